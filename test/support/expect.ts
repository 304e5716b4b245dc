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
