import { visibleText } from './visible-text.ts'

/** Groups of four characters, which are easier to compare than the whole. */
export const addressGroups = (address: string): readonly string[] => (address.match(/.{1,4}/gsu) ?? []).map(visibleText)
