import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { needsAnvil } from '../../../../demo/chains/evm/needs-anvil.fixture.ts'
import { rpc } from '../../../../demo/chains/json-rpc.ts'
import { type LocalChains, startChains } from '../../../../demo/chains/start-chains.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { localNode } from '../../local-node.fixture.ts'
import { evmAdapter } from '../evm-adapter.ts'
import { localWallet } from '../local-wallet.fixture.ts'
import { scriptedNode } from '../scripted.fixture.ts'

const depositFrom = (from: string): Deposit => ({
  network: 'base',
  coin: 'usdc',
  amount: '7.50',
  from,
  to: `0x${'2'.repeat(40)}`,
  memo: null,
})
const owner = `0x${'1'.repeat(40)}`
const counts = (pending: unknown, latest: unknown) =>
  scriptedNode({
    eth_getTransactionCount: ([, block]: readonly unknown[]) => (block === 'pending' ? pending : latest),
  })

test.each([
  ['ahead by one', '0x8', '0x7', true],
  ['ahead of an account that has sent nothing', '0x1', '0x0', true],
  ['the same', '0x7', '0x7', false],
  ['behind, by a node of another part of the network', '0x6', '0x7', false],
])(
  'a count with the pool that is %s is told as a transaction that waits: %# [C19, C20]',
  async (_, pending, latest, isWaiting) => {
    expect(await evmAdapter.hasWaiting!(depositFrom(owner), counts(pending, latest))).toBe(isWaiting)
  },
)

test.each([
  ['no number', 'many'],
  ['nothing', null],
  ['an error', new Error('busy')],
])('a node that answers with %s says nothing [C19]', async (_, answer) => {
  await expect(evmAdapter.hasWaiting!(depositFrom(owner), counts(answer, '0x7'))).rejects.toMatchObject({
    code: 'network/unreachable',
  })
})

describe('on a node of anvil', () => {
  let chains: LocalChains
  beforeAll(async () => {
    chains = await startChains({ networks: ['base'] })
  })
  afterAll(() => chains.stop())

  it('sees what waits in the pool until a block holds it, where no search finds it [C19, C20]', async (context) => {
    needsAnvil(context)
    const url = chains.rpcUrls.base!
    const node = localNode(chains.rpcUrls)
    const { address: from } = await evmAdapter.connect(localWallet(url), 'base')
    const deposit = depositFrom(from)
    await chains.networks[0]!.fund(from, { native: '1' })
    await rpc(url, 'anvil_impersonateAccount', [from])
    await rpc(url, 'anvil_setIntervalMining', [3600])
    await rpc(url, 'eth_sendTransaction', [{ from, to: deposit.to, value: '0x1' }])
    expect(await evmAdapter.hasWaiting!(deposit, node)).toBe(true)
    expect(await evmAdapter.findSent(deposit, 0, node)).toBeNull()
    await rpc(url, 'evm_mine', [])
    expect(await evmAdapter.hasWaiting!(deposit, node)).toBe(false)
  })
})
