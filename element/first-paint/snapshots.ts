import type { Snapshot } from './snapshot.ts'
import type { Texts } from './texts.ts'

export interface Snapshots<Name extends string> {
  readonly css: string
  readonly screens: Readonly<Record<Name, Snapshot>>
  readonly english: Texts
  /** The texts of another language, each a file of its own. */
  readonly translation: (locale: string) => Promise<{ readonly texts: Texts }>
}

/** The words of a language, or English ones when they cannot be downloaded. */
export async function textsOf({ english, translation }: Snapshots<string>, locale: string): Promise<Texts> {
  try {
    return locale === 'en' ? english : (await translation(locale)).texts
  } catch {
    return english
  }
}
