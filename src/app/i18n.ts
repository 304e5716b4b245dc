import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { messages as app } from '../../locales/en/app.ts'
import { messages as signIn } from '../../locales/en/sign-in.ts'
import { messages as ui } from '../../locales/en/ui.ts'
import { catalogues, type Area, type Locale } from '../../locales/catalogues.generated.ts'

export type { Area }

/** The pseudo-locale under a right-to-left tag. It reveals mirroring and overflow without a real translation. */
const ALIASES = new Map<string, Locale>([['ar-XB', 'en-XA']])
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])
const FIRST: readonly Area[] = ['ui', 'app', 'sign-in']

const isLocale = (tag: string): tag is Locale => Object.hasOwn(catalogues, tag)

/** Normalizes a tag to BCP 47; hosts may also write `pt_BR`. An invalid tag becomes English. */
function tagOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}

const baseOf = (tag: string) => tag.split('-')[0] ?? ''

/** The nearest catalogue for a language, or English. */
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

/** The `lang` attribute: the host's tag when there is a catalogue for it, or English. */
export function interfaceLanguage(language: string): string {
  const tag = tagOf(language)
  const locale = catalogueOf(tag)
  return ALIASES.has(tag) || baseOf(tag) === baseOf(locale) ? tag : locale
}

export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(baseOf(language)) ? 'rtl' : 'ltr')

export interface Translations {
  readonly i18n: I18n
  /** Loads the translations of a screen, and of fields and tables, in the present language. */
  loadArea(area: Area): Promise<void>
  /** Changes the language of the present screen. A later call wins over an earlier one that is still loading. */
  use(language: string): Promise<void>
}

/** The first download contains the English translations of the first screen. Other areas and languages are loaded when needed. */
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
      // The screen keeps its language while the other one is loading, and when the download fails.
      const locales = [...new Set([shown(), wanted])]
      await Promise.all(locales.flatMap((locale) => needed.map((each) => load(locale, each))))
    },
    async use(language) {
      const locale = catalogueOf(language)
      wanted = locale
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
