/** `payout-created` as `PayoutCreated`. */
export type PascalCase<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${PascalCase<Rest>}`
  : Capitalize<Text>

export const pascalCase = (text: string): string =>
  text.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
