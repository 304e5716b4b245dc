import { expect, test } from 'vitest'
import { payloadHash, stableHash } from './hash.ts'

test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
  ['10', '07f89207b4ba08a4'],
])('the hash of %j is that of FNV-1a, 64 bits', (text, hash) => {
  expect(stableHash(text)).toBe(hash)
})

test('one form has one hash, in any order of its fields [E18]', () => {
  const one = payloadHash('onRamp', { source: { id: 'a', amount: '1' }, list: [1, 2], nothing: undefined })
  const other = payloadHash('onRamp', { list: [1, 2], source: { amount: '1', id: 'a' } })
  expect(one).toBe(other)
  expect(payloadHash('onRamp', { list: [2, 1], source: { amount: '1', id: 'a' } })).not.toBe(one)
  expect(payloadHash('offRamp', { list: [1, 2], source: { amount: '1', id: 'a' } })).not.toBe(one)
})

test('twenty thousand amounts have as many hashes', () => {
  const seen = new Set<string>()
  for (let cents = 0; cents < 20_000; cents += 1) seen.add(payloadHash('onRamp', { amount: `${cents / 100}` }))
  expect(seen.size).toBe(20_000)
})

test('an entry that an earlier version wrote has the hash of this one, because the way of writing stays [E18]', () => {
  expect(payloadHash('onRamp', { b: [1, 2], a: { d: 1, c: 2 } })).toBe('af7429d4539bee08')
})
