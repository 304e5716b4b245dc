import type { ApiClient } from '../../api/client.ts'
import type { Journal } from '../journal/journal.ts'
import { createRegistrar, registerDue, type Registrar } from '../registration/registrar.ts'
import { dueRegistrations } from '../registration/registration-state.ts'
import type { SessionScope } from './session-scope.ts'

/** Registers due transactions, again at each resumption until the server answers 2xx (decisions.md C13). */
interface Registrations {
  readonly registrar: Registrar
  /** In any phase: the server returns what came for a cancelled payout only once it knows of it. */
  resume(): void
  isAnyDue(): boolean
}

interface Parts {
  readonly api: ApiClient
  readonly journal: Journal
  readonly scope: Pick<SessionScope, 'presence'>
  onChanged(payoutId: string): void
}

export function createRegistrations({ api, journal, scope, onChanged }: Parts): Registrations {
  const registrar = createRegistrar({ api, journal, onRegistered: onChanged })
  return {
    registrar,
    resume: () => void registerDue({ journal, registrar, isAttended: scope.presence() }),
    isAnyDue: () => dueRegistrations({ journal }).length > 0,
  }
}
