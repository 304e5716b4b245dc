import { parseAst } from 'rollup/parseAst'
import { expect, test } from 'vitest'
import { madeAtRunTime, shorten, shortIds } from '../.build/message-ids.mjs'

const IDS = ['list.empty', 'list.title', 'status.failed', 'status.pending', 'status.failed.title']
const shortened = (code: string) => {
  const patterns = madeAtRunTime(parseAst(code))
  return shorten(code, shortIds(IDS, patterns), parseAst)?.code ?? code
}
const catalogue = (messages: object) => `const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`

test('an id that is written out has the same short one in the code and in each catalogue', () => {
  const code = `${catalogue({ 'list.empty': ['None'], 'list.title': ['All'] })}; t(none ? 'list.empty' : "list.title")`
  expect(shortened(code)).toBe(`${catalogue({ 0: ['None'], 1: ['All'] })}; t(none ? "0" : "1")`)
})

test.each([
  ['a template', 't(`status.${status}`)'],
  ['a template with an end', 't(`${name}.failed`); t(`${name}.pending`); t(`${name}.title`)'],
  ['joined text', "t('status.' + status)"],
])('an id that is put together by %s at run time stays', (_, made) => {
  const messages = { 'list.empty': ['None'], 'status.failed': ['Failed'] }
  const code = `${catalogue(messages)}; ${made}; t('status.failed'); t('list.empty')`
  const expected = `${catalogue({ 0: ['None'], 'status.failed': ['Failed'] })}; ${made}; t('status.failed'); t("0")`
  expect(shortened(code)).toBe(expected)
})

test('an id by which a table is read stays, and so does a text that only looks like one', () => {
  const code = "const days = { 'list.empty': 1 }; const file = `${whole}.${part}`; t('list.empty')"
  expect(shortened(code)).toBe(code)
})
