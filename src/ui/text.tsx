import { useCallback } from 'react'
import { useLingui } from '@lingui/react'
import type { MessageId } from '../../locales/message-ids.generated.ts'

export type { MessageId }
export type TextValues = Record<string, unknown>
export type Translate = (id: MessageId, values?: TextValues) => string

/** Translates message ids. An id that no catalogue contains is a type error. */
export function useText(): Translate {
  const { i18n } = useLingui()
  return useCallback((id, values) => i18n._(id, values), [i18n])
}
