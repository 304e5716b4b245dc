interface Picture {
  readonly width: number
  readonly height: number
  /** RGBA, row by row. */
  readonly data: Uint8ClampedArray
}

interface Differences {
  readonly count: number
  readonly share: number
  readonly picture: Picture
}

export const LARGEST_SHARE: number
export function differencesOf(before: Picture, after: Picture): Differences
export function isAnother(differences: Pick<Differences, 'share'>): boolean
