import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { faultsOfLanguage, languagesIn } from './languages.ts'
import { PLANTED } from './planted.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'languages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entry = (text: string, comment = '') =>
  `${comment && `#. ${comment}\n`}msgid "a.b"\nmsgstr ${JSON.stringify(text)}\n`
function write(language: string, text: string) {
  mkdirSync(join(folder, language), { recursive: true })
  writeFileSync(join(folder, language, 'ui.po'), `msgid ""\nmsgstr ""\n\n${text}`)
}

/** What the check says of a catalogue with one message. */
function faultsOf(language: string, english: string, translated: string, comment?: string) {
  write('en', entry(english, comment))
  write(language, entry(translated))
  return faultsOfLanguage(folder, language, ['ui.po'])
}
const inFile = (language: string, fault: string) => `${language}/ui.po a.b ${fault}`

describe('ids', () => {
  test.each([
    ['', 'lacks a.b'],
    [entry(' '), 'lacks a.b'],
    ['msgid "a.b"\nmsgstr ""\n', 'lacks a.b'],
    [`${entry('Atrás')}\nmsgid "a.c"\nmsgstr "Otra"\n`, 'has a.c, which is none'],
    [`${entry('Atrás')}\n${entry('Volver')}`, 'has a.b 2 times'],
  ])('a Spanish catalogue of %j is refused: it %s [S9]', (catalogue, fault) => {
    write('en', entry('Back'))
    write('es', catalogue)
    expect(faultsOfLanguage(folder, 'es', ['ui.po'])).toEqual([`es/ui.po ${fault}`])
  })

  test('a text on several lines is one text, and a catalogue that is not there lacks all [S9]', () => {
    write('en', entry('Back to the list'))
    write('es', 'msgid "a.b"\nmsgstr ""\n"Volver "\n"a la lista"\n')
    expect(faultsOfLanguage(folder, 'es', ['ui.po'])).toEqual([])
    expect(faultsOfLanguage(folder, 'pl', ['ui.po'])).toEqual(['pl/ui.po lacks a.b'])
  })

  test('a folder is a language by its name [S9]', () => {
    for (const name of ['zh-CN', 'rules']) mkdirSync(join(folder, name))
    expect(languagesIn(folder)).toContain('zh-CN')
    expect(languagesIn(folder)).not.toContain('rules')
  })
})

test.each([
  ['es', 'Send {amount} now.', 'Envía {amount ahora.', 'cannot be read'],
  ['es', 'Send {amount} now.', 'Envía {{amount}} ahora.', 'has a brace that belongs to no value'],
  ['ar', 'Within {count, number} days', 'خلال {count, numbr} أيام', 'has a value of the unknown kind “numbr”'],
  [
    'pt-BR',
    '{count, plural, other {#}}',
    '{count, plural, one {#} other {# a} other {# b}}',
    'has two texts for “other”',
  ],
  [
    'hi',
    'On {day} {who, select, no {none} other {all}}',
    '{day} {who, select, no {सब} no {{day} सब} other {सब}}',
    'has two texts for “no”',
  ],
  ['fr', 'Read it', 'Lisez <b>tout</b>', 'has “<b>”, which is shown as it is written'],
  ['fr', '<0>Read</0> the terms', '<0>Lisez<0> les conditions', 'has an element that is not closed, or not in order'],
  ['de', '<0>Read</0> the terms', '</0>Lies<0> die Bedingungen', 'has an element that is not closed, or not in order'],
])('%s: “%s” as “%s” %s [S9]', (language, english, translated, fault) => {
  const [found, ...more] = faultsOf(language, english, translated)
  expect(found).toContain(inFile(language, fault))
  expect(found).toMatch(/\(syntax\)$/)
  expect(more).toEqual([])
})

interface Planted {
  readonly rule: string
  readonly language: string
  readonly english: string
  readonly wrong: string
  readonly fault: string
  readonly right: string
}

const planted = Object.entries(PLANTED).flatMap(([rule, rows]) =>
  rows.map(([language, english, wrong, fault, right]): Planted => ({ rule, language, english, wrong, fault, right })),
)

test.each(planted)(
  '$rule: the $language “$wrong” of “$english” $fault [S9]',
  ({ rule, language, english, wrong, fault, right }) => {
    const found = faultsOf(language, english, wrong)
    expect(found.filter((line) => line.endsWith(`(${rule})`)).join('\n')).toContain(inFile(language, fault))
    if (right) expect(faultsOf(language, english, right)).toEqual([])
  },
)

test.each([
  ['de', 'Send again', 'Noch einmal versenden', 'Button below a transfer.', 21],
  ['es', 'New', 'Recién creada hoy', 'Badge of an address.', 17],
  ['hi', 'Send again', 'इसे अभी फिर एक बार सबको भेजें', 'Button below a transfer.', 21],
])(
  'length: the %s of “%s”, “%s”, is too long for a place like “%s” [S9]',
  (language, english, long, comment, count) => {
    const [found, ...more] = faultsOf(language, english, long, comment)
    expect([found, more]).toEqual([expect.stringContaining(`a.b has ${count} characters, and `), []])
    expect(found).toMatch(/\(length\)$/)
    expect(faultsOf(language, english, long, 'Heading of a screen.')).toEqual([])
  },
)

test('English itself is held to its plurals and to the syntax [S9]', () => {
  write('en', entry('{count, plural, other {# fields}}'))
  expect(faultsOfLanguage(folder, 'en', ['ui.po'])).toEqual([inFile('en', 'has a plural without “one” (plurals)')])
  write('en', entry('Back'))
  expect(faultsOfLanguage(folder, 'en', ['ui.po'])).toEqual([])
})
