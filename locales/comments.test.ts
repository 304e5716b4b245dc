import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { code, sources } from '../test/support/imports.ts'
import { faultOf, placesOf, whyUnclear } from './comments.ts'
import { englishMessages, messagesOf } from './messages.ts'

const messages = englishMessages()
const files = sources.filter((path) => /^(?:src|element)\//.test(path)).map((path) => ({ path, code: code(path) }))

test('a message that its words do not explain has a comment for the translator [S9]', () => {
  const unclear = messages.flatMap((message) => {
    const why = whyUnclear(message, files)
    return why === null ? [] : [{ ...message, why }]
  })
  expect(unclear.length).toBeGreaterThan(800)
  const faults = unclear.flatMap((message) => {
    const fault = faultOf(message)
    return fault === null ? [] : [`${message.id} ${message.why} and ${fault}`]
  })
  expect(faults).toEqual([])
})

test('every comment is of a message, and the built catalogues have none [S9]', () => {
  const commented = messages.filter(({ comment }) => comment !== '')
  const lines = ['payouts', 'ui'].map((area) => readFileSync(join(import.meta.dirname, `en/${area}.po`), 'utf8'))
  const written = lines.flatMap((text) => text.match(/^#\..*(?=\n(?!#\.))/gm) ?? [])
  expect(written.length).toBe(commented.filter(({ area }) => area === 'payouts' || area === 'ui').length)
  const carried = commented.filter(({ area, comment }) =>
    readFileSync(join(import.meta.dirname, `en/${area}.ts`), 'utf8').includes(comment.slice(0, 40)),
  )
  expect(carried.map(({ id }) => id)).toEqual([])
})

const ENTRY = (comment: string, text: string) => messagesOf(`${comment}msgid "a.b"\nmsgstr "${text}"\n`)[0]!

test.each([
  ['', 'Retry', 'has no comment'],
  ['#. Label\n', 'Retry', 'has a comment that says nothing'],
  ['#. A button.\n', 'Retry', 'has a comment that says nothing'],
  ['#. Heading above the balance of a wallet.\n', 'You have {amount}', 'does not say what {amount} is'],
  [
    '#. Below a field. {count} is how many.\n',
    '{count, plural, one {# of {limit}} other {#}}',
    'does not say what {limit} is',
  ],
])('of the planted comment %j, “%s” %s [S9]', (comment, text, fault) => {
  expect(faultOf(ENTRY(comment, text))).toBe(fault)
})

test('a comment of several lines is read whole, and one that helps is right [S9]', () => {
  const entry = ENTRY('#. Button below an error: does again\n#. what failed.\n', 'Retry')
  expect(entry.comment.split('\n')).toHaveLength(2)
  expect(faultOf(entry)).toBeNull()
})

test('what is short, has a value or is in two files needs a comment [S9]', () => {
  const named = [
    { path: 'src/a.tsx', code: "t('a.b')" },
    { path: 'src/b.tsx', code: "t('a.b')" },
    { path: 'src/app/language/merchant-messages.ts', code: "'a.c'" },
    { path: 'src/c.tsx', code: "t('a.c')" },
  ]
  const why = (id: string, text: string) => whyUnclear({ id, text }, named)
  expect([why('a.c', 'Try again'), why('a.c', 'Delete <0></0> from here?')]).toEqual(['is short', 'has a value'])
  expect(why('a.b', 'Nothing left your wallet.')).toBe('is used in several places')
  expect(why('a.c', 'Nothing left your wallet.')).toBeNull()
  expect(placesOf('a.b', named)).toEqual(['src/a.tsx', 'src/b.tsx'])
})
