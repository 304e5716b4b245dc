import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { isMissingFile } from './missing-file.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => void vi.unstubAllGlobals())

const CHUNK = 'https://shop.example/_next/static/chunks/3781-32a3a102.js'
const chunkLoadError = (message: string) => Object.assign(new Error(message), { name: 'ChunkLoadError' })
const GONE: readonly (readonly [loader: string, error: Error])[] = [
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://cdn.example/chunks/send-1a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://cdn.example/chunks/send-1a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['Safari, which gets a page instead,', new TypeError("'text/html' is not a valid JavaScript MIME type.")],
  ['webpack', chunkLoadError(`Loading chunk 3781 failed.\n(missing: ${CHUNK})`)],
  ['webpack, for which it takes too long,', chunkLoadError(`Loading chunk 12 failed.\n(timeout: ${CHUNK})`)],
  ['Turbopack', new Error('Failed to load chunk /_next/static/chunks/2a_.js from module 59812')],
  [
    'Turbopack’s runtime',
    new Error('Failed to load chunk static/chunks/a.js as a runtime dependency of chunk static/b.js'),
  ],
]

test.each(GONE)(
  'a file that %s cannot download is missing, also behind an error of a network [SAFE-E9]',
  (_, cause) => {
    expect(isMissingFile(cause)).toBe(true)
    expect(isMissingFile(new ChainError('network/unreachable', { cause }))).toBe(true)
  },
)

test.each(GONE)('a file that %s cannot download without a connection may still be there [SAFE-E5]', (_, cause) => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(isMissingFile(cause)).toBe(false)
})

test('a failed call, a bug and a server’s words are no missing file [SAFE-E9]', () => {
  const others = ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.', 'x is undefined']
  for (const words of others) expect(isMissingFile(new TypeError(words))).toBe(false)
  expect(isMissingFile(new Error('The first chunk of the answer could not be read'))).toBe(false)
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
