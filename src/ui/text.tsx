import { useCallback } from 'react'
import { useLingui } from '@lingui/react'
import type { MessageId } from '../../locales/message-ids.generated.ts'

export type { MessageId }
export type TextValues = Record<string, unknown>
export type Translate = (id: MessageId, values?: TextValues) => string

/** The words of the interface language. A key that no catalogue has does not compile. */
export function useText(): Translate {
  const { i18n } = useLingui()
  return useCallback((id, values) => i18n._(id, values), [i18n])
}
