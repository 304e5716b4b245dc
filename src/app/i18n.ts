import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { messages as app } from '../../locales/en/app.ts'
import { messages as signIn } from '../../locales/en/sign-in.ts'
import { messages as ui } from '../../locales/en/ui.ts'
import { catalogues, type Area, type Locale } from '../../locales/catalogues.generated.ts'

export type { Area }

/** The pseudo-locale under a right-to-left tag: it shows what mirrors and what overflows without a translation. */
const ALIASES = new Map<string, Locale>([['ar-XB', 'en-XA']])
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])
const FIRST: readonly Area[] = ['ui', 'app', 'sign-in']

const isLocale = (tag: string): tag is Locale => Object.hasOwn(catalogues, tag)

/** As BCP 47 writes it; a host may also write `pt_BR`. What is no tag is English. */
function tagOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}

const baseOf = (tag: string) => tag.split('-')[0] ?? ''

/** The nearest catalogue of a language, else English. */
export function catalogueOf(language: string): Locale {
  const tag = tagOf(language)
  const known = Object.keys(catalogues).filter(isLocale)
  return (
    ALIASES.get(tag) ??
    [tag, baseOf(tag)].find(isLocale) ??
    known.find((locale) => baseOf(locale) === baseOf(tag)) ??
    'en'
  )
}

/** The tag that the interface is marked with: what the host asked for when its catalogue is there, else English. */
export function interfaceLanguage(language: string): string {
  const tag = tagOf(language)
  const locale = catalogueOf(tag)
  return ALIASES.has(tag) || baseOf(tag) === baseOf(locale) ? tag : locale
}

export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(baseOf(language)) ? 'rtl' : 'ltr')

export interface Translations {
  readonly i18n: I18n
  /** Loads what a screen says, and what fields and tables say, in the present language. */
  loadArea(area: Area): Promise<void>
  /** Changes the language of what is on the screen; a later call wins over an earlier one that still loads. */
  use(language: string): Promise<void>
}

/** English words of the first screen come with the first download; every other area and language when it is needed. */
export function createTranslations(): Translations {
  const areas = new Set<Area>(FIRST)
  const english: Messages = { ...ui, ...app, ...signIn }
  const i18n = setupI18n({ locale: 'en', messages: { en: english } })
  let wanted: Locale = 'en'
  const shown = () => i18n.locale as Locale

  const load = async (locale: Locale, area: Area) => {
    if (locale === 'en' && FIRST.includes(area)) return
    const { areas: tables } = await catalogues[locale]()
    const { messages } = await tables[area]()
    i18n.load(locale, messages)
  }

  return {
    i18n,
    async loadArea(area) {
      const needed: readonly Area[] = ['ui-lazy', area]
      for (const each of needed) areas.add(each)
      // What is on the screen speaks one language while the other still loads, and where it fails to come.
      const locales = [...new Set([shown(), wanted])]
      await Promise.all(locales.flatMap((locale) => needed.map((each) => load(locale, each))))
    },
    async use(language) {
      const locale = catalogueOf(language)
      wanted = locale
      try {
        await Promise.all([...areas].map((area) => load(locale, area)))
      } catch {
        // It is asked for again with the host's next change.
        if (wanted === locale) wanted = shown()
        return
      }
      if (wanted === locale && shown() !== locale) i18n.activate(locale)
    },
  }
}
