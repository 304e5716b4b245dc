import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { needsAnvil } from '../../../demo/chains/evm/needs-anvil.fixture.ts'
import { type LocalChains, startChains } from '../../../demo/chains/start-chains.ts'
import { TRON_FACTS, type TronFacts } from '../../../demo/chains/tron/facts.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { localNode, recordingSteps } from '../local-node.fixture.ts'
import { scriptedWallet } from './scripted.fixture.ts'
import { tronAdapter } from './tron-adapter.ts'

beforeEach((context) => needsAnvil(context))

const networks: LocalChains[] = []
afterAll(() => Promise.all(networks.map((each) => each.stop())))

async function customer(facts: Partial<TronFacts>) {
  const chains = await startChains({ networks: ['tron'], blockMs: 40, facts: { tron: facts } })
  networks.push(chains)
  const tron = chains.nodes.tron!
  const { wallet } = scriptedWallet({ key: randomBytes(32).toString('hex') })
  const session = await tronAdapter.connect(wallet, 'tron')
  await tron.fund(session.address, { native: '1000', usdt: '50' })
  const to = await tron.port.depositAddress('payout_a')
  const deposit: Deposit = { network: 'tron', coin: 'usdt', amount: '12.34', from: session.address, to, memo: null }
  return { tron, session, deposit, node: localNode(chains.rpcUrls) }
}

test('a transfer that would burn more than 100 TRX is refused before a payout exists, whatever energy costs [C11, C21]', async () => {
  const { tron, session, deposit, node } = await customer({ energyPrice: TRON_FACTS.energyPrice * 10n })
  const refused = { code: 'network/refused', broadcast: 'none' }
  const { recorded, ...steps } = recordingSteps()
  await expect(tronAdapter.check(session, deposit, node)).rejects.toMatchObject(refused)
  await expect(tronAdapter.send(session, deposit, node, steps)).rejects.toMatchObject(refused)
  expect(recorded).toEqual([])

  // To a holder it takes half the energy.
  await tron.port.send({ token: 'usdt', to: deposit.to, amount: '1', reference: 'other' })
  const watch = await tronAdapter.send(session, deposit, node, recordingSteps())
  await expect.poll(() => watch.look(), { interval: 30, timeout: 10_000 }).toBe('confirmed')
})
