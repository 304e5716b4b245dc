import { ALIASES, LOCALES, type Locale } from '../../../locales/locales.generated.ts'

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

const isLocale = (tag: string): tag is Locale => LOCALES.some((known) => known === tag)

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
  return (
    ALIASES.get(tag) ??
    [tag, baseOf(tag)].find(isLocale) ??
    LOCALES.find((locale) => baseOf(locale) === baseOf(tag)) ??
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
