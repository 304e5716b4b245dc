/**
 * What is proved by many cases: `npm test` takes a part of them. Every other run takes all, and `npm run test:deep -- long` runs each
 * file that imports this.
 */
const isShort = Boolean(process.env['LEAVE_OUT_LONG_FILES'])

/** How many random cases a property is tried with: a fifth in `npm test`. */
export const runsOf = (all: number): number => (isShort ? Math.ceil(all / 5) : all)

/**
 * Whether a cell of a table is tried, by its places on the axes: one of so many in `npm test`. Where an axis has as many places or more, each
 * place of two others still meets the other.
 */
export const isTried = (oneOf: number, ...places: readonly number[]): boolean =>
  !isShort || places.reduce((sum, place) => sum + place, 0) % oneOf === 0
