import { isRedemptionConflict, registerRedemption } from '../../api/chains.ts'
import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { dueHashes } from './registration-state.ts'

/** `failed`: the server has not answered with 2xx. The error is null where an earlier page has read the refusal, or no call was made. */
export type Registration =
  | { readonly status: 'registered' }
  | { readonly status: 'conflict' | 'failed'; readonly error: ApiError | null }

export const REGISTERED: Registration = { status: 'registered' }

interface Sent {
  readonly entry: JournalEntry
  readonly payoutId: string
  readonly network: string
  readonly hash: string
  /** False once the customer has signed out: nothing is registered in another customer's name. */
  isAttended(): boolean
}

export interface Registrar {
  /** Reports to the server which transaction funds a payout, where it needs that. Never rejects, and never cancels. */
  register(sent: Sent): Promise<Registration>
}

interface Parts {
  readonly api: ApiClient
  readonly journal: Pick<Journal, 'knownOf' | 'record' | 'once'>
  onRegistered?(payoutId: string): void
}

interface Failure {
  readonly at: number
  readonly count: number
  readonly error: ApiError | null
}

/** A page pauses for one second, two, four … after each failure, even if its screens are opened again. A new page tries at once. */
const pauseAfter = ({ count }: Failure): number => Math.min(60_000, 1000 * 2 ** (count - 1))

/** The server itself, and no gateway, says that it has another transaction, has no such payout, or takes no such transaction. */
const isDefinite = (error: ApiError | null): boolean =>
  isRedemptionConflict(error) || (error?.outcome === 'definite' && [404, 422].includes(error.status ?? 0))

/** One request at a time in a page. Repeats by other tabs and devices are harmless. */
export function createRegistrar({ api, journal, onRegistered }: Parts): Registrar {
  const failures = new Map<string, Failure>()

  async function ask({ entry, payoutId, network, hash, isAttended }: Sent): Promise<Registration> {
    const { of } = journal.knownOf(entry)
    const isKnown = (answer: 'registered' | 'registrationRefused') => of(answer).some((each) => each.hash === hash)
    if (!isRegisteredNetwork(network) || isKnown('registered')) return REGISTERED
    if (isKnown('registrationRefused')) return { status: 'conflict', error: null }
    const failure = failures.get(hash)
    if (failure && performance.now() - failure.at < pauseAfter(failure))
      return { status: 'failed', error: failure.error }
    if (!isAttended()) return { status: 'failed', error: null }
    try {
      await registerRedemption(api, { sourceChain: network, sourceTransactionHash: hash, transferId: payoutId })
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : null
      if (isDefinite(error)) {
        journal.record(entry.opId, { kind: 'registrationRefused', hash, code: error?.code ?? null })
        return { status: 'conflict', error }
      }
      if (error?.kind !== 'aborted')
        failures.set(hash, { at: performance.now(), count: (failure?.count ?? 0) + 1, error })
      return { status: 'failed', error }
    }
    journal.record(entry.opId, { kind: 'registered', hash })
    onRegistered?.(payoutId)
    return REGISTERED
  }

  return { register: (sent) => journal.once(`${sent.payoutId}:${sent.hash}`, () => ask(sent)) }
}

interface Due {
  readonly journal: Pick<Journal, 'entries' | 'knownOf'>
  readonly registrar: Registrar
  isAttended(): boolean
}

/** Registers all submitted transactions that the server does not know, in any phase of their payouts; of one payout, one after the other. */
export async function registerDue({ journal, registrar, isAttended }: Due): Promise<void> {
  const registerOf = async (entry: JournalEntry) => {
    const known = journal.knownOf(entry)
    for (const hash of dueHashes(entry, known))
      await registrar.register({ entry, payoutId: entry.payoutId!, network: known.network!, hash, isAttended })
  }
  await Promise.all(journal.entries().map(registerOf))
}
