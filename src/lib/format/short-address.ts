import { visibleText } from './visible-text.ts'

export const FORM_ENDS = 6
export const LIST_ENDS = 4

/** `0x` counts among the first characters; what is not longer than both ends is shown whole. */
export function shortAddress(address: string, ends: typeof FORM_ENDS | typeof LIST_ENDS): string {
  const parts = address.length <= 2 * ends ? [address] : [address.slice(0, ends), address.slice(-ends)]
  return parts.map(visibleText).join('…')
}
