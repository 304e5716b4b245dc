/** A value outside the list that we know, kept as the server wrote it: it is shown as neutral text and offers no action. */
export interface Unlisted {
  readonly unlisted: string
}

/** A value of a list that the server may extend. `typeof value === 'string'` says that it is one that we know. */
export type Open<Known extends string> = Known | Unlisted

export function readOpen<Known extends string>(known: readonly Known[], word: string): Open<Known> {
  return known.find((candidate) => candidate === word) ?? { unlisted: word }
}

export const wordOf = (value: Open<string>): string => (typeof value === 'string' ? value : value.unlisted)
