import { isRedemptionConflict, registerRedemption } from '../../api/chains.ts'
import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { dueRegistrations } from './registration-state.ts'

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
  readonly journal: Pick<Journal, 'presentOf' | 'record' | 'once'>
  onRegistered?(payoutId: string): void
}

/** After three failures a page pauses, even if its screens are opened again. A new page tries at once. */
const PAUSE_MS = 60_000

/** One request at a time in a page. Repeats by other tabs and devices are harmless. */
export function createRegistrar({ api, journal, onRegistered }: Parts): Registrar {
  const failures = new Map<string, { readonly at: number; readonly error: ApiError | null }>()

  async function ask({ entry, payoutId, network, hash, isAttended }: Sent): Promise<Registration> {
    const present = journal.presentOf(entry)
    if (!isRegisteredNetwork(network) || present.registered === hash) return REGISTERED
    if (present.conflict === hash) return { status: 'conflict', error: null }
    const failure = failures.get(hash)
    if (failure && performance.now() - failure.at < PAUSE_MS) return { status: 'failed', error: failure.error }
    if (!isAttended()) return { status: 'failed', error: null }
    try {
      await registerRedemption(api, { sourceChain: network, sourceTransactionHash: hash, transferId: payoutId })
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : null
      if (isRedemptionConflict(error)) {
        journal.record(entry.opId, { kind: 'registrationRefused', hash, code: error?.code ?? null })
        return { status: 'conflict', error }
      }
      if (error?.kind !== 'aborted') failures.set(hash, { at: performance.now(), error })
      return { status: 'failed', error }
    }
    journal.record(entry.opId, { kind: 'registered', hash })
    onRegistered?.(payoutId)
    return REGISTERED
  }

  return { register: (sent) => journal.once(`${sent.payoutId}:${sent.hash}`, () => ask(sent)) }
}

interface Due {
  readonly journal: Pick<Journal, 'entries'>
  readonly registrar: Registrar
  isAttended(): boolean
}

/** Registers all submitted transactions that the server does not know, in any phase of their payouts. */
export const registerDue = ({ journal, registrar, isAttended }: Due): Promise<readonly Registration[]> =>
  Promise.all(
    dueRegistrations({ journal }).map((entry) => {
      const { payoutId, network, hash } = entry
      return registrar.register({ entry, payoutId: payoutId!, network: network!, hash: hash!, isAttended })
    }),
  )
