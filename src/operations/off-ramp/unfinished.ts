import type { ApiClient } from '../../api/client.ts'
import { getPayout } from '../../api/payouts.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { hasEnded, type JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import type { Registrar } from '../registration/registrar.ts'
import { isOnlyBelieved, isUnregistered } from '../registration/registration-state.ts'
import { cancelRecorded } from '../cancel-attempts.ts'
import { foundOn } from './look/found.ts'
import { permitsWord, type Look } from './look/look.ts'
import { isLongUntraced, isReturning } from './state/followed.ts'
import { isUntraced, type KnownHash } from './state/hash-fates.ts'
import { livingOf } from './state/knowledge.ts'
import { depositStatusOf, readOf } from './deposit-status.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Journal
}

export interface Unfinished {
  readonly entry: JournalEntry
  readonly payout: Payout
}

/** One that this device has left to another is not its work any more. */
export const unfinishedEntries = ({ journal }: Pick<Parts, 'journal'>): readonly JournalEntry[] =>
  journal
    .entries()
    .filter(({ kind, phase, payoutId }) => kind === 'offRamp' && phase === 'created' && payoutId !== undefined)
    .filter((entry) => !journal.knownOf(entry).isLeft)

interface ReadParts extends Parts {
  isAsking?(payoutId: string): boolean
}

/**
 * Ends the off-ramps that the server has advanced. Returns the others, those whose tokens it cannot find unregistered or only
 * believes in, and those whose wallet still asks, as the customer must decline there.
 */
export async function readUnfinished({ api, journal, isAsking }: ReadParts): Promise<readonly Unfinished[]> {
  const read = async (entry: JournalEntry): Promise<readonly Unfinished[]> => {
    const payout = await getPayout(api, entry.payoutId!).catch(() => null)
    if (!payout) return []
    const status = depositStatusOf(payout.status)
    const known = journal.knownOf(entry)
    const isBelieved = status === 'taken' && isOnlyBelieved(known)
    const isKept = isUnregistered(known) || isBelieved || isAsking?.(payout.id)
    if (status === 'waiting' || isKept) return [{ entry: journal.presentOf(entry), payout }]
    journal.record(entry.opId, readOf(status), { kind: 'settled' })
    return []
  }
  return (await Promise.all(unfinishedEntries({ journal }).map(read))).flat()
}

/** Its payout was cancelled, and its tokens left or came all the same. */
export const returningEntries = ({ journal }: Pick<Parts, 'journal'>): readonly JournalEntry[] =>
  journal
    .entries()
    .filter((entry) => entry.kind === 'offRamp' && hasEnded(entry) && isReturning(journal.knownOf(entry)))

export async function readReturning({ api, journal }: Parts): Promise<readonly Unfinished[]> {
  const read = async (entry: JournalEntry): Promise<readonly Unfinished[]> => {
    const payout = await getPayout(api, entry.payoutId!).catch(() => null)
    return payout?.status === 'cancelled' ? [{ entry, payout }] : []
  }
  return (await Promise.all(returningEntries({ journal }).map(read))).flat()
}

interface CancelParts extends Parts {
  /** What the network shows. If it does not answer, the customer's statement counts. */
  look(left: Unfinished): Promise<Look>
  readonly registrar: Registrar
  /** The screen has said that the network does not know its transaction. No clock that was set since takes that back. */
  isShownUnseen?(payoutId: string): boolean
}

interface Registering extends Omit<Parameters<Registrar['register']>[0], 'hash' | 'network'> {
  readonly network: string | undefined
}

/** Until a transaction is registered, the server may cancel a payout that has its tokens. False where one is not; rejects with the reason. */
async function registerEach(
  registrar: Registrar,
  living: readonly KnownHash[],
  { network, ...registering }: Registering,
): Promise<boolean> {
  for (const { hash } of network === undefined ? [] : living) {
    const registered = await registrar.register({ ...registering, network: network!, hash })
    if (registered.status !== 'registered' && registered.error) throw registered.error
    if (registered.status !== 'registered') return false
  }
  return true
}

/**
 * Cancels by the customer's statement (decisions.md C19). Null if the network or another tab knows more. Rejects with `ApiError`, and with
 * `ChainError` while the payout's address has tokens.
 */
export function cancelUnfinished(
  { api, journal, registrar, ...parts }: CancelParts,
  left: Unfinished,
): Promise<Payout | null> {
  const { entry } = left
  const network = depositOf(left.payout)?.network
  return journal.exclusively(left.payout.id, async () => {
    const { phase, payoutId, asked } = journal.presentOf(entry)
    const known = journal.knownOf(entry)
    const living = livingOf(known)
    const isShown = parts.isShownUnseen?.(left.payout.id) === true
    const mayBeDenied = (hash: KnownHash) => isUntraced(hash) && (isShown || isLongUntraced(known, hash, journal.now()))
    // What is dead, or never leaves its page, decides nothing.
    if (!payoutId || !living.every(mayBeDenied) || phase !== entry.phase || asked !== entry.asked) return null
    const seen = await parts.look(left)
    if (seen.status === 'found') {
      if (network) journal.record(entry.opId, ...foundOn(network, seen))
      return null
    }
    if (seen.status === 'tokensThere' && !permitsWord(seen)) throw new ChainError('network/tokens-held')
    const isRegistered = await registerEach(registrar, living, { entry, payoutId, network, isAttended: api.isOpen })
    if (!isRegistered) return null
    // The wallet may have answered after its page stopped waiting.
    const isNew = ({ hash }: KnownHash) => living.every((each) => each.hash !== hash)
    if (livingOf(journal.knownOf(entry)).some(isNew) || !api.isOpen()) return null
    const isUnsent = async () => permitsWord(await parts.look(left))
    return cancelRecorded({ api, journal, entry, payoutId, isUnsent })
  })
}
