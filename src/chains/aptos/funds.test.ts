import { describe, expect, it } from 'vitest'
import { recordingSteps } from '../local-node.fixture.ts'
import { keypairWallet } from './keypair-wallet.fixture.ts'
import { CUSTOMER, outOfGas, refusedBy, scriptedNode, TRANSFER, UNITS, type Ledger } from './scripted.fixture.ts'
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

  it('is left out for the last unit and the last octa [SAFE-C11]', async () => {
    const { session, node, askedOfWallet } = customer({ usdc: Number(UNITS), apt: 543_000 })
    await send(session, TRANSFER, node, recordingSteps())
    expect(askedOfWallet).toMatchObject([{ maxGasAmount: 5430 }])
  })
})
