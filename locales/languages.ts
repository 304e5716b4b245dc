import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messagesOf, type SourceMessage } from './messages.ts'
import { isShortPlace } from './places.ts'
import { misspelledNames, missingNames } from './proper-names.ts'
import { glossary } from './rules/glossary.ts'
import { ids } from './rules/ids.ts'
import { length } from './rules/length.ts'
import { negation } from './rules/negation.ts'
import { plurals } from './rules/plurals.ts'
import type { Rule } from './rules/rule.ts'
import { sameAsEnglish } from './rules/same-as-english.ts'
import { script } from './rules/script.ts'
import { sentences } from './rules/sentences.ts'
import { signs } from './rules/signs.ts'
import { syntax } from './rules/syntax.ts'
import { values } from './rules/values.ts'

const names: Rule = (english, translated) => [
  ...missingNames(english, translated).map((name) => `lacks the name ${name}, which locales/proper-names.ts has`),
  ...misspelledNames(translated).map(
    (name) =>
      `has ${name}, which is a name in other letters: one that is a word too goes into WORDS_TOO of locales/proper-names.ts`,
  ),
]

/** What holds for each message of every language, by the name that a fault is told with. */
const RULES = {
  names,
  values,
  plurals,
  'same as English': sameAsEnglish,
  glossary,
  sentences,
  negation,
  script,
  signs,
} as const
/** What holds for English too. */
const OF_ENGLISH: Readonly<Record<string, Rule>> = { plurals }

/** The folders of languages have the names of their tags. */
export const languagesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/.test(entry.name))
    .map(({ name }) => name)

const named = (name: string, faults: readonly string[]) => faults.map((fault) => `${fault} (${name})`)

/** What is wrong with one message: by its syntax first, without which no other rule can read it. */
export function faultsOfMessage({ text: english, comment }: SourceMessage, translated: string, language: string) {
  const unread = named('syntax', syntax(english, translated, language))
  if (unread.length > 0) return unread
  const rules: readonly (readonly [string, Rule])[] = Object.entries(language === 'en' ? OF_ENGLISH : RULES)
  const faults = rules.flatMap(([name, rule]) => named(name, rule(english, translated, language)))
  return language !== 'en' && isShortPlace(comment)
    ? [...faults, ...named('length', length(english, translated, language))]
    : faults
}

const read = (file: string) => (existsSync(file) ? messagesOf(readFileSync(file, 'utf8')) : [])

/** Why a language may not be offered, a line for each fault: what it lacked would be in English, and nobody here would see it. */
export function faultsOfLanguage(folder: string, language: string, files: readonly string[]): readonly string[] {
  return files.flatMap((file) => {
    const english = read(join(folder, 'en', file))
    const texts = read(join(folder, language, file))
    const source = new Map(english.map((message) => [message.id, message]))
    const faults = texts
      .filter(({ id, text }) => text.trim() !== '' && source.has(id))
      .flatMap(({ id, text }) => faultsOfMessage(source.get(id)!, text, language).map((fault) => `${id} ${fault}`))
    const entries = texts.map(({ id, text }) => [id, text] as const)
    return [...ids([...source.keys()], entries), ...faults].map((fault) => `${language}/${file} ${fault}`)
  })
}
