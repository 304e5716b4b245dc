import type { StoreApi } from 'zustand/vanilla'
import type { Services } from '../queries/services.ts'
import type { Router } from '../router/router-store.ts'
import type { Translations } from './language/i18n.ts'
import type { Prefill } from './host-config.ts'
import type { RampConfig } from './ramp-config.ts'
import type { Screens } from './navigation/screens.ts'
import type { ShownScreen } from './navigation/shown-screen.ts'

/** One ramp: everything that an element owns except its shadow root. */
export interface Ramp {
  readonly services: Services
  readonly router: Router
  readonly translations: Translations
  readonly screens: Screens
  readonly shown: StoreApi<ShownScreen>
  /** Resolves when the present path is shown, or as soon as a restored session or a token has opened another. */
  arrival(): Promise<void>
  /** Applies the host's changes without losing the customer's input. A new one-time token is exchanged. */
  configure(config: RampConfig): void
  /**
   * Opens a path of the route table once no token is being exchanged, because a guard would judge it as signed out until then. Resolves
   * when the screen is shown, which a guard may have chosen. Rejects for a path that is not in the table, and opens nothing.
   */
  open(path: string): Promise<void>
  /** Signs out, and ends a sign-in that is under way. Resolves with false when the host cancelled it. */
  signOut(): Promise<boolean>
  /** Fills the fields that the customer has not edited. */
  prefill(values: Prefill): Promise<void>
  /** Drops session, stack, forms and cached data without a call; the operation journal stays. */
  reset(): void
  /** Ends every request, timer and listener. */
  close(): void
}
