/** What the debug log says of each navigation: how a screen was reached, with which parameters, and how many entries are behind it. */
export interface Step {
  readonly navigation: 'push' | 'replace' | 'back' | 'forward'
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  readonly behind: number
}

/** With these the ramp logs. */
export const LOGGED = { debug: '' }

// oxlint-disable-next-line no-console -- the log is what is read
const debug = console.debug

/** Listens to the log until `forgetSteps`. */
export function watchSteps(): readonly Step[] {
  const steps: Step[] = []
  // oxlint-disable-next-line no-console -- the log is what is read
  console.debug = (...args: unknown[]) => {
    const entry = args[1] as Step | undefined
    if (entry?.navigation) steps.push(entry)
  }
  return steps
}

export function forgetSteps(): void {
  // oxlint-disable-next-line no-console -- the log is what is read
  console.debug = debug
}
