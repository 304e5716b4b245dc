import { afterAll, beforeAll, it } from 'vitest'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { type LocalChains, startChains } from '../../demo/chains/start-chains.ts'
import type { Deposit } from '../domain/payouts/deposit.ts'
import { recordingSteps, relayTo } from './local-node.fixture.ts'
import { createChainNode } from './node.ts'
import { SENDING_FAMILIES } from './sending-families.fixture.ts'

let chains: LocalChains

beforeAll(async () => {
  const networks = [...new Set(SENDING_FAMILIES.map(([, { network }]) => network))]
  chains = await startChains({ networks, slotMs: 100, blockMs: 100 })
})
afterAll(() => chains.stop())

const PER_SECOND = 3

/** Lets three calls a second through, as a vendor lets a page without a key. */
function limited() {
  const [taken, refused]: [number[], number[]] = [[], []]
  const fetchFrom: typeof fetch = async (...request) => {
    const now = performance.now()
    if (taken.filter((at) => now - at < 1000).length >= PER_SECOND) {
      refused.push(now)
      return Response.json({ Error: 'too many' }, { status: 429 })
    }
    taken.push(now)
    return fetch(...request)
  }
  return { fetchFrom, taken, refused }
}

/** The customer's whole way: what the form shows, the checks, the look before the wallet, the transfer, and its arrival. */
it.concurrent.for(SENDING_FAMILIES)(
  'a node of %s that takes three calls a second carries one customer through one transfer, and is hardly ever asked too often [C24]',
  { timeout: 60_000 },
  async ([name, { adapter, network, coin, native, enough, wallet }], context) => {
    if (name !== 'Solana') needsAnvil(context)
    const { expect } = context
    const { fetchFrom, taken, refused } = limited()
    const rpcUrl = chains.rpcUrls[network]!
    const relay = relayTo(chains.rpcUrls.solana!)
    const node = createChainNode({ fetch: fetchFrom, rpcUrls: { [network]: rpcUrl }, relay })
    const local = chains.networks.find((each) => each.network === network)!
    const session = await adapter.connect(wallet(rpcUrl), network)
    await local.fund(session.address, { [coin]: '50', native: enough })
    const to = await local.port.depositAddress(`limited ${name} ${native}`)
    const deposit: Deposit = { network, coin, amount: '12.34', from: session.address, to, memo: null }

    expect(await adapter.balance({ network, coin, address: session.address }, node)).toBe('50.000000')
    await adapter.check(session, { network, coin, amount: deposit.amount, from: deposit.from }, node)
    expect(await adapter.findSent(deposit, new Date(), node).catch(() => null)).toBeNull()
    const watch = await adapter.send(session, deposit, node, recordingSteps())
    const look = () => watch.look().catch(() => 'unreachable')
    await expect.poll(look, { interval: 500, timeout: 20_000 }).toBe('confirmed')
    // Those of a burst are under way together.
    expect(refused.length).toBeLessThanOrEqual(2 * PER_SECOND)
    expect(taken.length).toBeLessThan(60)
  },
)
