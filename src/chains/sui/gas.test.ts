import { TransactionDataBuilder } from '@mysten/sui.js/transactions'
import { afterAll, describe, expect, it } from 'vitest'
import type { Funds } from '../../../demo/chains/local-network.ts'
import { SUI_FACTS, type SuiFacts } from '../../../demo/chains/sui/facts.ts'
import { startSuiNetwork, type SuiNetwork } from '../../../demo/chains/sui/sui-network.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { localNode, recordingSteps } from '../local-node.fixture.ts'
import { bytesOf, keypairWallet } from './keypair-wallet.fixture.ts'
import { suiAdapter } from './sui-adapter.ts'

const networks: SuiNetwork[] = []
afterAll(() => Promise.all(networks.map((network) => network.stop())))

interface Means {
  readonly coins?: Funds
  readonly atAddress?: Funds
  readonly amount?: string
  readonly coin?: 'usdc' | 'usdt'
}

async function customer(facts: Partial<SuiFacts>, means: Means) {
  const { coins = {}, atAddress = {}, amount = '5', coin = 'usdc' } = means
  const network = await startSuiNetwork({ blockMs: 20, finalityMs: 100, facts: { ...SUI_FACTS, ...facts } })
  networks.push(network)
  const { address: from, session, asked } = keypairWallet()
  await network.fund(from, coins)
  await network.fundAddressBalance(from, atAddress)
  const node = localNode({ sui: network.rpcUrl })
  const to = keypairWallet().address
  const deposit: Deposit = { network: 'sui', coin, amount, from, to, memo: null }
  const has = (address: string) => network.port.balance({ token: coin, address })
  return { network, session, asked, node, deposit, has }
}
type Customer = Awaited<ReturnType<typeof customer>>

/** Sends by every step of a payout, and resolves with what was signed. */
async function sent({ session, deposit, node, asked, has }: Customer) {
  await suiAdapter.check(session, deposit, node)
  const watch = await suiAdapter.send(session, deposit, node, recordingSteps())
  await expect.poll(() => watch.look()).toBe('confirmed')
  expect(Number(await has(deposit.to))).toBe(Number(deposit.amount))
  return TransactionDataBuilder.fromBytes(await bytesOf(asked[0]!))
}

const ANY_NODE = [
  ['that pays an empty payment with a coin of its own', { mocksGas: 'all' }],
  ['as it is today', {}],
  ['where an empty payment stays empty', { mocksGas: 'none' }],
  ['where all costs ten times as much', { computation: 10_000n, coinStorage: 9_880_000n, mocksGas: 'none' }],
] as const
const FEE = { code: 'network/not-enough-for-fee', broadcast: 'none', values: { coin: 'SUI' } }

describe.each(ANY_NODE)('on a node of Sui %s', (_, facts) => {
  it.each<[string, Means]>([
    ['a coin', { coins: { native: '1', usdc: '9.00' } }],
    ['the balance at the address', { coins: { usdc: '9.00' }, atAddress: { native: '1' } }],
    ['a coin, of a token with gas', { coins: { native: '1', usdt: '9.00' }, coin: 'usdt' }],
  ])('a transfer is paid by %s [CHAIN-14, CHAIN-22]', async (__, means) => {
    const { gasData } = await sent(await customer(facts, means))
    expect(Number(gasData.price)).toBe(750)
  })

  it('native USDC is sent without SUI, from coins and from the balance at the address [C21]', async () => {
    for (const means of [
      { coins: { usdc: '9.00' } },
      { atAddress: { usdc: '9' } },
      { coins: { usdc: '3.00' }, atAddress: { usdc: '4' } },
      { coins: { usdc: '5.00' } },
      { coins: { usdc: '9.00', native: '0.000001' } },
    ]) {
      const one = await customer(facts, means)
      const { gasData, commands } = await sent(one)
      expect(gasData).toMatchObject({ price: '0', budget: '0', payment: [] })
      expect(commands.some(({ $kind }) => $kind === 'TransferObjects')).toBe(false)
      const { coins = {}, atAddress = {} } = means as Means
      const had = Number(coins.usdc ?? 0) + Number(atAddress.usdc ?? 0)
      expect(Number(await one.has(one.deposit.from))).toBe(had - 5)
    }
  })

  it.each<[string, Partial<SuiFacts>, Means]>([
    ['of another token', {}, { coins: { usdt: '9.00' }, coin: 'usdt' }],
    ['of less than the network sends without', {}, { coins: { usdc: '9.00' }, amount: '0.009' }],
    [
      'where the network asks it for every token',
      { gasless: { coinTypes: [], least: 0n } },
      { coins: { usdc: '9.00' } },
    ],
  ])('a transfer %s needs SUI, and says so before a payout exists [C21, SAFE-C11]', async (__, change, means) => {
    const { session, deposit, node, asked } = await customer({ ...facts, ...change }, means)
    await expect(suiAdapter.check(session, deposit, node)).rejects.toMatchObject(FEE)
    await expect(suiAdapter.send(session, deposit, node, recordingSteps())).rejects.toMatchObject(FEE)
    expect(asked).toEqual([])
  })
})
