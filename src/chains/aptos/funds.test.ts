import { describe, expect, it } from 'vitest'
import { recordingSteps } from '../local-node.fixture.ts'
import { keypairWallet } from './keypair-wallet.fixture.ts'
import { CUSTOMER, outOfGas, refusedBy, scriptedNode, TRANSFER, UNITS, type Ledger } from './scripted.fixture.ts'
import { check } from './funds.ts'
import { send } from './send.ts'

function customer(changes: Partial<Ledger>) {
  const { session, asked: askedOfWallet } = keypairWallet({ address: CUSTOMER })
  return { session, askedOfWallet, ...scriptedNode(changes) }
}

describe('no wallet of Aptos', () => {
  it.each([
    [
      'a unit more than it has',
      { usdc: Number(UNITS) - 1 },
      { code: 'network/not-enough-tokens', values: { coin: 'USDC' } },
    ],
    [
      'a fee that it cannot pay',
      { apt: 499_999, simulation: outOfGas },
      { code: 'network/not-enough-for-fee', values: { coin: 'APT' } },
    ],
    ['a fee above all its APT', { simulation: refusedBy(400, 'vm_error', 5) }, { code: 'network/not-enough-for-fee' }],
    [
      'less gas than any transaction',
      { simulation: refusedBy(400, 'vm_error', 14) },
      { code: 'network/not-enough-for-fee' },
    ],
    [
      'a fee that it may be unable to pay, where nothing is simulated',
      { apt: 1_999_999, simulation: refusedBy(403, 'api_disabled') },
      { code: 'network/not-enough-for-fee' },
    ],
    ['more gas than any transfer', { apt: 10 ** 12, simulation: outOfGas }, { code: 'network/refused' }],
    ['the number of another node', { simulation: refusedBy(400, 'vm_error', 3) }, { code: 'network/unreachable' }],
    [
      'gas without a number',
      { simulation: { status: 200, body: [{ success: true }] } },
      { code: 'network/unreachable' },
    ],
    ['a fee without APT', { apt: 0 }, { code: 'network/not-enough-for-fee' }],
    ['tokens before the fee', { usdc: 0, apt: 0 }, { code: 'network/not-enough-tokens' }],
    ['anything on another chain’s node', { chainId: 2 }, { code: 'network/unreachable' }],
    ['a balance that is none', { usdc: '20000000' }, { code: 'network/unreachable' }],
    ['a price that is none', { gasPrice: 0 }, { code: 'network/unreachable' }],
  ] as const)('is asked for %s [SAFE-C11]', async (_, changes, error) => {
    const { session, node, askedOfWallet } = customer(changes)
    const { recorded, ...steps } = recordingSteps()
    await expect(send(session, TRANSFER, node, steps)).rejects.toMatchObject({ ...error, broadcast: 'none' })
    expect([recorded, askedOfWallet]).toEqual([[], []])
  })

  it.each([
    ['frozen', 'Move abort in 0x1::fungible_asset: ESTORE_IS_FROZEN(0x50003): Store is disabled', 'network/frozen'],
    ['of a blocked account', 'Move abort in 0x2::blocklistable: EBLOCKLISTED(0x1)', 'network/frozen'],
    ['paused', 'Move abort in 0x2::pausable: EPAUSED(0x3)', 'network/paused'],
    ['refused for another reason', 'Move abort in 0x2::fees: ELATE(0x1)', 'network/refused'],
  ])('is asked for tokens that are %s, and no payout is made for them [C21]', async (_, vm_status, code) => {
    const simulation = { status: 200, body: [{ success: false, gas_used: '10', vm_status }] }
    const { session, node, askedOfWallet } = customer({ simulation })
    const { network, coin, amount, from } = TRANSFER
    await expect(check(session, { network, coin, amount, from }, node)).rejects.toMatchObject({ code })
    await expect(send(session, TRANSFER, node, recordingSteps())).rejects.toMatchObject({ code, broadcast: 'none' })
    expect(askedOfWallet).toEqual([])
  })

  it('is left out for the last unit and the last octa [SAFE-C11]', async () => {
    const { session, node, askedOfWallet } = customer({ usdc: Number(UNITS), apt: 543_000 })
    await send(session, TRANSFER, node, recordingSteps())
    expect(askedOfWallet).toMatchObject([{ maxGasAmount: 5430 }])
  })

  it.each([
    ['the limit that every wallet keeps', '120', 200_000, 2000],
    ['more where the transfer needs more', '1334', 10_000_000, 2001],
    ['what the account pays for, where that is less', '120', 199_999, 1999],
    ['what the transfer needs, where the account pays for no more', '120', 12_000, 120],
  ])('is asked for another gas limit than %s [SAFE-C11, C13]', async (_, gas_used, apt, limit) => {
    const simulation = { status: 200, body: [{ success: true, gas_used, vm_status: 'Executed successfully' }] }
    const { session, node, askedOfWallet } = customer({ simulation, apt })
    await send(session, TRANSFER, node, recordingSteps())
    expect(askedOfWallet).toMatchObject([{ maxGasAmount: limit }])
  })
})
