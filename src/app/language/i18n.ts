import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { messages as app } from '../../../locales/en/app.ts'
import { messages as signIn } from '../../../locales/en/sign-in.ts'
import { messages as ui } from '../../../locales/en/ui.ts'
import { catalogues, type Area } from '../../../locales/catalogues.generated.ts'
import { LOCALES, type Locale } from '../../../locales/locales.generated.ts'
import { catalogueOf } from './language.ts'
import type { MerchantWords } from './words.ts'

export type { Area }

type Words = MerchantWords | undefined

/** The areas of the first screen. */
const FIRST_AREAS: readonly Area[] = ['ui', 'app', 'sign-in']

export interface Translations {
  readonly i18n: I18n
  /** Loads the translations of a screen, and of what no first screen has: fields, tables, the menu. */
  loadArea(area: Area): Promise<void>
  /** Changes the language of the present screen. A later call wins over an earlier one that is still loading. */
  use(language: string): Promise<void>
}

/** The first download contains the English translations of the first screen. Other areas and languages are loaded when needed. */
export function createTranslations(ofMerchant: () => Words = () => undefined): Translations {
  const areas = new Set<Area>(FIRST_AREAS)
  const texts: Partial<Record<Locale, Messages>> = { en: { ...ui, ...app, ...signIn } }
  let words: Words
  const i18n = setupI18n({ locale: 'en', messages: { en: { ...texts.en } } })
  const put = (locale: Locale) => i18n.load(locale, { ...texts[locale], ...words } as Messages)
  let wanted: Locale = 'en'
  const shown = () => i18n.locale as Locale

  const load = async (locale: Locale, area: Area) => {
    if (locale === 'en' && FIRST_AREAS.includes(area)) return
    const { areas: tables } = await catalogues[locale]()
    const { messages } = await tables[area]()
    texts[locale] = { ...texts[locale], ...messages }
    put(locale)
  }

  return {
    i18n,
    async loadArea(area) {
      const needed: readonly Area[] = ['ui-lazy', area]
      for (const each of needed) areas.add(each)
      // The screen keeps its language while the other one is loading, and when the download fails.
      const locales = [...new Set([shown(), wanted])]
      await Promise.all(locales.flatMap((locale) => needed.map((each) => load(locale, each))))
    },
    async use(language) {
      const locale = catalogueOf(language)
      wanted = locale
      if (words !== ofMerchant()) {
        words = ofMerchant()
        LOCALES.forEach(put)
      }
      try {
        await Promise.all([...areas].map((area) => load(locale, area)))
      } catch {
        // The download is repeated at the host's next change.
        if (wanted === locale) wanted = shown()
        return
      }
      if (wanted === locale && shown() !== locale) i18n.activate(locale)
    },
  }
}
