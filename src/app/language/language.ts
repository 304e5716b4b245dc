import { ALIASES, LOCALES, type Locale } from '../../../locales/locales.generated.ts'

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** Normalizes a tag to BCP 47; hosts may also write `pt_BR`. An invalid tag becomes English. */
function tagOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** Readers of `zh-TW` do not read the script of `zh-CN`, and those of `pt-PT` read `pt-BR`. */
function writingOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}

/** The catalogue of a tag: its own, else the first in its language and script, else English. */
export function catalogueOf(language: string): Locale {
  const tag = tagOf(language)
  return (
    ALIASES.get(tag) ??
    LOCALES.find((locale) => locale === tag) ??
    LOCALES.find((locale) => writingOf(locale) === writingOf(tag)) ??
    'en'
  )
}

/** The tag by which all is formatted, and the `lang` attribute: the host's where a catalogue can be read with it, else English. */
export function interfaceLanguage(language: string): string {
  const tag = tagOf(language)
  const locale = catalogueOf(tag)
  return ALIASES.has(tag) || writingOf(tag) === writingOf(locale) ? tag : locale
}

export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).language) ? 'rtl' : 'ltr'
