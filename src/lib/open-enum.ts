/** A value that this version does not know, kept as the server sent it. It is shown as neutral text and offers no action. */
export interface Unlisted {
  readonly unlisted: string
}

/** A value of an enumeration that the server may extend. `typeof value === 'string'` narrows it to the known values. */
export type OpenEnum<Known extends string> = Known | Unlisted

export function readOpenEnum<Known extends string>(known: readonly Known[], value: string): OpenEnum<Known> {
  return known.find((candidate) => candidate === value) ?? { unlisted: value }
}

export const rawValue = (value: OpenEnum<string>): string => (typeof value === 'string' ? value : value.unlisted)
