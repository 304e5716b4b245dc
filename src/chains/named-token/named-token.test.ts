import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChainAdapter, ChainNode } from '../adapter.ts'
import { CHAINS } from '../network-table.ts'
import { createChainNode } from '../node.ts'
import { readAbiCount, readAbiText } from './abi-text.ts'
import { withNamedTokens, type TokenFacts } from './named-token.ts'

const OWN = `0x${'1'.repeat(40)}`

let warned: string[]
beforeEach(() => {
  warned = []
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void warned.push(message))
})
afterEach(() => void vi.restoreAllMocks())

/** A host whose USDC on Base is this token, and what its customer's send does. */
function hostWith(facts: TokenFacts | Error, usdc: string | null = OWN) {
  const asked: string[] = []
  const adapter = {
    check: async () => void asked.push('check'),
    send: async () => void asked.push('wallet'),
  } as unknown as ChainAdapter
  const read = async () => {
    asked.push('token')
    if (facts instanceof Error) throw facts
    return facts
  }
  const tokenAddresses = usdc === null ? {} : { base: { usdc } }
  const outside = { fetch: async () => Response.json({}), relay: async () => 'unknown' as const }
  const node: ChainNode = createChainNode({ ...outside, tokenAddresses })
  const { check, send } = withNamedTokens(adapter, read)
  const source = { network: 'base', coin: 'usdc' } as never
  return {
    asked,
    check: () => check(null as never, source, node),
    send: () => send(null as never, source, node, null as never),
  }
}

test('a host’s token with other decimals is asked of no wallet, and the console says why [C21, C8]', async () => {
  const { asked, check, send } = hostWith({ symbol: 'USDC', decimals: 18 })
  const refusal = { code: 'network/token-mismatch', broadcast: 'none', values: { coin: 'USDC' } }
  await expect(check()).rejects.toMatchObject(refusal)
  await expect(send()).rejects.toMatchObject(refusal)
  expect(asked).not.toContain('wallet')
  expect(warned[0]).toContain(
    'config.tokenAddresses.base.usdc cannot be used: the token has 18 decimals, and USDC has 6.',
  )
})

test.each(['USDC.e', 'tUSDC', 'USDbC'])(
  'a host may name a token whose symbol is %s, which the console says once [C21]',
  async (symbol) => {
    const { asked, check, send } = hostWith({ symbol, decimals: 6 })
    await check()
    await send()
    expect(asked).toEqual(['token', 'check', 'wallet'])
    expect(warned).toHaveLength(1)
    expect(warned[0]).toContain(symbol)
  },
)

test.each<TokenFacts>([
  { symbol: 'USDC', decimals: 6 },
  { symbol: 'USDc', decimals: 6 },
  { symbol: null, decimals: null },
])('a host’s token that is what it is named for, or says nothing, is sent without a word: %j [C21]', async (facts) => {
  const { asked, send } = hostWith(facts)
  await send()
  expect([asked, warned]).toEqual([['token', 'wallet'], []])
})

test('a token of the table costs no call, by whatever letters a host names it [C21, C7]', async () => {
  for (const usdc of [null, CHAINS.base.tokens.usdc.address, CHAINS.base.tokens.usdc.address.toLowerCase()]) {
    const { asked, send } = hostWith({ symbol: 'X', decimals: 1 }, usdc)
    await send()
    expect(asked).toEqual(['wallet'])
  }
})

test('while the network does not say what a host’s token is, no wallet is asked, and it is asked again [C21]', async () => {
  const { asked, send } = hostWith(new Error('network/unreachable'))
  await expect(send()).rejects.toThrow('network/unreachable')
  await expect(send()).rejects.toThrow('network/unreachable')
  expect(asked).toEqual(['token', 'token'])
})

const word = (hex: string) => hex.padStart(64, '0')
const text = (value: string) => Buffer.from(value).toString('hex').padEnd(64, '0')

test('a contract says its symbol as a text or as 32 bytes, and its decimals as a number of a byte [C21]', () => {
  expect(readAbiText(`0x${word('20')}${word('4')}${text('USDC')}`)).toBe('USDC')
  expect(readAbiText(`0x${text('MKR')}`)).toBe('MKR')
  for (const no of ['', '0x', '0x12', `0x${word('20')}${word('ff')}${text('USDC')}`]) expect(readAbiText(no)).toBeNull()
  expect(readAbiCount(`0x${word('6')}`)).toBe(6)
  for (const no of ['', '0x', `0x${word('100')}`]) expect(readAbiCount(no)).toBeNull()
})
