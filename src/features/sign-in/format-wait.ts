import type { I18n } from '@lingui/core'

/** "30 sec", or "10 min" for a longer wait. */
export function formatWait(i18n: I18n, seconds: number): string {
  const inUnit = (value: number, unit: 'second' | 'minute') => i18n.number(value, { style: 'unit', unit })
  return seconds > 90 ? inUnit(Math.ceil(seconds / 60), 'minute') : inUnit(seconds, 'second')
}
