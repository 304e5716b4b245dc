/** The width of a flag in units. */
export const UNITS: number

export function simplify(d: string, viewBox: string, strokeWidth?: number): string
