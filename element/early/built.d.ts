// What .build/early.mjs makes of the first screen.
declare module 'built:early' {
  import type { Drawing } from './drawing.ts'
  import type { Texts } from './texts.ts'

  export const css: string
  export const screens: Readonly<Record<'signIn' | 'waiting', Drawing>>
  export const english: Texts
  /** The texts of the other languages, each a chunk of its own. */
  export const translations: Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>>
}
