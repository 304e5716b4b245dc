import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { writeJson } from './json.ts'

const patched = [Array.prototype, Object.prototype, String.prototype] as unknown as Record<string, unknown>[]
afterEach(() => patched.forEach((prototype) => delete prototype['toJSON']))

test('plain data is written as JSON.stringify writes it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(writeJson(value)).toBe(JSON.stringify(value))
    }),
    { numRuns: 1000 },
  )
})

test('a key whose value is undefined is left out', () => {
  expect(writeJson({ a: undefined, b: [1, undefined] })).toBe('{"b":[1,null]}')
})

test('a page that has changed how JSON is written changes nothing [SAFE-B13]', () => {
  for (const prototype of patched) prototype['toJSON'] = () => 'changed by the page'
  expect(JSON.stringify([1])).toBe('"changed by the page"')
  expect(writeJson({ entries: [{ id: 'a', steps: ['b'] }] })).toBe('{"entries":[{"id":"a","steps":["b"]}]}')
})
