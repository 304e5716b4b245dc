import type { Case, Columns, DeclineCause } from './cases.ts'
import { cancelsOf } from '../../journal/facts.ts'
import { isLongUntraced } from './followed.ts'
import { isExact, isLanded, isOnlyTold, isRefused, isVisible, mayStillLand, type KnownHash } from './hash-fates.ts'
import { livingOf, type Knowledge, type ServerStatus } from './knowledge.ts'

type Kind = Case['kind']

interface Row<Name extends Kind> extends Columns {
  /** What the case carries; null if it doesn't fit. */
  fit(known: Knowledge): Omit<Extract<Case, { kind: Name }>, 'kind'> | null
  /** Where a column depends on more than the case. */
  amend?(known: Knowledge): Partial<Pick<Columns, 'ask' | 'cancel'>>
}

const PLAIN = { ask: 'no', cancel: 'no', hold: 'free' } as const satisfies Columns
const NOTHING = {}

const isWaiting = ({ serverStatus }: Knowledge): boolean => serverStatus === 'waiting' || serverStatus === 'unread'
const is = (status: ServerStatus) => (known: Knowledge) => (known.serverStatus === status ? NOTHING : null)

const hashThat = (known: Knowledge, meets: (hash: KnownHash) => boolean) => {
  const found = isWaiting(known) ? livingOf(known).find(meets) : undefined
  return found ? { hash: found.hash } : null
}

const DECLINE_CAUSES: Readonly<Partial<Record<ServerStatus, DeclineCause>>> = {
  taken: 'taken',
  back: 'returned',
  failed: 'over',
  cancelled: 'over',
  unlisted: 'changed',
}

function declineCause(known: Knowledge, ask: string): DeclineCause | null {
  const changed = DECLINE_CAUSES[known.serverStatus]
  if (changed) return changed
  const askedAt = known.asks.find((each) => each.ask === ask)?.at.device ?? 0
  const isCancelWanted =
    known.of('cancelWanted').some((wanted) => wanted.ask === ask) ||
    cancelsOf(known.of('cancelAsked', 'cancelRefused')).some(({ at }) => at.device > askedAt)
  if (isCancelWanted) return 'cancelWanted'
  const isKnownOtherwise = known.live.tokens !== 'none' || livingOf(known).some(({ asks }) => !asks.includes(ask))
  return isKnownOtherwise ? 'onItsWay' : null
}

/** Sui and Aptos return only what they know of, so there a transaction that isn't registered stays where it is. */
const isReturnable = ({ finding }: Knowledge, { registration }: KnownHash) =>
  finding === 'byServer' || registration === 'registered'

const isRegistrationDue = ({ finding }: Knowledge, { registration }: KnownHash) =>
  finding === 'byRegistration' && registration === 'none'

const canDenyUnseen = (known: Knowledge) =>
  livingOf(known)
    .filter(mayStillLand)
    .every((hash) => isLongUntraced(known, hash, known.live.now))

/** The table of off-ramps, in order: the first row that fits holds. */
export const ROWS = {
  undecided: {
    ...PLAIN,
    hold: 'holds',
    fit: ({ has, of }) =>
      has('called') && !has('made') && !has('refused') && !has('givenUp') ? { key: of('asked')[0]?.key ?? null } : null,
  },
  declineIt: {
    ...PLAIN,
    hold: 'holds',
    fit(known) {
      const { request } = known.live
      const cause = request.at === 'here' ? declineCause(known, request.ask) : null
      return request.at === 'here' && cause ? { request: request.ask, cause } : null
    },
  },
  tooMuch: {
    ...PLAIN,
    fit({ serverStatus, hashes }) {
      const landed = hashes.filter((hash) => isLanded(hash) && isExact(hash))
      // What the server took was another one than the transaction that it refused.
      const areTwo = landed.length > 1 || landed.some(isRefused)
      return serverStatus === 'taken' && areTwo ? { hashes: landed.map(({ hash }) => hash) } : null
    },
  },
  cameBack: { ...PLAIN, fit: is('back') },
  arrived: { ...PLAIN, fit: is('taken') },
  failed: { ...PLAIN, fit: is('failed') },
  stranded: {
    ...PLAIN,
    fit(known) {
      if (known.serverStatus !== 'cancelled' || known.finding === 'byServer') return null
      const lost = livingOf(known).filter((hash) => !isReturnable(known, hash))
      if (lost.length === 0 && known.live.tokens === 'none') return null
      const hashes = lost.map(({ hash }) => hash)
      if (lost.some(isRefused)) return { hashes, cause: 'conflict' }
      if (!lost.every(isOnlyTold)) return { hashes, cause: 'due' }
      return known.live.tokens === 'none' ? { hashes, cause: 'told' } : { hashes: [], cause: 'tokensThere' }
    },
  },
  willComeBack: {
    ...PLAIN,
    fit(known) {
      const coming =
        known.serverStatus === 'cancelled' ? livingOf(known).filter((hash) => isReturnable(known, hash)) : []
      const cause = coming.some(isLanded) ? 'came' : 'mayCome'
      return coming.length > 0 ? { hashes: coming.map(({ hash }) => hash), cause } : null
    },
  },
  ended: {
    ...PLAIN,
    fit: ({ serverStatus, asks }) =>
      serverStatus === 'cancelled' ? { request: asks.find(({ answer }) => answer === 'none')?.ask ?? null } : null,
  },
  beingProcessed: { ...PLAIN, fit: is('unlisted') },
  conflict: {
    ...PLAIN,
    cancel: 'byWord',
    fit(known) {
      const [refused] = known.of('registrationRefused')
      const isTaken = livingOf(known).some(({ registration }) => registration === 'registered')
      if (!isWaiting(known) || !refused || isTaken) return null
      const mayHaveLeft = livingOf(known).some(({ hash }) => hash === refused.hash)
      return { hash: refused.hash, cause: mayHaveLeft ? 'mayHaveLeft' : 'neverLeft' }
    },
  },
  unregistered: {
    ...PLAIN,
    fit: (known) => hashThat(known, (hash) => isLanded(hash) && isExact(hash) && isRegistrationDue(known, hash)),
  },
  tokensThere: {
    ...PLAIN,
    fit(known) {
      const { tokens } = known.live
      if (!isWaiting(known) || tokens === 'none') return null
      return livingOf(known).some((hash) => isExact(hash) && isVisible(hash)) ? null : { size: tokens }
    },
    amend: ({ live }) => (live.tokens === 'less' ? { cancel: 'byWord' } : NOTHING),
  },
  differentSent: {
    ...PLAIN,
    cancel: 'byWord',
    fit(known) {
      const other = known.hashes.find((hash) => isLanded(hash) && !isExact(hash))
      const isAlone = !livingOf(known).some(isExact)
      if (!isWaiting(known) || !other || !isAlone || other.moved === 'exact') return null
      return { hash: other.hash, cause: other.moved }
    },
    // Another amount lies at its address, so nobody can say that nothing was sent.
    amend: ({ hashes }) =>
      hashes.some((hash) => isLanded(hash) && hash.moved === 'otherAmount') ? { cancel: 'no' } : NOTHING,
  },
  onItsWay: {
    ...PLAIN,
    fit(known) {
      const visible = isWaiting(known) ? livingOf(known).filter((hash) => isExact(hash) && isVisible(hash)) : []
      const shown = visible.find(isLanded) ?? visible[0]
      return shown ? { hash: shown.hash, cause: isLanded(shown) ? 'landed' : 'seen' } : null
    },
  },
  gone: { ...PLAIN, fit: (known) => hashThat(known, ({ fate }) => fate === 'gone') },
  unseen: {
    ...PLAIN,
    hold: 'holds',
    fit: (known) => hashThat(known, mayStillLand),
    amend: (known) => (canDenyUnseen(known) ? { cancel: 'byWord' } : NOTHING),
  },
  cancelling: {
    ...PLAIN,
    cancel: 'again',
    hold: 'holds',
    fit: (known) => (isWaiting(known) && known.openCancel ? { attempt: known.openCancel.attempt } : null),
  },
  differs: {
    ...PLAIN,
    cancel: 'afterLook',
    fit(known) {
      const [differs] = known.of('differs')
      return isWaiting(known) && differs && known.asks.length === 0 ? { fields: differs.fields } : null
    },
  },
  askingHere: {
    ...PLAIN,
    ask: 'isAsked',
    cancel: 'whileAsking',
    hold: 'holds',
    fit: (known) => (isWaiting(known) && known.live.request.at === 'here' ? { request: known.live.request.ask } : null),
  },
  askingElsewhere: {
    ...PLAIN,
    hold: 'holds',
    fit: (known) => (isWaiting(known) && known.live.request.at === 'elsewhere' ? NOTHING : null),
  },
  perhapsSent: {
    ...PLAIN,
    cancel: 'byWord',
    hold: 'holds',
    fit(known) {
      const open = known.asks.filter(({ endedAt }) => endedAt === null).map(({ ask }) => ask)
      const isUncertain = known.asks.length > 0 && (open.length > 0 || known.looked === 'no')
      return isWaiting(known) && isUncertain ? { asks: open } : null
    },
  },
  unpayable: {
    ...PLAIN,
    cancel: 'afterLook',
    fit(known) {
      const deposit = known.payout?.deposit
      const isPayable = deposit === undefined || deposit === 'transfer' || deposit === 'burn'
      return isWaiting(known) && !isPayable ? { cause: deposit } : null
    },
  },
  byHand: {
    ...PLAIN,
    cancel: 'byWord',
    fit: (known) => (isWaiting(known) && known.has('byHand') ? NOTHING : null),
  },
  notSentAfterAll: {
    ask: 'afterLook',
    cancel: 'afterLook',
    hold: 'holds',
    fit: (known) => (isWaiting(known) && known.asks.length > 0 && !known.isLeft ? NOTHING : null),
    amend: ({ madeHere }) => (madeHere === 'yes' ? { cancel: 'byItself' } : {}),
  },
  notSent: {
    ask: 'afterLook',
    cancel: 'afterLook',
    hold: 'holds',
    fit: (known) => (isWaiting(known) && known.madeHere === 'yes' ? NOTHING : null),
  },
  madeElsewhere: {
    ask: 'afterLook',
    cancel: 'byWord',
    hold: 'free',
    fit: (known) => (isWaiting(known) ? NOTHING : null),
  },
  unknown: { ...PLAIN, fit: () => NOTHING },
} as const satisfies { readonly [Name in Kind]: Row<Name> }
