import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { NETWORKS } from '../../domain/networks.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { createChainNode } from '../node.ts'
import { readOrder } from '../transfer-order.ts'
import { CCTP_DOMAINS } from './facts.ts'

const MOVE = `0x${'Ab'.repeat(32)}`
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'
const SOLANA = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
const node = createChainNode({ fetch, relay: async () => 'unknown' })

const deposit = (changes: Partial<Deposit> = {}): Deposit => ({
  network: 'aptos',
  coin: 'usdc',
  amount: '12.34',
  from: `0x${'c'.repeat(64)}`,
  to: EVM,
  memo: null,
  redemption: 'ethereum',
  ...changes,
})
const burnOf = (changes: Partial<Deposit>) => readOrder('aptos', deposit(changes), node).burn

test('a burn is for the domain of the spec’s table, and any other network has none [C3, CHAIN-10]', () => {
  const domains = NETWORKS.flatMap((redemption) => {
    const to = redemption === 'solana' ? SOLANA : redemption === 'sui' ? MOVE : EVM
    try {
      return [[redemption, burnOf({ redemption, to })!.domain]]
    } catch {
      return []
    }
  })
  expect(Object.fromEntries(domains)).toStrictEqual({
    ethereum: 0,
    optimism: 2,
    arbitrum: 3,
    solana: 5,
    polygon: 7,
    sui: 8,
  })
  expect(readOrder('sui', deposit({ network: 'sui', redemption: 'aptos', to: MOVE }), node).burn?.domain).toBe(9)
})

test('the table has every row of the specification, also of Noble, which is no network here [C1, CHAIN-09]', () => {
  expect(CCTP_DOMAINS).toStrictEqual({
    ethereum: 0,
    optimism: 2,
    arbitrum: 3,
    noble: 4,
    solana: 5,
    polygon: 7,
    sui: 8,
    aptos: 9,
  })
  expect(NETWORKS).not.toContain('noble')
})

test('a burn is for the 32 bytes of an address, with zeros before those of an EVM network [C3]', () => {
  const bytes = (hex: string | undefined) => Uint8Array.from(Buffer.from(hex!.slice(2), 'hex'))
  expect(burnOf({})!.recipient).toBe(`0x${'0'.repeat(24)}${EVM.slice(2).toLowerCase()}`)
  expect(bytes(burnOf({ redemption: 'solana', to: ` ${SOLANA}` })?.recipient)).toEqual(base58.decode(SOLANA))
  expect(burnOf({ redemption: 'sui', to: MOVE.slice(2) })?.recipient).toBe(MOVE.toLowerCase())
})

test('only USDC is burned, and only on the networks of Move [C3]', () => {
  expect(() => burnOf({ coin: 'usdt' })).toThrow('network/no-cctp-domain')
  const base = deposit({ network: 'base', from: EVM, to: `0x${'1'.repeat(40)}` })
  expect(() => readOrder('evm', base, node)).toThrow('network/no-cctp-domain')
})
