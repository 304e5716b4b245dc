// What .build/first-paint.mjs makes of the first screen.
declare module 'built:first-paint' {
  import type { Drawings } from './drawings.ts'

  export const first: Drawings<'signIn' | 'waiting'>
  /** The screens that a restored session leads to, by their routes: a chunk of its own. */
  export const homes: () => Promise<Homes>

  interface Homes {
    readonly homes: Drawings<string>
    /** Begins the downloads of the widget's files that a session needs on its way to a home. */
    readonly ahead: Readonly<Record<string, () => readonly Promise<unknown>[]>>
  }
}

declare module 'built:first-paint/refusal' {
  import type { Drawing } from './drawing.ts'

  /** What an element shows on a page that lacks a function. */
  export const refusal: {
    readonly css: string
    readonly drawing: Drawing
    /** What is before the name of the function, and what is after it. */
    readonly sentence: readonly string[]
  }
}
