/** The ids of a catalogue against those of English: each once, with a text, and no other. */
export function ids(english: readonly string[], entries: readonly (readonly [id: string, text: string])[]) {
  const known = new Set(english)
  const texts = new Map(entries)
  const counts = Map.groupBy(entries, ([id]) => id)
  return [
    ...english.filter((id) => !texts.get(id)?.trim()).map((id) => `lacks ${id}`),
    ...[...texts.keys()].filter((id) => !known.has(id)).map((id) => `has ${id}, which is none`),
    ...[...counts].filter(([, found]) => found.length > 1).map(([id, { length }]) => `has ${id} ${length} times`),
  ]
}
