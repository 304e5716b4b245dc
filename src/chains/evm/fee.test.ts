import { describe, expect, test } from 'vitest'
import { noNode } from '../local-node.fixture.ts'
import { missingFeeCoin } from './fee.ts'
import { CUSTOMER, scriptedNode, scriptedWallet } from './scripted.fixture.ts'

const GWEI = 1_000_000_000n
const COST = 65_000n * GWEI
const hex = (value: bigint) => `0x${value.toString(16)}`
const withCoin = (units: bigint) => scriptedNode({ eth_gasPrice: hex(GWEI), eth_getBalance: hex(units) })
const missing = (units: bigint, session: ReturnType<typeof scriptedWallet>['session'] | null = null) =>
  missingFeeCoin({ network: 'base', address: CUSTOMER, session }, withCoin(units))

describe('the coin of an EVM network’s fee [C22]', () => {
  test('is missing below what a transfer costs now, and not from there on', async () => {
    expect([await missing(0n), await missing(COST - 1n), await missing(COST)]).toEqual(['ETH', 'ETH', null])
  })

  test.each([
    ['that pays for the chain', { '0x2105': { paymasterService: { supported: true } } }, null],
    ['that has funds elsewhere', { '0x2105': { auxiliaryFunds: { supported: true } } }, null],
    ['that pays on every chain', { '0x0': { paymasterService: { supported: true } } }, null],
    ['that pays on another chain', { '0x1': { paymasterService: { supported: true } } }, 'ETH'],
    ['that does not pay', { '0x2105': { paymasterService: { supported: false } } }, 'ETH'],
    ['that says nothing of it', { '0x2105': { atomic: { status: 'ready' } } }, 'ETH'],
    ['that answers nothing', null, 'ETH'],
    ['that does not know the question', Object.assign(new Error('no'), { code: 4200 }), 'ETH'],
  ])('the coin counts as missing unless the wallet says otherwise: one %s', async (_, wallet_getCapabilities, coin) => {
    expect(await missing(0n, scriptedWallet({ wallet_getCapabilities }).session)).toBe(coin)
  })

  test('is not asked of a wallet whose address has enough', async () => {
    const { session, asked } = scriptedWallet()
    expect([await missing(COST, session), asked]).toEqual([null, []])
  })

  test('is unknown where the node does not answer', async () => {
    const payer = { network: 'base', address: CUSTOMER, session: null } as const
    await expect(missingFeeCoin(payer, noNode)).rejects.toMatchObject({ code: 'network/unreachable' })
  })
})
