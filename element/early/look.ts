import { headingLevelOf, preferencesOf, settingsOf, type RampConfig } from '../../src/app/ramp-config.ts'
import { catalogueOf, directionOf, interfaceLanguage } from '../../src/app/language/language.ts'
import { storedHome, tokenStorage } from '../../src/app/session/token-storage.ts'
import { sessionPlace } from '../../src/stores/tab-storage.ts'
import type { World } from '../../src/lib/world.ts'
import type { Values } from './drawing.ts'

/** What an early screen depends on. */
export interface Look {
  readonly screen: 'signIn' | 'waiting'
  /** The route that a restored session led to the last time; null when it is not known. */
  readonly home: string | null
  readonly color: string
  /** The catalogue of its texts. */
  readonly locale: string
  readonly brand: string
  readonly values: Values
}

/** What the tab's storage says of the session. */
function restoredOf({ apiUrl, applicationId }: RampConfig, { storage }: World) {
  const place = sessionPlace(apiUrl, applicationId)
  const isRestored = tokenStorage(storage.session, place).read() !== null
  return { isRestored, home: isRestored ? storedHome(storage.session, place) : null }
}

const modeOf = (scheme: string) => {
  if (scheme !== 'auto') return scheme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** A session that is restored, or that a one-time token begins, does not pass the sign-in screen. */
export function lookOf(config: RampConfig, world: World): Look {
  const { theme, colorScheme } = config
  const { language = 'en', prefilledEmail, rampOnly } = preferencesOf(config)
  const shown = interfaceLanguage(language)
  const { isRestored, home } = restoredOf(config, world)
  return {
    screen: config.authToken || isRestored ? 'waiting' : 'signIn',
    home: config.authToken ? null : home,
    color: theme.color,
    locale: catalogueOf(language),
    brand: settingsOf(config).brand.nickname,
    values: {
      theme: theme.color,
      radius: theme.radius,
      mode: modeOf(colorScheme),
      lang: shown,
      dir: directionOf(shown),
      heading: `h${headingLevelOf(config)}`,
      email: prefilledEmail ?? '',
      logo: theme.logo ?? '',
      rampOnly: rampOnly ? 'on' : '',
    },
  }
}
