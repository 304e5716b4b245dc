import { parseAst } from 'rollup/parseAst'
import { expect, test } from 'vitest'
import { shorten, shortIds, usesOf } from '../.build/message-ids.mjs'

const IDS = ['list.empty', 'list.title', 'row.id', 'row.id.copy', 'status.failed', 'status.pending', 'validation.email']
const shortened = (code: string) => shorten(code, shortIds(IDS, usesOf(parseAst(code))), parseAst)?.code ?? code
const catalogue = (messages: object) => `const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`

test('an id that is written out has the same short one in the code and in each catalogue', () => {
  const code = `${catalogue({ 'list.empty': ['None'], 'list.title': ['All'] })}; t(none ? 'list.empty' : "list.title")`
  expect(shortened(code)).toBe(`${catalogue({ 0: ['None'], 1: ['All'] })}; t(none ? "0" : "1")`)
})

test.each([
  ['a template', 't(`status.${status}`)'],
  ['a template with an end', 't(`${name}.failed`); t(`${name}.pending`)'],
  ['joined text', "t('status.' + status)"],
])('an id that is put together by %s at run time stays', (_, made) => {
  const messages = { 'list.empty': ['None'], 'status.failed': ['Failed'] }
  const code = `${catalogue(messages)}; ${made}; t('status.failed'); t('list.empty')`
  const expected = `${catalogue({ 0: ['None'], 'status.failed': ['Failed'] })}; ${made}; t('status.failed'); t("0")`
  expect(shortened(code)).toBe(expected)
})

test('an id stays that may be a part of another one, and one that comes as a word of the server', () => {
  const code = "t('row.id'); t(`${label}.copy`); t(`${error}.${field}`); t('validation.email')"
  expect(shortened(code)).toBe(code)
})

test('an id by which a table is read stays, and one that no code writes out', () => {
  const code = `${catalogue({ 'list.empty': ['None'], 'list.title': ['All'] })}; const days = { 'list.empty': 1 }; t('list.empty')`
  expect(shortened(code)).toBe(code)
})
