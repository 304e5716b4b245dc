// Compiles the catalogues and writes the union of message ids, so that a key missing from the English catalogue is a type error.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOfLanguage, languagesIn } from './languages.ts'
import { isChinese, markChineseWords } from './chinese-words.mjs'
import { isolate, isRightToLeft } from './isolate.mjs'
import { lengthen } from './lengthen.mjs'

// By an earlier step of the same run, whose steps would all write the same files.
if (process.env.CATALOGUES_ARE_COMPILED) process.exit(0)

const here = import.meta.dirname
const PSEUDO = 'en-XA'
const lingui = join(here, '../node_modules/.bin/lingui')

const files = readdirSync(join(here, 'en')).filter((name) => name.endsWith('.po'))
const faults = languagesIn(here)
  .filter((language) => language !== PSEUDO)
  .flatMap((language) => faultsOfLanguage(here, language, files))
if (faults.length > 0) throw new Error(`languages that can’t be offered:\n${faults.join('\n')}`)

execFileSync(process.execPath, [lingui, 'compile', '--strict', '--config', join(here, 'lingui.config.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
})

/** Changes each compiled message of a language. */
function rewrite(language, change) {
  for (const name of readdirSync(join(here, language)).filter(
    (file) => file.endsWith('.ts') && file !== 'areas.generated.ts',
  )) {
    const file = join(here, language, name)
    const code = readFileSync(file, 'utf8')
    const [, json] = /JSON\.parse\((".*")\)as Messages/.exec(code)
    // The compiler writes a no-break space as JavaScript allows it, and JSON does not.
    const text = JSON.parse(json.replaceAll(String.raw`\xA0`, '\u00A0'))
    const changed = Object.entries(JSON.parse(text)).map(([id, message]) => [id, change(id, message)])
    writeFileSync(
      file,
      code.replace(json, () => JSON.stringify(JSON.stringify(Object.fromEntries(changed)))),
    )
  }
}

// The pseudo-locale has longer words too, as other languages do.
rewrite(PSEUDO, (_, message) => lengthen(message))
for (const language of languagesIn(here).filter(isRightToLeft)) rewrite(language, isolate)
for (const language of languagesIn(here).filter(isChinese)) rewrite(language, markChineseWords)

const idsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => JSON.parse(`"${id}"`))
const ids = files.flatMap((name) => idsOf(join(here, 'en', name)).map((id) => ({ id, name })))

const seen = new Map()
for (const { id, name } of ids) {
  if (seen.has(id)) throw new Error(`the message ${id} is in ${seen.get(id)} and in ${name}`)
  seen.set(id, name)
}

const union = [...seen.keys()].toSorted().map((id) => `  | ${JSON.stringify(id)}`)
writeFileSync(join(here, 'message-ids.generated.ts'), `export type MessageId =\n${union.join('\n')}\n`)

const areas = files.map((name) => name.replace(/\.po$/, '')).toSorted()
// The compilation has written the folder of the pseudo-locale.
const locales = languagesIn(here)
// Each language has its own table of areas, so that the first download lists only the languages.
for (const locale of locales) {
  const rows = areas.map((area) => `  ${JSON.stringify(area)}: () => import(${JSON.stringify(`./${area}.ts`)}),`)
  const table = [
    "import type { Areas } from '../catalogues.generated.ts'",
    '',
    'export const areas: Areas = {',
    ...rows,
    '}',
  ]
  writeFileSync(join(here, locale, 'areas.generated.ts'), `${table.join('\n')}\n`)
}
const row = (locale) =>
  `  ${JSON.stringify(locale)}: () => import(${JSON.stringify(`./${locale}/areas.generated.ts`)}),`
const catalogues = [
  "import type { Messages } from '@lingui/core'",
  "import type { Locale } from './locales.generated.ts'",
  '',
  `export type Area = ${areas.map((area) => JSON.stringify(area)).join(' | ')}`,
  '',
  'export type Areas = Readonly<Record<Area, () => Promise<{ messages: Messages }>>>',
  '',
  'export const catalogues: Readonly<Record<Locale, () => Promise<{ areas: Areas }>>> = {',
  ...locales.map(row),
  '}',
]
writeFileSync(join(here, 'catalogues.generated.ts'), `${catalogues.join('\n')}\n`)

const known = locales.map((locale) => JSON.stringify(locale)).join(', ')
writeFileSync(
  join(here, 'locales.generated.ts'),
  [
    `export const LOCALES = [${known}] as const`,
    'export type Locale = (typeof LOCALES)[number]',
    '/** The pseudo-locale under a right-to-left tag. It reveals mirroring and overflow without a real translation. */',
    `export const ALIASES: ReadonlyMap<string, Locale> = new Map<string, Locale>([["ar-XB", ${JSON.stringify(PSEUDO)}]])`,
    '',
  ].join('\n'),
)
