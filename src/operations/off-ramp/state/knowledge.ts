import { rawValue } from '../../../lib/open-enum.ts'
import { isRegisteredNetwork } from '../../../domain/payouts/transaction-id.ts'
import { readNetwork, type Network } from '../../../domain/networks.ts'
import {
  cancelsOf,
  factsOfKind,
  type Fact,
  type FactKind,
  type FactOf,
  type FactTime,
  type Refund,
  type StatusRead,
} from '../../journal/facts.ts'
import { isLiving, knownHashes, type KnownHash } from './hash-fates.ts'

export interface PayoutView {
  readonly id: string
  readonly network: Network | null
  readonly deposit: 'transfer' | 'burn' | 'unreadable' | 'unburnable' | 'unmintable'
  readonly status: StatusRead
  readonly refund: Refund
  readonly created: number
  readonly updated: number
}

export interface Live {
  readonly now: FactTime
  /** Where a wallet is asked now: by this page, or by another tab. */
  readonly request: { readonly at: 'none' | 'elsewhere' } | { readonly at: 'here'; readonly ask: string }
  /** What lies at the deposit address beyond what known transactions have brought: less than the transfer's amount, or enough. */
  readonly tokens: 'none' | 'less' | 'enough'
  /** Whether the payout may be the one whose creation is undecided (`undecidedFor`). */
  readonly mayBeUndecided: boolean
}

export interface KnownAsk {
  readonly ask: string
  readonly at: FactTime
  readonly endedAt: FactTime | null
  /** `withdrawn`: this page took it back before anything could leave, so no look has to follow it. */
  readonly answer: 'none' | 'no' | 'withdrawn' | 'told'
}

/** `waiting`: for tokens. `unread`: nobody has read it, and it counts as waiting. */
export type ServerStatus = 'waiting' | 'unread' | 'taken' | 'back' | 'failed' | 'cancelled' | 'unlisted'

/** What the facts of an off-ramp say of its tokens, whatever a page follows and the server says. */
export interface Known {
  /** Where its tokens are looked for, and from which position of the chain: those of the last ask, if there was one. */
  readonly network: string | null
  readonly position: number | null
  readonly hashes: readonly KnownHash[]
  readonly asks: readonly KnownAsk[]
  readonly openCancel: FactOf<'cancelAsked'> | null
  readonly looked: 'afterAsks' | 'no'
  readonly madeHere: 'yes' | 'no'
  /** This device has sent nothing of what another one made, and leaves it to that one; or it is not the one that is undecided. */
  readonly isLeft: boolean
  has(kind: FactKind): boolean
  of<Kind extends FactKind>(...kinds: readonly Kind[]): readonly FactOf<Kind>[]
}

export interface Knowledge extends Omit<Known, 'network'> {
  /** That on which this browser has asked a wallet, if it has. */
  readonly network: Network | null
  readonly live: Live
  readonly serverStatus: ServerStatus
  readonly payout: PayoutView | null
  readonly finding: 'byServer' | 'byRegistration'
}

const SERVER_STATUSES: Readonly<Record<string, ServerStatus>> = {
  pending: 'waiting',
  funded: 'taken',
  processing: 'taken',
  succeeded: 'taken',
  refunded: 'back',
  returned: 'back',
  failed: 'failed',
  failedPrecondition: 'failed',
  cancelled: 'cancelled',
}

const latest = (times: readonly FactTime[]): FactTime | null =>
  times.reduce<FactTime | null>((last, time) => (last && last.device >= time.device ? last : time), null)

const CANCELLED = { status: 'cancelled', refund: 'none', updated: null } as const

/** No payout waits again once it has stopped, so a reading that was kept outlives a `pending` from an older cache. */
function readingOf(facts: readonly Fact[], payout: PayoutView | null): Pick<PayoutView, 'status' | 'refund'> | null {
  const kept = factsOfKind(facts, 'read')[0] ?? (factsOfKind(facts, 'cancelled')[0] && CANCELLED)
  if (!kept || !payout) return payout ?? kept ?? null
  return payout.status === 'pending' || (kept.updated ?? -1) > payout.updated ? kept : payout
}

/** Where the server finds no deposit by itself, it believes any hash: it has taken tokens once their transaction is confirmed. */
const isBelieved = (hashes: readonly KnownHash[]) =>
  hashes.some(({ registration, fate }) => registration === 'registered' && fate !== 'landed')

function serverStatusOf(
  reading: Pick<PayoutView, 'status' | 'refund'> | null,
  hashes: readonly KnownHash[],
): ServerStatus {
  if (!reading) return 'unread'
  if (reading.refund === 'made') return 'back'
  const status = SERVER_STATUSES[rawValue(reading.status)] ?? 'unlisted'
  return status === 'taken' && isBelieved(hashes) ? 'waiting' : status
}

function knownAsks(facts: readonly Fact[], hashes: readonly KnownHash[]): readonly KnownAsk[] {
  return factsOfKind(facts, 'ask').map(({ ask, at }) => {
    const no = factsOfKind(facts, 'saidNo', 'kept').filter((fact) => fact.ask === ask)
    const answers = hashes.filter(({ asks }) => asks.includes(ask))
    const deaths = answers.map(({ diedAt }) => diedAt)
    const areAllDead = deaths.length > 0 && deaths.every((died) => died !== null)
    const endedAt = no[0]?.at ?? (areAllDead ? latest(deaths) : null)
    const refusal = no.some((fact) => 'code' in fact && fact.code === 'withdrawn') ? 'withdrawn' : 'no'
    return { ask, at, endedAt, answer: no.length > 0 ? refusal : answers.length > 0 ? 'told' : 'none' }
  })
}

function lookedAfter(facts: readonly Fact[], asks: readonly KnownAsk[]): Knowledge['looked'] {
  const looked = factsOfKind(facts, 'looked')[0]
  const ended = latest(asks.flatMap(({ endedAt, answer }) => (answer === 'withdrawn' ? [] : (endedAt ?? []))))
  return looked && (!ended || looked.at.device >= ended.device) ? 'afterAsks' : 'no'
}

function openCancelOf(facts: readonly Fact[]): FactOf<'cancelAsked'> | null {
  const done = new Set(factsOfKind(facts, 'cancelled').map(({ attempt }) => attempt))
  return (
    cancelsOf(facts)
      .filter(({ attempt }) => !done.has(attempt))
      .at(-1) ?? null
  )
}

/** What lets tokens leave, or shows that they have. */
export const SENDING = ['ask', 'told', 'handedOver', 'found', 'byHand'] as const satisfies readonly FactKind[]

function wasLeft(facts: readonly Fact[]): boolean {
  const [left, sent] = [factsOfKind(facts, 'left', 'notThatOne'), factsOfKind(facts, ...SENDING)].map((each) =>
    latest(each.map(({ at }) => at)),
  )
  return left != null && (sent == null || left.device > sent.device)
}

const lastOf = <Value>(values: readonly (Value | null)[]): Value | null =>
  values.filter((value) => value !== null).at(-1) ?? null

export function knownOf(facts: readonly Fact[]): Known {
  const of: Known['of'] = (...kinds) => factsOfKind(facts, ...kinds)
  const hashes = knownHashes(facts)
  const asks = knownAsks(facts, hashes)
  const places = of('ask', 'placed')
  return {
    network: lastOf(places.map(({ network }) => network)),
    position: lastOf(places.map(({ position }) => position)),
    hashes,
    asks,
    openCancel: openCancelOf(facts),
    looked: lookedAfter(facts, asks),
    madeHere: of('made').some(({ by }) => by === 'answer' || by === 'key') ? 'yes' : 'no',
    isLeft: wasLeft(facts),
    has: (kind) => of(kind).length > 0,
    of,
  }
}

export function knowledgeOf(facts: readonly Fact[], live: Live, payout: PayoutView | null): Knowledge {
  const known = knownOf(facts)
  const network = readNetwork(known.network ?? '') ?? payout?.network ?? null
  const finding = network && isRegisteredNetwork(network) ? 'byRegistration' : 'byServer'
  const believable = finding === 'byRegistration' ? known.hashes : []
  return {
    ...known,
    network,
    live,
    payout,
    finding,
    serverStatus: serverStatusOf(readingOf(facts, payout), believable),
  }
}

/** A cancel that the server has not refused may have reached it, or may still. */
export const isCancelAsked = ({ of }: Pick<Known, 'of'>): boolean =>
  cancelsOf(of('cancelAsked', 'cancelRefused')).length > 0

export const isCancelled = ({ has, of }: Pick<Known, 'has' | 'of'>): boolean =>
  has('cancelled') || of('read').some(({ status }) => status === 'cancelled')

export const livingOf = ({ hashes }: Pick<Known, 'hashes'>): readonly KnownHash[] => hashes.filter(isLiving)
