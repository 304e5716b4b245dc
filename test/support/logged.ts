const NAMES = ['debug', 'log', 'info', 'warn', 'error'] as const

/** All words of a value: of errors also what JSON leaves out, which are their messages, stacks and causes. */
export function wordsOf(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (seen.has(value)) return ''
  seen.add(value)
  return Reflect.ownKeys(value)
    .map((key) => `${String(key)} ${wordsOf(Reflect.get(value, key), seen)}`)
    .join(' ')
}

/** Everything that the page writes to the console while `act` runs. */
export async function logged(act: () => Promise<void>): Promise<string> {
  const lines: unknown[] = []
  const real = NAMES.map((name) => console[name])
  for (const name of NAMES) console[name] = (...words: unknown[]) => void lines.push(words)
  try {
    await act()
  } finally {
    NAMES.forEach((name, index) => (console[name] = real[index]!))
  }
  return wordsOf(lines)
}
