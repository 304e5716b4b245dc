import type { ChainAdapter, ChainNode, Sent, Since } from '../../../chains/adapter.ts'
import { ChainError, UnpayableError } from '../../../chains/chain-error.ts'
import { UnloadedError } from '../../../chains/lazy-verb.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { monotonicTime } from '../../../lib/timing/clock.ts'
import { serverTimeOf, type JournalEntry } from '../../journal/entry.ts'
import type { Journal } from '../../journal/journal.ts'
import { heldTokens, type Held } from './deposit-tokens.ts'

interface Looked {
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'findSent' | 'balance'>
  readonly since: Since
}

/**
 * What the network shows of a payout's tokens. `found`: the owner's own transfer to its address. `tokensThere`: tokens of an unknown sender, such
 * as an exchange. `unknown`: no answer, which proves nothing. `unpayable`: nobody can be paid at its address, so no page asks a wallet.
 */
export type Look =
  | ({ readonly status: 'found' } & Sent)
  | { readonly status: 'tokensThere'; readonly size: Exclude<Held, 'none'> }
  | { readonly status: 'none' }
  | { readonly status: 'unpayable'; readonly error: ChainError }
  | { readonly status: 'unknown'; readonly error: ChainError }

/** Nobody can be paid at the address, or no token can be burned for it. */
const isUnpayable = (cause: unknown): cause is ChainError =>
  cause instanceof UnpayableError || (cause instanceof ChainError && cause.code === 'network/no-cctp-domain')

function failed(cause: unknown): Look {
  if (isUnpayable(cause)) return { status: 'unpayable', error: cause }
  const error = cause instanceof UnloadedError ? cause : new ChainError('network/unreachable', { cause })
  return { status: 'unknown', error }
}

type NothingShown = Extract<Look, { readonly status: 'none' | 'unpayable' }>

/** Nothing shows tokens of the payout, and the network was asked, or need not be. */
export const showsNothing = (look: Look): look is NothingShown => look.status === 'none' || look.status === 'unpayable'

/**
 * A customer who says that nothing was sent is believed beside less than the payout's amount, which anybody may have sent there to stop
 * them (decisions.md C19).
 */
export const permitsWord = (look: Look): boolean =>
  showsNothing(look) || (look.status === 'tokensThere' && look.size === 'less')

/** Reads both at once, because the customer waits for the slower one. Tokens that are there bar everything, also where the search fails. */
async function readOnce({ deposit, adapter, since }: Looked, node: ChainNode): Promise<Look> {
  const [search, holding] = await Promise.allSettled([
    adapter.findSent(deposit, since, node),
    heldTokens({ deposit, adapter }, node),
  ])
  if (search.status === 'fulfilled' && search.value !== null) return { status: 'found', ...search.value }
  if (holding.status === 'fulfilled' && holding.value !== 'none') return { status: 'tokensThere', size: holding.value }
  for (const each of [search, holding]) if (each.status === 'rejected') throw each.reason
  return { status: 'none' }
}

/** Looks at the network itself: the server may not have counted yet what another device has sent (decisions.md C19). Never rejects. */
export async function lookForTokens(looked: Looked, node: ChainNode): Promise<Look> {
  const look = await readOnce(looked, node).catch(failed)
  if (look.status !== 'tokensThere') return look
  // They may have landed between the two answers.
  return readOnce(looked, node).catch(failed)
}

const LOOKS = 3

interface Patience {
  pause(): Promise<void>
  /** No look begins after so long. */
  readonly withinMs?: number
}

/** One answer that does not come is no silence yet. */
export async function lookAgain(look: () => Promise<Look>, { pause, withinMs = Infinity }: Patience): Promise<Look> {
  const begun = monotonicTime()
  let seen = await look()
  for (let looks = 1; seen.status === 'unknown' && looks < LOOKS; looks += 1) {
    await pause()
    if (monotonicTime() - begun > withinMs) return seen
    seen = await look()
  }
  return seen
}

/** When the payout was made, as another device may have sent first. The block counts only where the server's time is unknown. */
export function madeAt(journal: Pick<Journal, 'presentOf' | 'knownOf'>, entry: JournalEntry): Since {
  const made = serverTimeOf(journal.presentOf(entry))
  return made === null ? (journal.knownOf(entry).position ?? new Date(entry.createdAt)) : new Date(made)
}

interface SearchingAgain {
  readonly node: ChainNode
  pause(): Promise<void>
  readonly journal: Journal
  readonly entry: JournalEntry
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'findSent' | 'balance'>
}

/** Looks before a payout is cancelled: some wallets broadcast, then refuse, and its own address may have tokens (decisions.md C13, C19, C20). */
export const searchAgain = ({ journal, entry, pause, node, ...looked }: SearchingAgain): Promise<Look> =>
  lookAgain(() => lookForTokens({ ...looked, since: madeAt(journal, entry) }, node), { pause })

/** The customer may unlock a wallet or change its network in between. */
const FRESH_MS = 5000

/** A look that begins at once, while wallet and funds are checked, and again where these have taken long. */
export function createFreshLook(look: () => Promise<Look>): () => Promise<Look> {
  let begun = monotonicTime()
  let latest = look()
  return () => {
    if (monotonicTime() - begun > FRESH_MS) [begun, latest] = [monotonicTime(), look()]
    return latest
  }
}

const SHORTEST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/** Repeats a look that had no answer, each time after twice as long. Until then it has none (requirements.md SAFE-E3). */
export function createPacedLook(look: () => Promise<Look>): () => Promise<Look> {
  let [dueAt, waitMs] = [0, SHORTEST_WAIT_MS]
  let latest: Promise<Look> | null = null
  return async () => {
    if (latest && monotonicTime() < dueAt) return latest
    latest = look()
    dueAt = Number.POSITIVE_INFINITY
    const answer = await latest
    dueAt = monotonicTime() + waitMs
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    return answer
  }
}
