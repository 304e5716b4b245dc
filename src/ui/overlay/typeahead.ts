const PAUSE_MS = 700

export interface Typed {
  readonly text: string
  readonly at: number
}

export const NOTHING_TYPED: Typed = { text: '', at: -Infinity }

/** Letters typed one after the other are one word; after a pause a new one begins. */
export const typed = (before: Typed, letter: string, now: number): Typed => ({
  text: now - before.at < PAUSE_MS ? before.text + letter : letter,
  at: now,
})

/** The next label that begins with what was typed. One letter, also again and again, goes on to the next that has it. */
export function findTyped(labels: readonly string[], present: number, text: string): number {
  const isRepeated = [...text].every((letter) => letter === text[0])
  const prefix = (isRepeated ? text.slice(0, 1) : text).toLocaleLowerCase()
  const from = isRepeated ? present + 1 : Math.max(present, 0)
  const order = labels.map((_, step) => (from + step) % labels.length)
  return order.find((index) => labels[index]!.trim().toLocaleLowerCase().startsWith(prefix)) ?? -1
}
