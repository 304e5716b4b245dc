// Copied account numbers can contain any kind of space, zero-width characters and bidirectional controls.
const INVISIBLE = /[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069]/gu

export const withoutWhitespace = (text: string) => text.replace(INVISIBLE, '')

/** Removes whitespace from the input's value and keeps the caret at the same character. */
export function stripWhitespace(input: HTMLInputElement): void {
  const { value, selectionStart } = input
  const kept = withoutWhitespace(value)
  if (kept === value) return
  input.value = kept
  if (selectionStart === null) return
  const caret = withoutWhitespace(value.slice(0, selectionStart)).length
  input.setSelectionRange(caret, caret)
}
