/** Compiled messages by id: words, and the names of values between them. */
export type Texts = Readonly<Record<string, readonly (string | readonly [name: string])[]>>

export const fillTexts = (texts: Texts, values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).map(([id, parts]) => [
      id,
      parts.map((part) => (typeof part === 'string' ? part : (values[part[0]] ?? ''))).join(''),
    ]),
  )
