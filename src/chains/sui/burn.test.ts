import type { GrpcTypes } from '@mysten/sui.js/grpc'
import { toBase64 } from '@mysten/sui.js/utils'
import { verifyTransactionSignature } from '@mysten/sui.js/verify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SUI_CONTRACTS } from '../cctp/contracts.fixture.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { BURN, burned, BURNS } from './burn.fixture.ts'
import { findSent } from './find-sent.ts'
import { follow } from './follow.ts'
import { bytesOf, keypairWallet, type Input } from './keypair-wallet.fixture.ts'
import {
  coin,
  CUSTOMER,
  digestOf,
  EPOCH,
  GAS_COIN,
  KEY,
  landed,
  STRANGER,
  UNITS,
  USDT,
  type Ledger,
} from './ledger.fixture.ts'
import { scriptedNode } from './scripted.fixture.ts'
import { send } from './send.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const OTHER = digestOf(0xbb)
const SILENT = { code: 'network/unreachable' }

async function sent(changes: Partial<Ledger> = {}) {
  const { session } = keypairWallet({ key: KEY })
  const { node, ledger, submitted, requests } = scriptedNode({ ...BURNS, ...changes })
  const { recorded, ...steps } = recordingSteps()
  const watch = await send(session, BURN, node, steps)
  const { bytes, signature } = submitted()[0]!
  const onChain = (more: Partial<Parameters<typeof burned>[0]> = {}) =>
    void (ledger.landed = [burned({ digest: watch.hash, bytes, ...more })])
  return { node, ledger, recorded, watch, bytes, signature, onChain, requests }
}

/** The same burn with another domain. */
async function elsewhere() {
  const { session } = keypairWallet({ key: KEY })
  const { node, submitted } = scriptedNode(BURNS)
  await send(session, { ...BURN, redemption: 'polygon' }, node, recordingSteps())
  return submitted()[0]!.bytes
}

describe('a burn of Sui', () => {
  it('is signed, reported and broadcast like a transfer [C3, C13]', async () => {
    const { recorded, watch, bytes, signature } = await sent()
    expect(recorded).toEqual(['asking', watch.hash])
    await verifyTransactionSignature(bytes, toBase64(signature), { address: CUSTOMER })
    await expect(watch.look()).resolves.toBe('unseen')
  })

  it.each([
    ['all units of the sender', {}, 'confirmed'],
    ['a unit less', { units: UNITS - 1n }, 'different'],
    ['a unit more', { units: UNITS + 1n }, 'different'],
    ['another token', { coinType: USDT }, 'unrelated'],
    ['a failure', { success: false }, 'failed'],
  ] as const)('a burn on the chain with %s is judged by the sender’s change [C3, C6]', async (_, more, state) => {
    const { watch, onChain } = await sent()
    onChain(more)
    await expect(watch.look()).resolves.toBe(state)
  })

  it('is not judged by a node that does not have its bytes [C3, SAFE-E1]', async () => {
    const { watch, onChain, node } = await sent()
    onChain({ bytes: null })
    await expect(watch.look()).rejects.toMatchObject(SILENT)
    await expect(findSent(BURN, 0, node)).rejects.toMatchObject(SILENT)
  })

  it('a burn of an earlier page is followed, and one for another recipient is unrelated [C3]', async () => {
    const { watch, onChain, node, ledger, requests } = await sent()
    onChain()
    const later = follow(BURN, watch.hash, node, {})
    await expect(later.look()).resolves.toBe('confirmed')
    expect(requests<{ readMask: { paths: string[] } }>('BatchGetTransactions').at(-1)!.readMask.paths).toContain(
      'transaction.bcs',
    )
    onChain({ bytes: await elsewhere() })
    await expect(later.look()).resolves.toBe('unrelated')
    ledger.landed = []
    await expect(later.look()).resolves.toBe('untraceable')
  })

  it('can land no more once its coins are used, and expires as a transfer does [C19, C20]', async () => {
    const { watch, ledger, bytes } = await sent()
    ledger.coins = [{ ...coin('1', GAS_COIN.type, 1n), id: GAS_COIN.id, version: 8n, by: OTHER }]
    ledger.landed = [landed({ digest: OTHER, to: STRANGER })]
    await expect(watch.look()).rejects.toMatchObject(SILENT)
    ledger.landed = [burned({ digest: OTHER, bytes: await elsewhere() })]
    await expect(watch.look()).resolves.toBe('replaced')
    // The wallet has burned them in its own way.
    ledger.landed = [burned({ digest: OTHER, bytes })]
    await expect(watch.look()).resolves.toBe('confirmed')
    expect(watch.hash).toBe(OTHER)
    const late = await sent()
    late.ledger.epoch = EPOCH + 2n
    await expect(late.watch.look()).resolves.toBe('expired')
  })

  it('is found among all transactions of its sender, by whom it is for [C20]', async () => {
    const { node, onChain, watch, ledger, requests } = await sent({ pruned: 0n })
    await expect(findSent(BURN, 0, node)).resolves.toBeNull()
    onChain()
    await expect(findSent(BURN, 0, node)).resolves.toMatchObject({ hash: watch.hash })
    const [asked] = requests<GrpcTypes.ListTransactionsRequest>('ListTransactions')
    expect(asked!.filter!.terms[0]!.literals).toHaveLength(1)
    for (const bytes of [await elsewhere(), Uint8Array.of(1, 2, 3)]) {
      ledger.landed = [burned({ digest: OTHER, bytes })]
      await expect(findSent(BURN, 0, node)).resolves.toBeNull()
    }
    onChain({ success: false })
    await expect(findSent(BURN, 0, node)).resolves.toBeNull()
    // It leaves nothing at an address, which could tell where the node has pruned what was before.
    ledger.pruned = 2n
    await expect(findSent(BURN, 1, node)).rejects.toMatchObject(SILENT)
  })

  it('a burn that the wallet has changed, or that is not the payout’s any more, is never handed over [C3, API-37]', async () => {
    const contracts = { ...SUI_CONTRACTS }
    const { node, submitted } = scriptedNode({ ...BURNS, cctp: contracts })
    const wallets = [
      // Another domain.
      async () => KEY.signTransaction(await elsewhere()),
      async (input: Input) => {
        const signed = await KEY.signTransaction(await bytesOf(input))
        contracts.treasury = STRANGER
        return signed
      },
    ]
    for (const signTransaction of wallets) {
      const { session } = keypairWallet({ key: KEY, signTransaction })
      const { recorded, ...steps } = recordingSteps()
      await expect(send(session, BURN, node, steps)).rejects.toMatchObject({
        code: 'wallet/signed-other',
        broadcast: 'none',
      })
      expect([recorded, submitted()]).toEqual([['asking'], []])
    }
  })

  it.each([
    ['a network without a domain', { redemption: 'base' }, 'network/no-cctp-domain'],
    ['tokens that are not burned', { coin: 'usdt' }, 'network/no-cctp-domain'],
    ['an address of no key', { to: `0x${'0'.repeat(40)}` }, 'network/refused'],
    ['an address of this network', { to: CUSTOMER }, 'network/refused'],
    ['the token of that network', { to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }, 'network/refused'],
  ] as const)('no wallet is asked for a burn for %s [C3, CHAIN-10]', async (_, changes, code) => {
    const { session, asked } = keypairWallet({ key: KEY })
    const { node } = scriptedNode({ ...BURNS, coins: [coin('1', USDT, UNITS), ...scriptedNode().ledger.coins] })
    const refused = send(session, { ...BURN, ...changes }, node, recordingSteps())
    await expect(refused).rejects.toMatchObject({ code, broadcast: 'none' })
    expect(asked).toEqual([])
  })
})
