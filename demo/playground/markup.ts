import type { Config } from './choices.ts'

/** Code to paste, and the file that it belongs into. */
export interface Snippet {
  readonly file: string
  readonly code: string
}

export interface Parts {
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly config: Config
  readonly source: string
}

export const hasConfig = ({ config }: Parts) => Object.keys(config).length > 0

/** JSON for a script: `</script>` in a text would end one that is part of a page. */
export const json = (value: unknown, indent = '') =>
  JSON.stringify(value, null, 2)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\n', `\n${indent}`)

/** JSON has double quotes, so the attribute has single ones. */
export function quoted(value: string): string {
  const safe = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return safe.includes('"') ? `'${safe.replaceAll("'", '&#39;')}'` : `"${safe}"`
}

/** An expression in braces, for values that a template would read as something else. */
export const braced = (value: string) => `{${json(value)}}`

export type Write = (value: string) => string

export const written = ({ attributes }: Parts, write: Write) =>
  attributes.map(([name, value]) => (value === '' ? name : `${name}=${write(value)}`))

/** A tag on one line where it is short, else with a line for each attribute. */
export function tag(name: string, attributes: readonly string[], { indent = '', end = `></${name}>` } = {}): string {
  const short = `<${name} ${attributes.join(' ')}${end}`
  if (short.length <= 80) return short
  return `<${name}\n${attributes.map((each) => `${indent}  ${each}\n`).join('')}${indent}${end.trim()}`
}
