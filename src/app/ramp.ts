import type { Services } from '../queries/services.ts'
import type { Router } from '../router/router-store.ts'
import type { Translations } from './i18n.ts'
import type { Prefill } from './prefill.ts'
import type { RampConfig } from './ramp-config.ts'

/** One ramp: everything that an element owns but its shadow root. */
export interface Ramp {
  readonly services: Services
  readonly router: Router
  readonly translations: Translations
  /** Takes up what the host changed, without losing what the customer typed; a one-time token among it is exchanged. */
  configure(config: RampConfig): void
  /** Fills fields that the customer has not touched. */
  prefill(values: Prefill): void
  /** Drops session, stack, forms and cached data without a call; the operation journal stays. */
  reset(): void
  /** Ends every request, timer and listener. */
  close(): void
}
