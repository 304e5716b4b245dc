import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { messages as app } from '../../../locales/en/app.ts'
import { messages as signIn } from '../../../locales/en/sign-in.ts'
import { messages as ui } from '../../../locales/en/ui.ts'
import type { Area, Areas } from '../../../locales/catalogues.generated.ts'
import type { Locale } from '../../../locales/locales.generated.ts'
import { catalogueOf, interfaceLanguage } from './language.ts'
import type { MerchantWords } from './words.ts'

export type { Area }

type Words = MerchantWords | undefined

/** The areas of the first screen. */
const FIRST_AREAS: readonly Area[] = ['ui', 'app', 'sign-in']

export interface Translations {
  /** Its locale is the tag by which numbers, dates and names are written, such as `en-GB`. The catalogue only has the words. */
  readonly i18n: I18n
  /** Loads the translations of a screen, and of what no first screen has: fields, tables, the menu. */
  loadArea(area: Area): Promise<void>
  /** Changes the language of the present screen. A later call wins over an earlier one that is still loading. */
  use(language: string): Promise<void>
}

/** The table of the other languages is a download of theirs. */
async function areasOf(locale: Locale): Promise<Areas> {
  if (locale === 'en') return (await import('../../../locales/en/areas.generated.ts')).areas
  const { catalogues } = await import('../../../locales/catalogues.generated.ts')
  return (await catalogues[locale]()).areas
}

/** The first download contains the English translations of the first screen. Other areas and languages are loaded when needed. */
export function createTranslations(ofMerchant: () => Words = () => undefined): Translations {
  const areas = new Set<Area>(FIRST_AREAS)
  const loaded = new Set(FIRST_AREAS.map((area) => 'en' + area))
  const texts: Partial<Record<Locale, Messages>> = { en: { ...ui, ...app, ...signIn } }
  let words: Words
  const i18n = setupI18n({ locale: 'en', messages: { en: { ...texts.en } } })
  const messagesIn = (tag: string) => ({ ...texts[catalogueOf(tag)], ...words }) as Messages
  const put = () => i18n.load(i18n.locale, messagesIn(i18n.locale))
  let wanted = 'en'
  const missing = (tag: string) => [...areas].filter((area) => !loaded.has(catalogueOf(tag) + area))

  const load = async (tag: string, area: Area) => {
    const locale = catalogueOf(tag)
    const key = locale + area
    if (loaded.has(key)) return
    const { messages } = await (await areasOf(locale))[area]()
    // Every screen that reads words is drawn again for new ones: not again for the same, which another call may have asked for meanwhile.
    if (loaded.has(key)) return
    loaded.add(key)
    texts[locale] = { ...texts[locale], ...messages }
    put()
  }

  return {
    i18n,
    async loadArea(area) {
      const needed: readonly Area[] = ['ui-lazy', area]
      for (const each of needed) areas.add(each)
      // A screen waits for the words of a language that is on its way, and opens in the present one when that download fails.
      const ofWanted = (each: Area) => load(wanted, each).catch(() => undefined)
      await Promise.all(needed.flatMap((each) => [load(i18n.locale, each), ofWanted(each)]))
    },
    async use(language) {
      const tag = interfaceLanguage(language)
      wanted = tag
      if (words !== ofMerchant()) {
        words = ofMerchant()
        put()
      }
      try {
        while (missing(tag).length > 0) await Promise.all(missing(tag).map((area) => load(tag, area)))
      } catch {
        // The download is repeated at the host's next change.
        if (wanted === tag) wanted = i18n.locale
        return
      }
      if (wanted !== tag || i18n.locale === tag) return
      // For the numbers inside messages, which lingui writes.
      const locales = `${new Intl.Locale(tag, { numberingSystem: 'latn' })}`
      i18n.loadAndActivate({ locale: tag, locales, messages: messagesIn(tag) })
    },
  }
}
