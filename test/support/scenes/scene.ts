/** A picture of the gallery: who is signed in, where, and what was done there. */
export interface Scene {
  readonly name: string
  /** The e-mail of a persona of the sandbox; null is nobody. */
  readonly persona: string | null
  readonly path: string
  readonly application?: string
  /** What the sandbox is told of the customer first, who needs an address of their own then, as `existing+settings`. */
  readonly told?: { readonly me?: object; readonly onboarding?: object }
  readonly attributes?: Readonly<Record<string, string>>
  /** Left out, all of the gallery's. */
  readonly languages?: readonly string[]
  /** `{id}` in the path is the newest transfer of the persona that has these words in it, as `"status":"failed"`. */
  readonly transfer?: readonly string[]
  /** Calls that are never answered, and calls that fail: patterns of their addresses. */
  readonly holds?: readonly string[]
  readonly fails?: readonly string[]
  /** English words that the picture waits for, where an answer takes its time. */
  readonly shows?: string
  /** What is typed or pressed, in English, before the picture: a label and a text, or the name of what is pressed. */
  readonly steps?: readonly (
    | { readonly fill: string; readonly with: string }
    | { readonly press: string }
    | { readonly pressInFrame: string }
  )[]
}

/** A screen that nobody has signed in on. */
export const signedOut = (name: string, path: string, rest: Partial<Scene> = {}): Scene => ({
  name,
  persona: null,
  path,
  ...rest,
})

/** A screen as a persona sees it. */
export const as = (persona: string, name: string, path: string, rest: Partial<Scene> = {}): Scene => ({
  name,
  persona: `${persona}@example.com`,
  path,
  ...rest,
})
