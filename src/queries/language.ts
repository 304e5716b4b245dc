import { useLingui } from '@lingui/react'

/**
 * The codes that the terms page, the verification widget and the page of its own know, by the language of the words. Of Chinese they
 * know `zh`, which is the simplified script: docs.sumsub.com/docs/supported-sdk-languages, on 30 November 2026.
 */
const VENDOR_CODES: Readonly<Record<string, string>> = {
  ar: 'ar',
  de: 'de',
  en: 'en',
  es: 'es',
  fr: 'fr',
  hi: 'hi',
  id: 'id',
  it: 'it',
  pt: 'pt',
  th: 'th',
  vi: 'vi',
  zh: 'zh',
}

/** For the pages of others. It is the language of the interface, which may differ from the host's tag. */
export function useLanguageCode(): string {
  const { i18n } = useLingui()
  return VENDOR_CODES[new Intl.Locale(i18n.locale).language] ?? 'en'
}
