import { describe, expect, test } from 'vitest'
import { noNode } from '../../local-node.fixture.ts'
import { missingFeeCoin } from './fee.ts'
import { CUSTOMER, scriptedNode, scriptedWallet, USDC } from '../scripted.fixture.ts'

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
    ['more gas than a transfer took before', '0x15f90', 90_000n],
    ['less', '0xafc8', 45_000n],
    ['nothing, of an account without tokens', new Error('execution reverted'), 65_000n],
  ])('is counted by the node’s estimate, for an address that has no tokens: %s [C9]', async (_, estimate, gas) => {
    const asked: { readonly from: string; readonly to: string; readonly data: string }[] = []
    const estimating = (units: bigint) => {
      const node = withCoin(units)
      const fetch: typeof node.fetch = async (input, init) => {
        const { method, params } = JSON.parse(init!.body as string)
        if (method !== 'eth_estimateGas') return node.fetch(input, init)
        asked.push(params[0])
        const error = { code: 3, message: 'execution reverted' }
        return Response.json(estimate instanceof Error ? { id: 1, error } : { id: 1, result: estimate })
      }
      return { ...node, fetch }
    }
    const payer = { network: 'base', address: CUSTOMER, session: null } as const
    expect(await missingFeeCoin(payer, estimating(gas * GWEI))).toBeNull()
    expect(await missingFeeCoin(payer, estimating(gas * GWEI - 1n))).toBe('ETH')
    expect(asked[0]).toMatchObject({
      from: CUSTOMER,
      to: USDC,
      data: expect.stringMatching(/^0xa9059cbb0{24}70997970c5/),
    })
    expect(asked[0]!.data.slice(34, 74)).not.toBe(CUSTOMER.slice(2).toLowerCase())
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
