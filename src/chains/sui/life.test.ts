import { TransactionDataBuilder } from '@mysten/sui.js/transactions'
import { afterAll, describe, expect, it } from 'vitest'
import type { Funds } from '../../../demo/chains/local-network.ts'
import { startSuiNetwork } from '../../../demo/chains/sui/sui-network.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import type { TransactionWatch } from '../adapter.ts'
import { localNode, recordingSteps } from '../local-node.fixture.ts'
import { bytesOf, keypairWallet } from './keypair-wallet.fixture.ts'
import { suiAdapter } from './sui-adapter.ts'

const network = await startSuiNetwork({ blockMs: 30, finalityMs: 100 })
const node = localNode({ sui: network.rpcUrl })
const { faults } = network
afterAll(() => network.stop())

interface Means {
  readonly coins?: Funds
  readonly atAddress?: Funds
}

/** Someone who is about to send 5 USDC to a new address. */
async function customer({ coins = { native: '1', usdc: '9.00' }, atAddress }: Means = {}) {
  const wallet = keypairWallet()
  const { address: from } = wallet
  await network.fund(from, coins)
  if (atAddress) await network.fundAddressBalance(from, atAddress)
  const to = keypairWallet().address
  const deposit: Deposit = { network: 'sui', coin: 'usdc', amount: '5', from, to, memo: null }
  const send = () => suiAdapter.send(wallet.session, deposit, node, recordingSteps())
  const balanceOf = (address: string) => suiAdapter.balance({ network: 'sui', coin: 'usdc', address }, node)
  const follow = ({ hash, bound }: TransactionWatch) =>
    suiAdapter.follow(deposit, hash, node, bound === undefined ? {} : { bound })
  return { ...wallet, deposit, send, follow, received: () => balanceOf(to), left: () => balanceOf(from) }
}

async function until({ look }: TransactionWatch, wanted: string) {
  const seen: string[] = []
  for (;;) {
    const state = await look()
    if (seen.at(-1) !== state) seen.push(state)
    if (state === wanted) return seen
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const SILENT = { code: 'network/unreachable' }

describe('a transfer on a local Sui', () => {
  it.each<[string, Means, string, string]>([
    ['coins', {}, 'Epoch', '4.000000'],
    ['exactly its coins', { coins: { native: '1', usdc: '5.00' } }, 'Epoch', '0.000000'],
    ['the balance at the address', { coins: { native: '1' }, atAddress: { usdc: '7' } }, 'Epoch', '2.000000'],
    ['both', { coins: { native: '1', usdc: '3.00' }, atAddress: { usdc: '4' } }, 'Epoch', '2.000000'],
    [
      'coins, its gas from the address',
      { coins: { usdc: '9.00' }, atAddress: { native: '1' } },
      'ValidDuring',
      '4.000000',
    ],
    ['no coin at all', { coins: {}, atAddress: { native: '1', usdc: '9' } }, 'ValidDuring', '4.000000'],
  ])('of %s brings the units, and the rest stays [CHAIN-22, C6]', async (_, funds, expiration, left) => {
    const { send, asked, ...sender } = await customer(funds)
    const watch = await send()
    await until(watch, 'confirmed')
    expect([await sender.received(), await sender.left()]).toEqual(['5.000000', left])
    const { expiration: signed } = TransactionDataBuilder.fromBytes(await bytesOf(asked[0]!))
    expect(signed!.$kind).toBe(expiration)
  })

  it('a transfer whose first copy is lost is handed over again, and lands once [C19]', async () => {
    const { send, received } = await customer()
    for (const harm of [() => faults.loseNext(1), () => faults.refuseNext(1), () => faults.loseAnswers(1)]) harm()
    const watch = await send()
    await until(watch, 'confirmed')
    await expect(received()).resolves.toBe('5.000000')
  })

  it('a delayed transfer is followed by the next page to its end [C19]', async () => {
    const { send, follow, received } = await customer()
    faults.delayNext(1, 400)
    const sent = await send()
    const watch = follow(sent)
    await expect(watch.look()).resolves.toBe('unseen')
    await until(watch, 'confirmed')
    await expect(received()).resolves.toBe('5.000000')
  })

  it('a lost transfer expires after the next epoch, and not before [C19]', async () => {
    const { send, follow, received } = await customer()
    faults.loseNext(1)
    const watch = follow(await send())
    faults.advanceEpoch(1)
    await expect(watch.look()).resolves.toBe('unseen')
    faults.advanceEpoch(1)
    await until(watch, 'expired')
    await expect(received()).resolves.toBe('0.000000')
  })

  it('a transfer that no object protects expires too [C19]', async () => {
    const { send, follow } = await customer({ coins: {}, atAddress: { native: '1', usdc: '9' } })
    faults.loseNext(1)
    const watch = follow(await send())
    await expect(watch.look()).resolves.toBe('unseen')
    faults.advanceEpoch(2)
    await until(watch, 'expired')
  })

  it('a lost transfer whose coins the wallet has used since is replaced without an epoch’s wait [C20]', async () => {
    const first = await customer()
    faults.loseNext(1)
    const lost = first.follow(await first.send())
    const other = { ...first.deposit, to: keypairWallet().address, amount: '1' }
    await until(await suiAdapter.send(first.session, other, node, recordingSteps()), 'confirmed')
    await until(lost, 'replaced')
    await expect(first.received()).resolves.toBe('0.000000')
  })

  it('a transfer that lands in the last epoch has not expired in a later one [C19]', async () => {
    const { send, follow } = await customer()
    const sent = await send()
    await until(sent, 'confirmed')
    faults.advanceEpoch(2)
    await expect(follow(sent).look()).resolves.toBe('confirmed')
  })

  it('a node that is behind, or has pruned the transfer, leaves it undecided [C19, SAFE-E1]', async () => {
    const { send, follow } = await customer()
    faults.fallBehind()
    const sent = await send()
    const watch = follow(sent)
    await expect(watch.look()).resolves.toBe('unseen')
    faults.keepUp()
    await until(watch, 'confirmed')
    faults.prune()
    faults.advanceEpoch(3)
    await expect(follow(sent).look()).rejects.toMatchObject(SILENT)
  })
})
