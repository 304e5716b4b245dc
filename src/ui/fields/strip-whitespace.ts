// What a copied account number brings along: spaces of all kinds, and marks that say which way text runs.
const INVISIBLE = /[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069]/gu

export const withoutWhitespace = (text: string) => text.replace(INVISIBLE, '')

/** Takes the whitespace out of what is being typed and leaves the caret where it was among the rest. */
export function stripWhitespace(input: HTMLInputElement): void {
  const { value, selectionStart } = input
  const kept = withoutWhitespace(value)
  if (kept === value) return
  input.value = kept
  if (selectionStart === null) return
  const caret = withoutWhitespace(value.slice(0, selectionStart)).length
  input.setSelectionRange(caret, caret)
}
