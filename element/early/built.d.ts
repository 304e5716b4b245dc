// What .build/early.mjs makes of the first screen.
declare module 'built:early' {
  import type { Drawings } from './drawings.ts'

  export const first: Drawings<'signIn' | 'waiting'>
  /** The screens that a restored session leads to, by their routes: a chunk of its own. */
  export const homes: () => Promise<{ readonly homes: Drawings<string> }>
}
