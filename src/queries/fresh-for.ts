import { deviceTime } from '../lib/timing/clock.ts'

interface Read {
  readonly state: { readonly dataUpdatedAt: number }
}

/**
 * How long what was read counts as new. The library measures that by the device's clock: what this clock has not yet come to was read
 * before it was put back, and would count as new until it is there again.
 */
export const freshFor =
  (ms: number) =>
  ({ state }: Read): number =>
    state.dataUpdatedAt > deviceTime() ? -Infinity : ms
