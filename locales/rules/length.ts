import { formsOf } from './message.ts'
import type { Rule } from './rule.ts'

const SHARE = 1.6
const SHORT = 14

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const lengthOf = (text: string) =>
  [...graphemes.segment(text.replaceAll(/\{[^{}]*\}/g, '00').replaceAll(/<\/?\d+\/?>/g, ''))].length
const longest = (message: string) => Math.max(...formsOf(message).map(({ text }) => lengthOf(text)))

/** The text of a button or a badge is at most 1.6 times as long as English, or has 14 characters. A value counts as two. */
export const length: Rule = (english, translated) => {
  const most = Math.max(Math.floor(longest(english) * SHARE), SHORT)
  const found = longest(translated)
  return found > most ? [`has ${found} characters, and ${most} fit on a button or a badge`] : []
}
