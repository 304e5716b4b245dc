import { HIDDEN, SEEN_OR_HIDDEN } from './visible-text.ts'

const JOINERS = String.raw`[\u200C\u200D\uFE0E\uFE0F]`
const JOINER = new RegExp(JOINERS)
const OTHERS = new RegExp(`(?!${JOINERS})[${HIDDEN}]`, 'gu')

/** Words as they are judged and sent: spaces of one kind, and no invisible character but the joiners of a script or an emoji. */
export function plainText(text: string): string {
  const words = text.replaceAll(/(?!\uFEFF)[\s\p{Z}]/gu, ' ').replace(OTHERS, '')
  // The pattern of joiners tries every letter, which takes long where none is joined.
  const seen = JOINER.test(words)
    ? words.replace(SEEN_OR_HIDDEN, (_, joined: string | undefined) => joined ?? '')
    : words
  return seen.trim()
}
