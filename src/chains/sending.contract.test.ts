import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { type LocalChains, startChains } from '../../demo/chains/start-chains.ts'
import type { ChainNode, TransactionWatch } from './adapter.ts'
import type { Deposit } from '../domain/payouts/deposit.ts'
import { isAddressOf } from '../domain/wallets/addresses/address.ts'
import { UnpayableError } from './chain-error.ts'
import { localNode, noNode, recordingSteps } from './local-node.fixture.ts'
import { SENDING_FAMILIES } from './sending-families.fixture.ts'

let chains: LocalChains
let node: ChainNode

beforeAll(async () => {
  chains = await startChains({
    networks: [...new Set(SENDING_FAMILIES.map(([, { network }]) => network))],
    slotMs: 20,
    blockMs: 30,
  })
  node = localNode(chains.rpcUrls)
})
afterAll(() => chains.stop())

describe.each(SENDING_FAMILIES)('sending by the adapter of %s', (name, family) => {
  const { adapter, network, coin, otherCoin, coinWithFee = coin, native, enough, stranger } = family
  beforeEach((context) => {
    if (name !== 'Solana') needsAnvil(context)
  })

  const local = () => chains.networks.find((each) => each.network === network)!
  const balanceOf = (address: string) => adapter.balance({ network, coin, address }, node)
  let payouts = 0

  async function customer(funds: Parameters<ReturnType<typeof local>['fund']>[1]) {
    const session = await adapter.connect(family.wallet(chains.rpcUrls[network]!), network)
    await local().fund(session.address, funds)
    const to = await local().port.depositAddress(`${name} ${(payouts += 1)}`)
    const transfer: Deposit = { network, coin, amount: '12.34', from: session.address, to, memo: null }
    return { session, transfer }
  }

  async function decided(watch: TransactionWatch) {
    for (;;) {
      const state = await watch.look()
      if (!['unseen', 'untraceable', 'seen'].includes(state)) return state
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it('reads a balance to the last unit, and nothing as zero [CHAIN-13]', async () => {
    const { session, transfer } = await customer({ [coin]: '250.000001' })
    expect(await balanceOf(session.address)).toBe('250.000001')
    expect(await balanceOf(transfer.to)).toBe('0.000000')
    await expect(adapter.balance({ network, coin, address: 'nobody' }, node)).rejects.toMatchObject({
      code: 'network/refused',
    })
    await expect(adapter.balance({ network, coin, address: session.address }, noNode)).rejects.toMatchObject({
      code: 'network/unreachable',
    })
  })

  it('brings the tokens of a payout to its address, and says when they are there [CHAIN-14, CHAIN-15]', async () => {
    const { session, transfer } = await customer({ native: enough, [coin]: '20.00' })
    const { recorded, ...steps } = recordingSteps()
    const watch = await adapter.send(session, transfer, node, steps)
    expect(recorded).toEqual(['asking', watch.hash])
    expect(await decided(watch)).toBe('confirmed')
    expect([await balanceOf(transfer.to), await balanceOf(session.address)]).toEqual(['12.340000', '7.660000'])
    await expect(watch.look()).resolves.toBe('confirmed')
  })

  it('follows a transaction of an earlier page, and knows one that is another’s or is not there [C6]', async () => {
    const { session, transfer } = await customer({ native: enough, [coin]: '20.00' })
    const { hash } = await adapter.send(session, transfer, node, recordingSteps())
    expect(await decided(adapter.follow(transfer, hash, node))).toBe('confirmed')
    expect(await decided(adapter.follow({ ...transfer, amount: '12.340001' }, hash, node))).toBe('different')
    const others = [...(otherCoin ? [{ ...transfer, coin: otherCoin }] : []), { ...transfer, to: stranger }]
    for (const other of others) expect(await adapter.follow(other, hash, node).look()).toBe(family.idle)
    await expect(adapter.follow(transfer, family.unknownHash, node).look()).resolves.toBe('untraceable')
    await expect(adapter.follow(transfer, hash, noNode).look()).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('finds what the wallet has sent, after any answer: since the block before it, or a time [C20]', async () => {
    const { session, transfer } = await customer({ native: enough, [coin]: '20.00' })
    const startedAt = new Date()
    let since = -1
    const steps = { ...recordingSteps(), onAsking: async (newest: number) => void (since = newest) }
    await expect(adapter.findSent(transfer, startedAt, node)).resolves.toBeNull()
    const watch = await adapter.send(session, transfer, node, steps)
    expect(await decided(watch)).toBe('confirmed')
    for (const from of [since, 0, startedAt])
      expect(await adapter.findSent(transfer, from, node)).toMatchObject({ hash: watch.hash })
    const others = [{ ...transfer, to: stranger }, ...(otherCoin ? [{ ...transfer, coin: otherCoin }] : [])]
    for (const other of others) await expect(adapter.findSent(other, since, node)).resolves.toBeNull()
    const later = adapter.findSent(transfer, since + 1_000_000, node)
    if (family.later === 'unreachable') await expect(later).rejects.toMatchObject({ code: 'network/unreachable' })
    else await expect(later).resolves.toBeNull()
    await expect(adapter.findSent(transfer, since, noNode)).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('lists each transfer from the wallet to the payout’s address, with what it brought [C20]', async () => {
    const { session, transfer } = await customer({ native: enough, [coin]: '40.00' })
    const startedAt = new Date()
    let since = -1
    const steps = { ...recordingSteps(), onAsking: async (newest: number) => void (since = since < 0 ? newest : since) }
    expect(await adapter.findTransfers(transfer, startedAt, node)).toEqual([])
    const sent: { hash: string; amount: string }[] = []
    for (const amount of ['12.34', '12.34', '0.5']) {
      const watch = await adapter.send(session, { ...transfer, amount }, node, steps)
      expect(await decided(watch)).toBe('confirmed')
      sent.push({ hash: watch.hash, amount: `${Number(amount).toFixed(2)}0000` })
    }
    for (const from of [since, startedAt]) {
      const listed = await adapter.findTransfers(transfer, from, node)
      expect(
        listed.toSorted(
          (one, other) =>
            sent.findIndex(({ hash }) => hash === one.hash) - sent.findIndex(({ hash }) => hash === other.hash),
        ),
      ).toEqual(sent)
    }
    expect(await adapter.findTransfers({ ...transfer, to: stranger }, startedAt, node)).toEqual([])
    await expect(adapter.findTransfers(transfer, since, noNode)).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('checks before there is a payout what can be known then, and asks no wallet to sign [C21]', async () => {
    const { session, transfer } = await customer({ native: enough, [coin]: '12.34' })
    const check = (other: Partial<Deposit>, by = node) => adapter.check(session, { ...transfer, ...other }, by)
    await expect(check({})).resolves.toBeUndefined()
    await expect(check({ amount: '12.340001' })).rejects.toMatchObject({
      code: 'network/not-enough-tokens',
      values: { coin: coin.toUpperCase() },
    })
    await expect(check({ from: stranger })).rejects.toMatchObject({ code: 'wallet/wrong-address' })
    await expect(check({ amount: '1e3' })).rejects.toMatchObject({ code: 'network/refused' })
    await expect(check({}, noNode)).rejects.toMatchObject({ code: 'network/unreachable', broadcast: 'none' })
    expect(await balanceOf(session.address)).toBe('12.340000')
  })

  it('checks the coin for the fee before there is a payout, except on EVM networks [C21, C22]', async () => {
    const { session, transfer } = await customer({ [coinWithFee]: '20.00' })
    const checking = adapter.check(session, { ...transfer, coin: coinWithFee }, node)
    if (family.checksFee) await expect(checking).rejects.toMatchObject({ code: 'network/not-enough-for-fee' })
    else await expect(checking).resolves.toBeUndefined()
  })

  it('refuses more than the wallet has, by a unit, before it is asked [CHAIN-20, SAFE-C11]', async () => {
    const { session, transfer } = await customer({ native: enough, [coin]: '12.339999' })
    const { recorded, ...steps } = recordingSteps()
    await expect(adapter.send(session, transfer, node, steps)).rejects.toMatchObject({
      code: 'network/not-enough-tokens',
      broadcast: 'none',
      values: { coin: coin.toUpperCase() },
    })
    expect(recorded).toEqual([])
  })

  it('detects a wallet that cannot pay the fee, except on EVM networks before it is asked [CHAIN-19, SAFE-C11, C22]', async () => {
    const { session, transfer } = await customer({ [coinWithFee]: '20.00' })
    const { recorded, ...steps } = recordingSteps()
    await expect(adapter.send(session, { ...transfer, coin: coinWithFee }, node, steps)).rejects.toMatchObject({
      code: 'network/not-enough-for-fee',
      broadcast: 'none',
      values: { coin: native },
    })
    expect(recorded).toEqual(family.checksFee ? [] : ['asking'])
  })

  it('sends from no other account than the payout’s [SAFE-C9, WAL-17]', async () => {
    const { session, transfer } = await customer({ native: enough, [coin]: '20.00' })
    const { recorded, ...steps } = recordingSteps()
    await expect(adapter.send(session, { ...transfer, from: stranger }, node, steps)).rejects.toMatchObject({
      code: 'wallet/wrong-address',
      broadcast: 'none',
    })
    expect([recorded, await balanceOf(session.address)]).toEqual([[], '20.000000'])
  })

  it('asks no wallet for what no network should be asked for [SAFE-A7]', async () => {
    const { session, transfer } = await customer({ native: enough, [coin]: '20.00' })
    const odd = ['0', '0.00', '-1', '1e3', '0.0000001', '', '1,5'].map((amount) => ({ ...transfer, amount }))
    const lost = [family.zero, session.address, 'nowhere', '', node.token(network, coin)!.address].map((to) => ({
      ...transfer,
      to,
    }))
    for (const other of [...odd, ...lost, { ...transfer, network: family.otherFamily }, { ...transfer, from: '' }]) {
      const { recorded, ...steps } = recordingSteps()
      await expect(adapter.send(session, other, node, steps)).rejects.toMatchObject({
        code: 'network/refused',
        broadcast: 'none',
      })
      expect(recorded).toEqual([])
    }
  })

  it('has nothing to look for at an address where nobody can be paid [SAFE-A7, C19]', async () => {
    const { session, transfer } = await customer({ native: enough, [coin]: '20.00' })
    const { address: token } = node.token(network, coin)!
    // Sui names a token by its type.
    const tokens = isAddressOf(network, token) ? [token] : []
    for (const to of [family.zero, session.address, ...tokens])
      await expect(adapter.findSent({ ...transfer, to }, 0, node)).rejects.toBeInstanceOf(UnpayableError)
  })

  it('asks no wallet when the balance cannot be read, and stops where a step throws [SAFE-C11]', async () => {
    const { session, transfer } = await customer({ native: enough, [coin]: '20.00' })
    const { recorded, ...steps } = recordingSteps()
    await expect(adapter.send(session, transfer, noNode, steps)).rejects.toMatchObject({
      code: 'network/unreachable',
      broadcast: 'none',
    })
    expect(recorded).toEqual([])
    const full = new Error('the journal is full')
    const stopping = recordingSteps({
      async onAsking() {
        throw full
      },
    })
    await expect(adapter.send(session, transfer, node, stopping)).rejects.toBe(full)
    expect(await balanceOf(session.address)).toBe('20.000000')
  })
})
