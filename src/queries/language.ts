import { useLingui } from '@lingui/react'

/** The two-letter code for third-party pages. It is the language of the interface, which may differ from the host's tag. */
export function useLanguageCode(): string {
  const [code = 'en'] = useLingui().i18n.locale.split('-')
  return code
}
