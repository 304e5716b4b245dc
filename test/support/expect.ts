/** Assertions for the browser tests, whose errors contain the actual and the expected value. */
const show = (value: unknown) => {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

export function equal(actual: unknown, expected: unknown, what = 'value'): void {
  if (show(actual) !== show(expected)) throw new Error(`${what}: ${show(actual)} instead of ${show(expected)}`)
}

export function isTrue(actual: unknown, what: string): void {
  if (!actual) throw new Error(`not true: ${what}`)
}

export function isNull(actual: unknown, what: string): void {
  if (actual !== null && actual !== undefined) throw new Error(`should not be there: ${what} (${show(actual)})`)
}

/** Repeats an assertion, or a look at what must be there, until it holds; its own error ends the wait. */
export async function soon<T>(look: () => T): Promise<T> {
  const end = Date.now() + 15_000
  for (;;) {
    try {
      return look()
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
