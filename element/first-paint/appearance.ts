import { BRAND, headingLevelOf, preferencesOf, type RampConfig } from '../../src/app/ramp-config.ts'
import { catalogueOf, directionOf, interfaceLanguage } from '../../src/app/language/language.ts'
import { RESTORED_ROUTE, keptText, MERCHANT, storedTokens } from '../../src/app/session/token-storage.ts'
import { storageKeyOf } from '../../src/stores/tab-storage.ts'
import type { World } from '../../src/lib/world.ts'
import { modeOf, PREFERS_DARK } from '../../styles/theme.ts'
import type { Values } from './snapshot.ts'
import type { Texts } from './texts.ts'

export interface Appearance {
  readonly screen: 'signIn' | 'waiting'
  /** The route that a restored session showed last; null when it is not known. */
  readonly restoredRoute: string | null
  readonly idToken: string | null
  readonly color: string
  readonly locale: string
  readonly brand: string
  /** The merchant's own. */
  readonly words?: Texts | undefined
  readonly values: Values
}

function restoredOf({ apiUrl, applicationId }: RampConfig, { storage }: World) {
  const storageKey = storageKeyOf(apiUrl, applicationId)
  const idToken = storedTokens(storage.session, storageKey)?.idToken ?? null
  return {
    idToken,
    read: keptText(storage.session, storageKey + MERCHANT),
    restoredRoute: idToken === null ? null : keptText(storage.session, storageKey + RESTORED_ROUTE),
  }
}

/** A session that is restored, or that a one-time token begins, does not pass the sign-in screen. */
export function appearanceOf(config: RampConfig, world: World): Appearance {
  const { theme, colorScheme, host } = config
  const given = host.brand?.nickname
  const { language = 'en', prefilledEmail, rampOnly } = preferencesOf(config)
  const shown = interfaceLanguage(language)
  const { idToken, read, restoredRoute } = restoredOf(config, world)
  return {
    screen: config.authToken || idToken !== null ? 'waiting' : 'signIn',
    restoredRoute: config.authToken ? null : restoredRoute,
    idToken,
    color: theme.color,
    locale: catalogueOf(language),
    brand: given || BRAND.nickname,
    words: config.words,
    values: {
      theme: theme.color,
      radius: theme.radius,
      mode: modeOf(colorScheme, matchMedia(PREFERS_DARK).matches),
      lang: shown,
      dir: directionOf(shown),
      heading: `h${headingLevelOf(config)}`,
      email: prefilledEmail ?? '',
      logo: theme.logo ?? '',
      merchant: given || read || '',
      rampOnly: rampOnly ? 'on' : '',
    },
  }
}
