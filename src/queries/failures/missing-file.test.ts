import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { isMissingFile } from './missing-file.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => void vi.unstubAllGlobals())

const GONE = [
  ['Chromium', 'Failed to fetch dynamically imported module: https://cdn.example/chunks/send-1a.js'],
  ['Firefox', 'error loading dynamically imported module: https://cdn.example/chunks/send-1a.js'],
  ['Safari', 'Importing a module script failed.'],
] as const

test.each(GONE)(
  'a file that %s cannot download is missing, also behind an error of a network [SAFE-E9]',
  (_, words) => {
    const cause = new TypeError(words)
    expect(isMissingFile(cause)).toBe(true)
    expect(isMissingFile(new ChainError('network/unreachable', { cause }))).toBe(true)
  },
)

test.each(GONE)('a file that %s cannot download without a connection may still be there [SAFE-E5]', (_, words) => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(isMissingFile(new TypeError(words))).toBe(false)
})

test('a failed call, a bug and a server’s words are no missing file [SAFE-E9]', () => {
  const others = ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.', 'x is undefined']
  for (const words of others) expect(isMissingFile(new TypeError(words))).toBe(false)
  expect(
    isMissingFile(
      new ApiError({ kind: 'message', message: 'TypeError of a module', reference: 'r', outcome: 'definite' }),
    ),
  ).toBe(false)
  expect(isMissingFile(null)).toBe(false)
  expect(isMissingFile(undefined)).toBe(false)
})

test('an unreadable error of a wallet is no missing file [W12]', () => {
  const fail = () => {
    throw new Error('hostile')
  }
  const unreadable = new Proxy({}, { get: fail })
  const silent = Object.defineProperty(new TypeError('x'), 'message', { get: fail })
  for (const cause of [unreadable, silent]) {
    expect(isMissingFile(cause)).toBe(false)
    expect(isMissingFile(new ChainError('wallet/rejected', { cause }))).toBe(false)
  }
})
