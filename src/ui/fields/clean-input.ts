/** Replaces the input's value by what `clean` leaves of it, and keeps the caret at the same character. */
export function cleanInput(input: HTMLInputElement, clean: (text: string) => string): void {
  const { value, selectionStart } = input
  const kept = clean(value)
  if (kept === value) return
  input.value = kept
  if (selectionStart === null) return
  const caret = Math.min(clean(value.slice(0, selectionStart)).length, kept.length)
  input.setSelectionRange(caret, caret)
}
