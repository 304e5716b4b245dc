import { describe, expect, it } from 'vitest'
import { recordingSteps } from '../local-node.fixture.ts'
import { failure } from './grpc-web.fixture.ts'
import { keypairWallet } from './keypair-wallet.fixture.ts'
import {
  coin,
  CUSTOMER,
  DEPOSIT,
  effectsOf,
  GAS_COIN,
  KEY,
  STRANGER,
  TRANSFER,
  UNITS,
  USDC,
  type Ledger,
} from './ledger.fixture.ts'
import { scriptedNode } from './scripted.fixture.ts'
import { send } from './send.ts'

type Behaviour = NonNullable<Parameters<typeof keypairWallet>[0]>

/** From the scripted simulation: gas used with a reserve of 1,000 units at a price of 750. */
const BUDGET = 750_000n + 750_000n + 4_000_000n - 1_000_000n
const SUI = GAS_COIN.type

function customer(behaviour: Behaviour = {}, changes: Partial<Ledger> = {}) {
  const { asked: askedOfWallet, ...wallet } = keypairWallet({ key: KEY, ...behaviour })
  return { ...wallet, askedOfWallet, ...scriptedNode(changes) }
}
const usdc = (units: bigint) => coin('1', USDC, units)
const sui = (units: bigint) => coin('6a5', SUI, units)

describe('no wallet of Sui', () => {
  it.each([
    [
      'a unit more than it has',
      { coins: [usdc(UNITS - 1n), GAS_COIN] },
      { code: 'network/not-enough-tokens', family: 'sui', values: { coin: 'USDC' } },
    ],
    [
      'a fee that it cannot pay',
      { coins: [usdc(UNITS), sui(BUDGET - 1n)] },
      { code: 'network/not-enough-for-fee', values: { coin: 'SUI' } },
    ],
    ['a fee without SUI', { coins: [usdc(UNITS)] }, { code: 'network/not-enough-for-fee', values: { coin: 'SUI' } }],
    ['tokens before the fee', { coins: [] }, { code: 'network/not-enough-tokens' }],
    [
      'a fee that its address lacks a unit of',
      { coins: [usdc(UNITS)], atAddress: { [SUI]: BUDGET - 1n } },
      { code: 'network/not-enough-for-fee' },
    ],
    ['anything on another chain’s node', { chainId: '69WiPg3DAQiwdxfncX6wYQ2siKwAe6L9BZthQea3JNMD' }, {}],
    ['anything by a node without an epoch', { epoch: undefined }, {}],
    ['anything by a node without a price', { price: undefined }, {}],
    ['anything at no price', { price: 0n }, {}],
    ['what a node cannot simulate', { simulation: failure('UNAVAILABLE', 'down') }, {}],
    ['what a node says nothing of', { simulation: effectsOf(undefined as never) }, {}],
  ] as const)('is asked for %s [SAFE-C11]', async (_, changes, error) => {
    const { session, node, askedOfWallet } = customer({}, changes as Partial<Ledger>)
    const { recorded, ...steps } = recordingSteps()
    await expect(send(session, TRANSFER, node, steps)).rejects.toMatchObject({
      code: 'network/unreachable',
      ...error,
      broadcast: 'none',
    })
    expect([recorded, askedOfWallet]).toEqual([[], []])
  })

  it('is left out for the last unit and the last MIST, in coins or at its address [SAFE-C11, CHAIN-22]', async () => {
    for (const changes of [
      { coins: [usdc(UNITS), sui(BUDGET)] },
      { coins: [sui(BUDGET)], atAddress: { [USDC]: UNITS } },
      { coins: [usdc(UNITS - 1n), sui(BUDGET)], atAddress: { [USDC]: 1n } },
      { coins: [usdc(UNITS)], atAddress: { [SUI]: BUDGET } },
      { coins: [], atAddress: { [USDC]: UNITS, [SUI]: BUDGET } },
    ]) {
      const { session, node, askedOfWallet } = customer({}, changes as Partial<Ledger>)
      await send(session, TRANSFER, node, recordingSteps())
      expect(askedOfWallet).toHaveLength(1)
    }
  })

  it.each([
    ['seven decimals', { amount: '0.0000001' }],
    ['no amount', { amount: '0.00' }],
    ['more than a u64', { amount: '18446744073709.551616' }],
    ['its own address', { to: CUSTOMER }],
    ['its own address in capitals', { to: `0x${CUSTOMER.slice(2).toUpperCase()}` }],
    ['the zero address', { to: `0x${'0'.repeat(64)}` }],
    ['the token', { to: USDC }],
    ['the token’s package', { to: USDC.split('::')[0]! }],
    ['the token’s package in capitals', { to: USDC.split('::')[0]!.replace('0xdba', '0xDBA') }],
    ['an address of Solana', { to: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' }],
    ['an address of EVM', { to: '0x000000000000000000000000000000000000dEaD' }],
    ['an address without its end', { to: DEPOSIT.slice(0, -1) }],
    ['a wallet address of another family', { from: '0x000000000000000000000000000000000000dEaD' }],
    ['a network of another family', { network: 'base' }],
  ] as const)('is asked to send to, or from, or as much as: %s [SAFE-A7]', async (_, changed) => {
    const rich = [usdc(2n ** 64n - 1n), coin('2', USDC, 1n), GAS_COIN]
    const { session, node, askedOfWallet, asked } = customer({}, { coins: rich })
    await expect(send(session, { ...TRANSFER, ...changed }, node, recordingSteps())).rejects.toMatchObject({
      code: 'network/refused',
      broadcast: 'none',
    })
    expect([asked, askedOfWallet]).toEqual([[], []])
  })

  it('is asked with another account than the payout’s, none, or on a testnet [WAL-17, WAL-16, SAFE-C9]', async () => {
    const { account } = keypairWallet({ key: KEY })
    const states = [
      [[account(undefined, STRANGER)], 'wallet/wrong-address', {}],
      [[], 'wallet/locked', {}],
      [[account(['sui:testnet'])], 'wallet/network-unsupported', { values: { network: 'testnet' } }],
    ] as const
    for (const [accounts, code, more] of states) {
      const { session, node, askedOfWallet, asked, state } = customer()
      state.accounts = accounts
      const refused = { code, broadcast: 'none', ...more }
      await expect(send(session, TRANSFER, node, recordingSteps())).rejects.toMatchObject(refused)
      expect([asked, askedOfWallet]).toEqual([[], []])
    }
  })

  it('is asked after its account or its network has changed in between [SAFE-C9, C17]', async () => {
    const { account } = keypairWallet({ key: KEY })
    for (const [accounts, code] of [
      [[account(undefined, STRANGER)], 'wallet/wrong-address'],
      [[account(['sui:testnet'])], 'wallet/network-unsupported'],
    ] as const) {
      const { session, node, askedOfWallet, state } = customer()
      const { recorded, ...steps } = recordingSteps({ onAsking: () => void (state.accounts = accounts) })
      await expect(send(session, TRANSFER, node, steps)).rejects.toMatchObject({ code, broadcast: 'none' })
      expect([recorded, askedOfWallet]).toEqual([['asking'], []])
    }
  })

  it('is asked to sign and execute, where it cannot sign alone or takes no JSON [CHAIN-22]', async () => {
    const executing = { 'sui:signAndExecuteTransaction': { version: '2.0.0', signAndExecuteTransaction: () => {} } }
    for (const behaviour of [{ signTransaction: null }, { version: '1.0.0' }]) {
      const { session, node, askedOfWallet, asked, provider } = customer(behaviour)
      Object.assign(provider.features, executing)
      const error = { code: 'wallet/cannot-send', broadcast: 'none' }
      await expect(send(session, TRANSFER, node, recordingSteps())).rejects.toMatchObject(error)
      expect([asked, askedOfWallet]).toEqual([[], []])
    }
  })
})
