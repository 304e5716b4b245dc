import type { Locale } from '../../../locales/locales.generated.ts'

interface Form {
  readonly fonts: readonly string[]
  readonly width: number
  readonly height: number
}

interface FontFiles {
  readonly name: string
  readonly from: string
  /** `wght` of a font that has every weight in one file. */
  readonly weights: readonly (number | 'wght')[]
  readonly subsets?: readonly string[]
}

export const PSEUDO: string
export const FORMS: readonly Form[]
export const LANGUAGES: readonly Locale[]
/** On a small phone, and on a page. */
export function formsIn(language: string): readonly [Form, Form]
export function fontFilesFor(languages: readonly string[]): readonly FontFiles[]
export function fontsFor(language: string): readonly string[]
