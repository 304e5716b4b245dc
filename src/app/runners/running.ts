import type { Announcer } from '../customer/announcer.ts'
import type { Translations } from '../language/i18n.ts'
import type { Screens } from '../navigation/screens.ts'
import type { createShownScreen } from '../navigation/shown-screen.ts'
import type { Services } from '../../queries/services.ts'
import type { Router } from '../../router/router-store.ts'

/** The parts of an element that its runners watch and act on. */
export interface Running {
  readonly services: Services
  readonly router: Router
  readonly screens: Screens
  readonly shown: ReturnType<typeof createShownScreen>
  readonly announcer: Announcer
  readonly translations: Translations
  /** Reports an error that no screen shows. */
  refused(error: unknown): void
}
