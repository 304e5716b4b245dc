import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { needsAnvil } from '../../../demo/chains/evm/needs-anvil.fixture.ts'
import { type LocalChains, startChains } from '../../../demo/chains/start-chains.ts'
import { localNode, recordingSteps } from '../local-node.fixture.ts'
import { evmAdapter } from './evm-adapter.ts'
import { localWallet } from './local-wallet.fixture.ts'

let chains: LocalChains
beforeAll(async () => {
  chains = await startChains({ networks: ['base', 'ethereum'] })
})
afterAll(() => chains.stop())
beforeEach((context) => needsAnvil(context))

it('a wallet on Base switches to Ethereum and sends USDT there, whose transfer returns nothing [CHAIN-14, C10, C17]', async () => {
  const node = localNode(chains.rpcUrls)
  const session = await evmAdapter.connect(localWallet(chains.rpcUrls.base!, chains.rpcUrls.ethereum!), 'base')
  const ethereum = chains.networks.find(({ network }) => network === 'ethereum')!
  await ethereum.fund(session.address, { native: '1', usdt: '20.00' })
  const to = await ethereum.port.depositAddress('payout_usdt')
  const transfer = { network: 'ethereum', coin: 'usdt', amount: '7.5', from: session.address, to, memo: null } as const
  expect(session.network).toBe('base')

  const watch = await evmAdapter.send(session, transfer, node, recordingSteps())
  let state = await watch.look()
  while (state === 'unseen') state = await watch.look()
  expect(state).toBe('confirmed')
  await expect(evmAdapter.balance({ network: 'ethereum', coin: 'usdt', address: to }, node)).resolves.toBe('7.500000')
})
