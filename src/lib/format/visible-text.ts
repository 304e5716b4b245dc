export const HIDDEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`

// Joiners belong to words of some scripts, and to emoji with their selectors: between those they change what is seen.
const NON_LATIN = String.raw`(?!\p{Script=Latin})[\p{L}\p{M}]`
const JOINED = String.raw`${NON_LATIN}[\u200C\u200D](?=${NON_LATIN})`
const EMOJI = String.raw`\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]?\u200D(?=\p{Extended_Pictographic})|[\uFE0E\uFE0F])`

export const SEEN_OR_HIDDEN = new RegExp(`(${JOINED}|${EMOJI})|[${HIDDEN}]`, 'gu')
const HIDDEN_CHARACTER = new RegExp(`[${HIDDEN}]`, 'u')

const nameOf = (character: string) => `⟨U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}⟩`

/** Control, bidirectional and zero-width characters shown as what they are: `⟨U+202E⟩`. For the eye only, never to be copied. */
export const visibleText = (text: string): string =>
  text.replace(SEEN_OR_HIDDEN, (character, seen: string | undefined) => seen ?? nameOf(character))

/** Whether it holds an invisible character: typed from the screen it would become another text. */
export const hasHiddenCharacters = (text: string): boolean => HIDDEN_CHARACTER.test(text)
