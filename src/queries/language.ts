import { useLingui } from '@lingui/react'

/** The two letters that pages of other companies are given: what the customer reads here, not what the host asked for. */
export function useLanguageCode(): string {
  const [code = 'en'] = useLingui().i18n.locale.split('-')
  return code
}

/** The time of day, as the interface language writes it. */
export function useTimeOfDay(): (time: Date) => string {
  const { i18n } = useLingui()
  return (time) => i18n.date(time, { timeStyle: 'short' })
}
