import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceMessage {
  readonly id: string
  readonly text: string
  readonly area: string
  /** What a translator is told, from the lines that begin with `#.`. */
  readonly comment: string
}

const ENTRY = /^((?:#\..*\n)*)msgid "(.+)"\nmsgstr (".*"(?:\n".*")*)$/gm

/** What a catalogue writes on one line or several. */
const joined = (lines: string) =>
  lines
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('')

/** The messages of a catalogue's text. */
export const messagesOf = (text: string, area = ''): readonly SourceMessage[] =>
  [...text.matchAll(ENTRY)].map(([, lines = '', id = '', message = '""']) => ({
    id,
    text: joined(message),
    area,
    comment: lines.replaceAll(/^#\. ?/gm, '').trim(),
  }))

/** The messages of a language's folder, in the order of its files. */
export const messagesIn = (folder: string): readonly SourceMessage[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .flatMap((name) => messagesOf(readFileSync(join(folder, name), 'utf8'), name.replace('.po', '')))

/** The English messages, in the order of their files. */
export const englishMessages = () => messagesIn(join(import.meta.dirname, 'en'))
