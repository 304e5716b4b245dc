import { Keypair } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { readMint } from './mint.ts'
import { TOKEN_PROGRAMS } from './token-program.ts'

const [TOKEN, TOKEN_2022] = TOKEN_PROGRAMS as [string, string]
const address = Keypair.generate().publicKey.toBase58()

interface Written {
  readonly type: number
  readonly data: readonly number[]
  /** What its header says of it. */
  readonly length?: number
}

/** A mint of Token-2022 with these extensions, and with room behind them. */
const mintOf = (...extensions: readonly Written[]) =>
  Uint8Array.from([
    ...new Uint8Array(166),
    ...extensions.flatMap(({ type, data, length = data.length }) => [type, 0, length, 0, ...data]),
    ...new Uint8Array(8),
  ])

const zeros = (count: number) => Array.from({ length: count }, () => 0)
const fees = (present: number, next: number): Written => ({
  type: 1,
  data: [...zeros(72), ...zeros(16), present, 0, ...zeros(16), next, 0],
})
const exact = (...extensions: readonly Written[]) =>
  readMint(address, { program: TOKEN_2022, data: mintOf(...extensions) })?.isExact

test.each([
  ['no fee', [fees(0, 0)], true],
  ['a fee of the present epoch', [fees(1, 0)], false],
  ['a fee of the next epoch', [fees(0, 1)], false],
  ['transfers that are not paused', [{ type: 26, data: zeros(33) }], true],
  ['transfers that are paused', [{ type: 26, data: [...zeros(32), 1] }], false],
  ['tokens that cannot be transferred', [{ type: 9, data: [] }], false],
  ['an unknown extension', [{ type: 200, data: [] }], false],
  ['a name, and then a fee', [{ type: 19, data: [1, 2, 3] }, fees(9, 9)], false],
  ['a fee, and then a name', [fees(9, 9), { type: 19, data: [1, 2, 3] }], false],
])('a mint with %s sends whole amounts or not [C21]', (_, extensions, isExact) => {
  expect(exact(...extensions)).toBe(isExact)
})

test('the first program of tokens has no extensions, and no account is of no token [CHAIN-15]', () => {
  expect(readMint(address, { program: TOKEN, data: mintOf(fees(1, 1)) })).toMatchObject({
    isExact: true,
    accountBytes: 165,
  })
  expect(readMint(address, null)).toMatchObject({ isExact: true })
  expect(readMint(address, { program: address, data: mintOf() })).toBeNull()
})

test('a mint that ends in the middle of an extension cannot be read [C21]', () => {
  const cut = { type: 1, data: [], length: 108 }
  expect(() => exact(cut)).toThrow(expect.objectContaining({ code: 'network/unreachable' }))
})
