/** What is read of a storage that the page shares. */
export type Check<Value> = (value: unknown) => value is Value

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
export const isTrue = (value: unknown): value is true => value === true

export const nullable =
  <Value>(check: Check<Value>) =>
  (value: unknown): value is Value | null =>
    value === null || check(value)

export const optional =
  <Value>(check: Check<Value>) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || check(value)

export const oneOf =
  <const Text extends string>(...texts: readonly Text[]) =>
  (value: unknown): value is Text =>
    texts.some((text) => text === value)
