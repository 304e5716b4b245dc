import type { TransactionState } from '../../chains/adapter.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import type { DepositStatus } from '../off-ramp/deposit-status.ts'
import { REGISTERED, type Registrar, type Registration } from './registrar.ts'
import { isSubmitted } from './registration-state.ts'

export type { Registrar }

export interface FollowedRegistration {
  readonly isNeeded: boolean
  /** Starts the registration as soon as the transaction is submitted. */
  onLook(state: TransactionState): void
  /** Before its 2xx the server knows nothing of the tokens, and without a node it believes any hash. Then the network decides. */
  trusts(depositStatus: DepositStatus, state: TransactionState | null): boolean
  end(): Promise<Registration>
}

const NOT_NEEDED: FollowedRegistration = {
  isNeeded: false,
  onLook: () => {},
  trusts: () => true,
  end: async () => REGISTERED,
}

interface Followed {
  readonly journal: Pick<Journal, 'knownOf'>
  readonly registrar: Registrar
  readonly entry: JournalEntry
  readonly payoutId: string
  readonly deposit: { readonly network: string }
  isAttended(): boolean
}

export function followRegistration(followed: Followed, watch: { readonly hash: string }): FollowedRegistration {
  const { journal, registrar, entry, payoutId, deposit, isAttended } = followed
  const { network } = deposit
  if (!isRegisteredNetwork(network)) return NOT_NEEDED
  const running = new Map<string, Promise<Registration>>()
  const begin = () => {
    const { hash } = watch
    const begun = running.get(hash) ?? registrar.register({ entry, payoutId, network, hash, isAttended })
    running.set(hash, begun)
    return begun
  }
  const hasLeft = () => isSubmitted(journal.knownOf(entry), watch.hash)
  const registered = () => journal.knownOf(entry).of('registered')
  const isRegistered = () => registered().some(({ hash }) => hash === watch.hash)
  if (hasLeft()) void begin()
  return {
    isNeeded: true,
    onLook: (state) => void ((state === 'different' || hasLeft()) && begin()),
    trusts: (depositStatus, state) => isRegistered() && (depositStatus !== 'taken' || state === 'different'),
    end: begin,
  }
}
