import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AREAS } from '../locales/areas.ts'
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

const copy = copyProduct('new-language')
beforeAll(() => {
  for (const area of AREAS) copy.write(`locales/nl/${area}.po`, dutch(area))
  const { stderr } = copy.node('locales/compile.mjs')
  expect(stderr).toBe('')
})
afterAll(copy.remove)

const dutch = (area: string) =>
  readFileSync(join(root, `locales/en/${area}.po`), 'utf8').replace('"Language: en', '"Language: nl')

test('a language is a folder with a catalogue for each area, and nothing else [S9]', () => {
  expect([...copy.written].filter((file) => !file.startsWith('locales/nl/'))).toEqual([])
  expect(copy.evaluate(KNOWN)).toEqual({
    isListed: true,
    areas: AREAS.length,
    hasMessages: true,
    resolved: ['nl', 'nl'],
  })
})

const TITLE = /msgid "settings.title"\nmsgstr ".*"\n/

test.each([
  ['', 'nl/settings.po lacks settings.title'],
  ['msgid "settings.title"\nmsgstr ""\n', 'nl/settings.po lacks settings.title'],
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
