import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AREAS } from '../locales/areas.ts'
import { messagesOf } from '../locales/messages.ts'
import { PROPER_NAMES } from '../locales/proper-names.ts'
import { copyProduct } from './support/product-copy.ts'

const root = join(import.meta.dirname, '..')

/** Prints what is known of the language that was added. */
const KNOWN = `
import { LOCALES } from './locales/locales.generated.ts'
import { catalogues } from './locales/catalogues.generated.ts'
import { catalogueOf } from './src/app/language/language.ts'

const { areas } = await catalogues.nl()
const { messages } = await areas['sign-in']()
console.log(JSON.stringify({
  isListed: LOCALES.includes('nl'),
  areas: Object.keys(areas).length,
  hasMessages: Object.keys(messages).length > 5,
  resolved: [catalogueOf('nl-BE'), catalogueOf('nl')],
}))
`

/** Other letters than those of English, so that the rules take them for a translation. */
const other = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0)
    return String.fromCharCode(code + ((code & 31) > 13 ? -13 : 13))
  })

const NAMES = new RegExp(String.raw`\b(?:${PROPER_NAMES.join('|')}|[A-Z]{2,}s?)\b|<\/?\d+\/?>|\S+@\S+`)
const inOtherWords = (text: string) =>
  text
    .replaceAll(/e\.g\.|P\.O\./g, 'oi')
    .replaceAll("'", '’')
    .replaceAll(/(?<=\d)\.(?=\d)/g, ',')
    .split(new RegExp(`(${NAMES.source})`))
    .map((piece, index) => (index % 2 === 1 ? piece : other(piece)))
    .join('')

type Part = string | readonly [name: string, kind?: string, cases?: unknown]

function write(part: Part): string {
  if (typeof part === 'string') return part === '#' ? part : inOtherWords(part)
  const [name, kind, cases] = part
  if (typeof cases !== 'object') return `{${part.join(', ')}}`
  const forms = Object.entries(cases as Readonly<Record<string, readonly Part[]>>).filter(([key]) => key !== 'offset')
  const texts = forms.map(([key, parts]) => `${/\d/.test(key) ? `=${key}` : key} {${parts.map(write).join('')}}`)
  return `{${name}, ${kind}, ${texts.join(' ')}}`
}

const dutch = (area: string) =>
  messagesOf(readFileSync(join(root, `locales/en/${area}.po`), 'utf8'))
    .map(({ id, text }) => {
      const translated = (compileMessageOrThrow(text) as Part[]).map(write).join('')
      return `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(translated)}\n`
    })
    .join('\n')
    .replace(/^/, 'msgid ""\nmsgstr ""\n"Language: nl\\n"\n\n')

const TERMS = [
  'transfer',
  'transfer',
  'wallet to bank',
  'wallet',
  'memo',
  'fee',
  'refund',
  'cancel',
  'network',
  'address',
]

/** The glossary with the words of that language, in the order of its terms. */
function glossaryWithDutch() {
  const terms = [...TERMS, 'verification'].values()
  return readFileSync(join(root, 'locales/glossary.ts'), 'utf8').replaceAll(
    / words: \{/g,
    (found) => `${found} nl: says('${other(terms.next().value!)}', '-'),`,
  )
}

/** The words that negate in that language: those of English in its letters. */
function negationsWithDutch() {
  const file = readFileSync(join(root, 'locales/money/negations.ts'), 'utf8')
  const [, words] = /  en: String\.raw`(.*)`,\n/.exec(file)!
  const dutch = words!.replaceAll(/(?<!\\)[a-z]+/g, other)
  return file.replace('  es: ', `  nl: String.raw\`${dutch}\`,\n  es: `)
}

const copy = copyProduct('new-language')
beforeAll(() => {
  for (const area of AREAS) copy.write(`locales/nl/${area}.po`, dutch(area))
  copy.write('locales/glossary.ts', glossaryWithDutch())
  copy.write('locales/money/negations.ts', negationsWithDutch())
  const { stderr } = copy.node('locales/compile.mjs')
  expect(stderr).toBe('')
})
afterAll(copy.remove)

test('a language is a folder with a catalogue for each area, its words in the glossary and those that negate, and nothing else [S9]', () => {
  const row = /\n\| a language \|.*/.exec(readFileSync(join(root, 'src/README.md'), 'utf8'))![0]
  expect([...copy.written].filter((file) => !file.startsWith('locales/nl/'))).toEqual([
    'locales/glossary.ts',
    'locales/money/negations.ts',
  ])
  expect([...copy.written].filter((file) => !row.includes(`\`${file.replace(/nl\/.*/, '<tag>/')}\``))).toEqual([])
  expect(copy.evaluate(KNOWN)).toEqual({
    isListed: true,
    areas: AREAS.length,
    hasMessages: true,
    resolved: ['nl', 'nl'],
  })
})

const READING = `
import { faultsOfReading } from './locales/money/reading.ts'
const faults = faultsOfReading(new URL('./locales', import.meta.url).pathname, 'nl')
console.log(JSON.stringify({ unread: faults.filter((fault) => fault.endsWith(' was not read')).length, first: faults[0] }))
`

test('a language is built before its sentences about money are read, and the tests ask for that [S9]', () => {
  const { unread, first } = copy.evaluate(READING) as { unread: number; first: string }
  expect(unread).toBeGreaterThan(390)
  expect(first).toBe('nl has 0 plants, and not 30')
})

const TITLE = /msgid "settings.title"\nmsgstr ".*"\n/

test.each([
  ['', 'nl/settings.po lacks settings.title'],
  ['msgid "settings.title"\nmsgstr ""\n', 'nl/settings.po lacks settings.title'],
  ['msgid "settings.title"\nmsgstr "Settings"\n', 'nl/settings.po settings.title has the words of English: “Settings”'],
  ['msgid "settings.heading"\nmsgstr "Instellingen"\n', 'nl/settings.po has settings.heading, which is none'],
])(
  'a language whose catalogue has %j in place of a message is not built, and the message is named [S9]',
  (entry, fault) => {
    copy.write('locales/nl/settings.po', dutch('settings').replace(TITLE, entry))
    const { status, stderr } = copy.node('locales/compile.mjs')
    copy.write('locales/nl/settings.po', dutch('settings'))
    expect(status).not.toBe(0)
    expect(stderr).toContain(fault)
  },
)
