import type { ChainErrorCode } from '../../../chains/chain-error.ts'
import type { JournalEntry } from '../../journal/entry.ts'
import type { Sending, SendingEnd } from '../sending.ts'
import { factsOfKind, type Fact, type FactTime, type StatusRead } from '../../journal/facts.ts'
import type { Live } from './knowledge.ts'

/** What this page follows of an off-ramp, beside what the journal keeps of it. */
interface Followed {
  readonly entry: JournalEntry
  readonly sending: Sending
}

/** `at` is when this page asks, `made` when the transfer was made. */
interface Times {
  readonly at: FactTime
  readonly made: FactTime
}

type Facts = readonly (Fact | false | null)[]

const confirmed = (hash: string | null | undefined, { at }: Times): Fact | null =>
  hash ? { kind: 'confirmed', at, hash, moved: 'exact' } : null

const read = (status: StatusRead, { at }: Times): Fact => ({
  kind: 'read',
  at,
  status,
  refund: 'none',
  updated: null,
})

const DEATHS: Readonly<Partial<Record<ChainErrorCode, 'expired' | 'superseded' | 'failed'>>> = {
  'network/expired': 'expired',
  'network/replaced': 'superseded',
  'network/refused': 'failed',
}

/** This page sent nothing, or nothing that can arrive. Of what another tab has asked or sent since, it says nothing. */
function factsOfNo(
  { sending: { hash } }: Pick<Followed, 'sending'>,
  end: SendingEnd & { status: 'notSent' },
  times: Times,
): Facts {
  const { made, at } = times
  const death = DEATHS[end.error.code]
  return [
    death !== undefined && hash !== null && { kind: death, at: made, hash },
    { kind: 'looked', at, ask: null, position: null },
    end.isCancelled && read('cancelled', times),
  ]
}

const OVER = { awaited: 'cancelled', came: 'cancelled', returned: 'refunded' } as const

function factsOfEnd(followed: Followed, end: SendingEnd, times: Times): Facts {
  const { entry, sending } = followed
  const { at } = times
  const hash = sending.hash ?? entry.hash
  switch (end.status) {
    case 'sent':
      return [end.hash === null ? read('funded', times) : confirmed(end.hash, times)]
    case 'unregistered':
      return [
        confirmed(end.hash, times),
        end.isConflict && { kind: 'registrationRefused', at, hash: end.hash, code: null },
      ]
    case 'notSent':
      return factsOfNo(followed, end, times)
    case 'over':
      return [read(OVER[end.tokens], times), end.tokens === 'came' && confirmed(hash, times)]
    case 'conflict':
      return [hash !== undefined && { kind: 'registrationRefused', at, hash, code: null }]
    case 'different':
    case 'unknown':
    case 'elsewhere':
      return []
  }
}

const MOVED: Readonly<Partial<Record<NonNullable<Sending['moved']>, StatusRead>>> = {
  taken: 'funded',
  returned: 'refunded',
  over: 'cancelled',
}

/** What only this page's memory holds of an off-ramp, as the facts that a later version of the journal keeps. */
export function factsOfSending(followed: Followed, at: FactTime): readonly Fact[] {
  const { entry, sending } = followed
  const made: FactTime = { device: entry.createdAt, offset: entry.offset ?? null }
  const hash = sending.hash ?? entry.hash
  const movedTo = sending.moved ? MOVED[sending.moved] : undefined
  const facts: Facts = [
    sending.isSeen && hash !== undefined && { kind: 'seen', at: made, hash },
    sending.stage === 'dropped' && hash !== undefined && { kind: 'gone', at, hash },
    movedTo !== undefined && read(movedTo, { at, made }),
    ...(sending.end ? factsOfEnd(followed, sending.end, { at, made }) : []),
  ]
  return facts.filter((fact) => typeof fact === 'object' && fact !== null)
}

const isOnItsWay = ({ moved, end }: Sending): boolean => moved === 'onItsWay' && !end

/** One that stepped back for another tab's was never shown. */
function openAskOf(facts: readonly Fact[]): string | undefined {
  const refused = new Set(factsOfKind(facts, 'saidNo').map(({ ask }) => ask))
  return factsOfKind(facts, 'ask')
    .filter(({ ask }) => !refused.has(ask))
    .at(-1)?.ask
}

const heldBy = ({ end }: Sending): Live['tokens'] =>
  end?.status === 'unknown' && end.error?.code === 'network/tokens-held' ? (end.held ?? 'enough') : 'none'

/** Tokens that a look found, of an unknown sender or beside an open request. Where it does not say how many, no word of the customer cancels. */
export const liveOfSending = (
  { entry, sending }: Followed,
  facts: readonly Fact[],
): Pick<Live, 'request' | 'tokens'> => ({
  request:
    sending.stage === 'approving' && !sending.end
      ? { at: 'here', ask: openAskOf(facts) ?? entry.opId }
      : { at: 'none' },
  tokens: isOnItsWay(sending) ? 'enough' : heldBy(sending),
})
