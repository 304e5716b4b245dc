const PAUSE_MS = 700

interface TypeaheadBuffer {
  readonly text: string
  readonly at: number
}

export const EMPTY_BUFFER: TypeaheadBuffer = { text: '', at: -Infinity }

/** Appends a letter to the text typed so far; after a pause a new text begins. */
export const appendLetter = (buffer: TypeaheadBuffer, letter: string, now: number): TypeaheadBuffer => ({
  text: now - buffer.at < PAUSE_MS ? buffer.text + letter : letter,
  at: now,
})

/** Finds the next label with the typed prefix. Repeating one letter cycles through the labels that start with it. */
export function findByPrefix(labels: readonly string[], current: number, text: string): number {
  const isRepeated = [...text].every((letter) => letter === text[0])
  const prefix = (isRepeated ? text.slice(0, 1) : text).toLocaleLowerCase()
  const from = isRepeated ? current + 1 : Math.max(current, 0)
  const order = labels.map((_, step) => (from + step) % labels.length)
  return order.find((index) => labels[index]!.trim().toLocaleLowerCase().startsWith(prefix)) ?? -1
}
