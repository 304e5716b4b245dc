/** A value outside the list that we know, kept as the server wrote it: it is shown as neutral text and offers no action. */
export interface Unlisted {
  readonly unlisted: string
}

/** A value of a list that the server may extend. `typeof value === 'string'` says that it is one that we know. */
export type OpenEnum<Known extends string> = Known | Unlisted

export function readOpenEnum<Known extends string>(known: readonly Known[], word: string): OpenEnum<Known> {
  return known.find((candidate) => candidate === word) ?? { unlisted: word }
}

export const rawValue = (value: OpenEnum<string>): string => (typeof value === 'string' ? value : value.unlisted)
