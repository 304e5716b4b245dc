import { createTestSandbox, type TestSandbox } from '../../testing.ts'
import { createFakeChain } from '../fake-chain.ts'
import { createTestCustomer } from '../test-customer.ts'

/** A customer of a sandbox of its own, with three networks in memory. The sandbox is added to `boxes`, to be closed. */
export async function createChainCustomer(boxes: TestSandbox[]) {
  const chains = { base: createFakeChain('base'), sol: createFakeChain('sol'), sui: createFakeChain('sui') }
  const box = await createTestSandbox({ chains })
  boxes.push(box)
  const customer = await createTestCustomer(box)
  const [usd, evm, sol, sui] = [
    await customer.account('us'),
    await customer.wallet('base'),
    await customer.wallet('solana'),
    await customer.wallet('sui'),
  ]
  const make = async (from: string, to: string, ids: [string, string]) => {
    const wish = { from, to, sourceId: ids[0], destinationId: ids[1], amount: '100.00' }
    return (await customer.create(wish)).data.payout
  }
  return {
    box,
    chains,
    ...customer,
    usd,
    onRamp: () => make('usd wire', 'usdc base', [usd, evm]),
    offRamp: () => make('usdc base', 'usd wire', [evm, usd]),
    fromSui: () => make('usdc sui', 'usd wire', [sui, usd]),
    fromSol: () => make('usdc sol', 'usd wire', [sol, usd]),
    status: async (id: string) => (await customer.payout(id)).status,
    hashes: async (id: string) => {
      const { data } = await customer.ask('GET', `/sandbox/ledger?customerId=${customer.customerId}`)
      return (data as { payoutId: string; kind: string; hash: string | null }[])
        .filter(({ payoutId }) => payoutId === id)
        .map(({ kind, hash }) => [kind, hash])
    },
  }
}
