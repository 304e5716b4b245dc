/** The reason why a check could not run, which is not a failure. */
export class Skipped extends Error {}

/** What did not hold. */
export class Failed extends Error {}

export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Failed(otherwise)
}
