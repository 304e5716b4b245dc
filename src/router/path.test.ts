import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPath, readParams } from './path.ts'

const kinds = { type: 'text', hidden: 'list' } as const

test.each([
  ['/my-accounts?type=bank&hidden=%5B%5D', { type: 'bank', hidden: [] }],
  ['/my-accounts?hidden=%5B%22wallets%22%5D', { type: undefined, hidden: ['wallets'] }],
  ['/my-accounts?hidden=wallets&hidden=bank', { type: undefined, hidden: ['wallets', 'bank'] }],
  ['/my-accounts?hidden=wallets,bank', { type: undefined, hidden: ['wallets', 'bank'] }],
  ['/my-accounts?hidden=%7B%22a%22:1%7D', { type: undefined, hidden: [] }],
  ['/my-accounts?hidden=%5B1,2', { type: undefined, hidden: [] }],
  ['/my-accounts', { type: undefined, hidden: [] }],
])('the parameters of %s are read [NAV-07, N1]', (path, params) => {
  expect(readParams(path, kinds)).toEqual(params)
})

test('an omitted parameter is not written [NAV-07, N1]', () => {
  expect(buildPath('/my-accounts', { type: undefined })).toBe('/my-accounts')
  expect(buildPath('/my-accounts', { type: 'bank', hidden: [] })).toBe('/my-accounts?type=bank&hidden=%5B%5D')
})

test('parameters survive being written to a path and read back [NAV-07]', () => {
  const params = fc.record({ type: fc.string(), hidden: fc.array(fc.string()) })
  fc.assert(
    fc.property(params, (given) => {
      expect(readParams(buildPath('/x', given), kinds)).toEqual(given)
    }),
  )
})
