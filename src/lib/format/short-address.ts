import { visibleText } from './visible-text.ts'

export const FORM_ENDS = 6
export const LIST_ENDS = 4

/** Keeps the first and last characters of an address; `0x` counts as two of them. A text no longer than both ends is not shortened. */
export function shortAddress(address: string, ends: typeof FORM_ENDS | typeof LIST_ENDS): string {
  const parts = address.length <= 2 * ends ? [address] : [address.slice(0, ends), address.slice(-ends)]
  return parts.map(visibleText).join('…')
}
