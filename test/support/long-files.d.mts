/** Files of the unit tests, browser tests and flows that `npm test` leaves out, as globs from the project's folder. */
export const LONG_FILES: { readonly [kind in 'unit' | 'browser' | 'flows']: readonly string[] }

/** The globs of this kind that a run leaves out: none but in `npm test`. */
export function leftOut(kind: keyof typeof LONG_FILES): readonly string[]
