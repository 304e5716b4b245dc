import { ALIASES, LOCALES, type Locale } from '../../../locales/locales.generated.ts'

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

/** Its own, else the first in its language and script. */
const foundFor = (tag: string): Locale | undefined =>
  ALIASES.get(tag) ??
  LOCALES.find((locale) => locale === tag) ??
  LOCALES.find((locale) => writingOf(locale) === writingOf(tag))

/** The catalogue of a tag; English where none can be read with it. */
export const catalogueOf = (language: string): Locale => foundFor(tagOf(language)) ?? 'en'

/** The tag by which all is formatted, and the `lang` attribute: the host's where a catalogue can be read with it, else English. */
export function interfaceLanguage(language: string): string {
  const tag = tagOf(language)
  return foundFor(tag) ? tag : 'en'
}

/** Arabic is the one language from right to left that has a catalogue. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (new Intl.Locale(tag).language === 'ar' ? 'rtl' : 'ltr')
