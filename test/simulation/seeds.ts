const { SIM_SEED, SIM_FIRST, SIM_SCENARIOS } = process.env

/** Fewer scenarios in a row need not meet every fault. */
const MEETS_EVERYTHING = 200

const inARow = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

/**
 * The scenarios of a run: the one of `SIM_SEED`, as many as `SIM_SCENARIOS` from `SIM_FIRST` on, or else the first ones, and those that
 * meet what these do not: without any, the run is too short to meet everything. After a change of the scenarios others meet it: a run
 * with `SIM_SCENARIOS=200` prints which.
 */
export function seedsOf(others: readonly number[], first: number) {
  const only = SIM_SEED === undefined ? null : Number(SIM_SEED)
  if (only !== null) return { only, seeds: [only], meetsEverything: false }
  if (SIM_SCENARIOS === undefined) {
    return { only, seeds: [...inARow(1, first), ...others], meetsEverything: others.length > 0 }
  }
  const count = Number(SIM_SCENARIOS)
  return { only, seeds: inARow(Number(SIM_FIRST ?? 1), count), meetsEverything: count >= MEETS_EVERYTHING }
}
export type Seeds = ReturnType<typeof seedsOf>
