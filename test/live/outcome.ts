/** What a check could not do, and why: it is no failure. */
export class Skipped extends Error {}

/** What did not hold. */
export class Failed extends Error {}

export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Failed(otherwise)
}
