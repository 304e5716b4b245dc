import type { SourceMessage } from './messages.ts'

/** A list of ids, which shows no message. */
const LISTS = ['src/app/language/merchant-messages.ts', 'locales/']

export interface SourceFile {
  readonly path: string
  readonly code: string
}

/** The files that name a message by its whole id. What a template may come to is not counted: it comes to many. */
export const placesOf = (id: string, files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path, code }) => !LISTS.some((list) => path.startsWith(list)) && code.includes(`'${id}'`))
    .map(({ path }) => path)

const wordsIn = (text: string) =>
  text
    .replaceAll(/\{[^{}]*\}|<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length

/** Why a translator cannot know what a message is from its words alone; null where they say enough. */
export function whyUnclear(
  { id, text }: Pick<SourceMessage, 'id' | 'text'>,
  files: readonly SourceFile[],
): string | null {
  if (/\{\w+/.test(text) || /<\d+\/?>/.test(text)) return 'has a value'
  if (wordsIn(text) < 3) return 'is short'
  return placesOf(id, files).length > 1 ? 'is used in several places' : null
}

/** Words of a comment that say nothing: "label", "A button." */
const EMPTY = /^(?:an? |the )?(?:label|button|heading|title|text|sentence|message|badge|hint|error)\.?$/i

/** The names of the values of a text, in the order of their first use. */
export const valuesOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name!)),
]

/** What a comment lacks; null where it helps. */
export function faultOf({ text, comment }: Pick<SourceMessage, 'text' | 'comment'>): string | null {
  if (comment === '') return 'has no comment'
  if (EMPTY.test(comment) || comment.split(/\s+/).length < 4) return 'has a comment that says nothing'
  const unsaid = valuesOf(text).filter((name) => !comment.includes(`{${name}}`))
  return unsaid.length > 0 ? `does not say what {${unsaid.join('}, {')}} is` : null
}
