import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { messages as app } from '../../locales/en/app.ts'
import { messages as signIn } from '../../locales/en/sign-in.ts'
import { messages as ui } from '../../locales/en/ui.ts'
import { catalogues, type Area, type Locale } from '../../locales/catalogues.generated.ts'

export type { Area }

/** The pseudo-locale under a right-to-left tag: it shows what mirrors and what overflows without a translation. */
const ALIASES: Readonly<Record<string, Locale>> = { 'ar-XB': 'en-XA' }
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])
const FIRST: readonly Area[] = ['ui', 'app', 'sign-in']

const isLocale = (tag: string): tag is Locale => Object.hasOwn(catalogues, tag)

/** The nearest catalogue of a language tag, else English. */
export function catalogueOf(language: string): Locale {
  const alias = ALIASES[language]
  if (alias) return alias
  const known = Object.keys(catalogues).filter(isLocale)
  const [base = ''] = language.toLowerCase().split('-')
  return (
    known.find((tag) => tag.toLowerCase() === language.toLowerCase()) ??
    known.find((tag) => tag.toLowerCase() === base) ??
    known.find((tag) => tag.toLowerCase().startsWith(`${base}-`) && tag !== 'en-XA') ??
    'en'
  )
}

/** The tag that dates, numbers and names are written in: what the host asked for when its catalogue is there, else English. */
export function interfaceLanguage(language: string): string {
  if (Object.hasOwn(ALIASES, language)) return language
  const locale = catalogueOf(language)
  const [base] = locale.split('-')
  return language.toLowerCase().startsWith(`${base}`) ? language : locale
}

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(language.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'

export interface Words {
  readonly i18n: I18n
  /** Loads what a screen says, in the present language. */
  loadArea(area: Area): Promise<void>
  /** Changes the language of what is on the screen; a later call wins over an earlier one that still loads. */
  use(language: string): Promise<void>
}

/** English words of the first screen come with the first download; every other area and language when it is needed. */
export function createWords(): Words {
  const areas = new Set<Area>(FIRST)
  const english: Messages = { ...ui, ...app, ...signIn }
  const i18n = setupI18n({ locale: 'en', messages: { en: english } })
  let wanted: Locale = 'en'

  const load = async (locale: Locale, area: Area) => {
    if (locale === 'en' && FIRST.includes(area)) return
    const { messages } = await catalogues[locale][area]()
    i18n.load(locale, messages)
  }

  return {
    i18n,
    async loadArea(area) {
      areas.add(area)
      await load(wanted, area)
    },
    async use(language) {
      const locale = catalogueOf(language)
      wanted = locale
      await Promise.all([...areas].map((area) => load(locale, area)))
      if (wanted === locale && i18n.locale !== locale) i18n.activate(locale)
    },
  }
}
