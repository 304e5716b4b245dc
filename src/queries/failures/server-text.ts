import { useLingui } from '@lingui/react'
import { useCallback } from 'react'

/** Translates a refusal that is one of our own keys, such as `validation.invalidIban`. Any other text is shown as the server wrote it. */
export function useServerText(): (message: string, values?: Record<string, unknown>) => string {
  const { i18n } = useLingui()
  return useCallback(
    (message, values) => (Object.hasOwn(i18n.messages, message) ? i18n._(message, values) : message),
    [i18n],
  )
}
