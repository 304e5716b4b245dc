interface TestFile {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly status: string }[]
}

interface Run {
  /** The exit code. */
  readonly code: number
  readonly testResults: readonly TestFile[]
}

interface Verdict {
  readonly passed: number
  readonly failed: number
  readonly flaky: readonly string[]
  readonly failures: readonly TestFile[]
}

export const MOST_FLAKY: number
export function filesToRepeat(first: Run): string[]
export function verdict(first: Run, seconds?: readonly (Run & { readonly name: string })[]): Verdict
export function failedWith(failed: number, flaky: number): number
