import { verifyTransactionSignature } from '@mysten/sui.js/verify'
import { TransactionDataBuilder } from '@mysten/sui.js/transactions'
import { toBase64 } from '@mysten/sui.js/utils'
import { describe, expect, it, vi } from 'vitest'
import { recordingSteps } from '../local-node.fixture.ts'
import { failure } from './grpc-web.fixture.ts'
import { keypairWallet } from './keypair-wallet.fixture.ts'
import {
  CHECKPOINT,
  COINS,
  CUSTOMER,
  effectsOf,
  EPOCH,
  GAS_COIN,
  KEY,
  landed,
  TRANSFER,
  type Ledger,
} from './ledger.fixture.ts'
import { scriptedNode } from './scripted.fixture.ts'
import { check } from './funds.ts'
import { send } from './send.ts'

type Behaviour = NonNullable<Parameters<typeof keypairWallet>[0]>

function customer(behaviour: Behaviour = {}, changes: Partial<Ledger> = {}) {
  const { asked: askedOfWallet, ...wallet } = keypairWallet({ key: KEY, ...behaviour })
  return { ...wallet, askedOfWallet, ...scriptedNode(changes) }
}
const [FIRST, SECOND] = COINS
const INPUTS = [GAS_COIN, FIRST!, SECOND!].map(({ id, version }) => `${id}@${version}`)
const BOUND = [EPOCH + 1n, CHECKPOINT, ...INPUTS].join(':')

describe('a wallet of Sui that signs', () => {
  it('reports its hash, and until when it lands, before anything leaves the page [API-37]', async () => {
    const { session, node, submitted, ledger } = customer()
    const bounds: unknown[] = []
    const { recorded, ...steps } = recordingSteps({
      onHash(_, bound) {
        bounds.push(bound, submitted().length)
      },
    })
    const watch = await send(session, TRANSFER, node, steps)
    expect([recorded, bounds, watch.bound]).toEqual([['asking', watch.hash], [BOUND, 0], BOUND])
    const [first] = submitted()
    expect(TransactionDataBuilder.getDigestFromBytes(first!.bytes)).toBe(watch.hash)
    await verifyTransactionSignature(first!.bytes, toBase64(first!.signature), { address: CUSTOMER })
    await expect(watch.look()).resolves.toBe('unseen')
    expect(submitted()).toEqual([first])
    ledger.landed = [landed({ digest: watch.hash })]
    await expect(watch.look()).resolves.toBe('confirmed')
  })

  it('is asked since the newest checkpoint, with the account that it gave [C20]', async () => {
    const { session, node, askedOfWallet, state } = customer()
    const since: number[] = []
    await send(session, TRANSFER, node, { ...recordingSteps(), onAsking: async (newest) => void since.push(newest) })
    expect([since, askedOfWallet.length, askedOfWallet[0]?.chain]).toEqual([[Number(CHECKPOINT)], 1, 'sui:mainnet'])
    expect(askedOfWallet[0]?.account).toBe(state.accounts[0])
  })

  it('a full journal keeps the transaction on the page [API-37]', async () => {
    const { session, node, submitted } = customer()
    const full = new Error('the journal is full')
    const steps = recordingSteps({
      onHash() {
        throw full
      },
    })
    await expect(send(session, TRANSFER, node, steps)).rejects.toBe(full)
    expect(submitted()).toEqual([])
  })

  it('a payout that does not wait any more keeps the transaction on the page, at once or later [C19]', async () => {
    const { session, node, submitted, ledger } = customer()
    let isWaiting = false
    const guarded = { ...node, mayHandOver: async () => isWaiting }
    const { recorded, ...steps } = recordingSteps()
    const watch = await send(session, TRANSFER, guarded, steps)
    await expect(watch.look()).resolves.toBe('unseen')
    expect([recorded, submitted()]).toEqual([['asking', watch.hash], []])
    isWaiting = true
    await watch.look()
    await expect.poll(() => submitted().length).toBe(1)
    ledger.epoch = EPOCH + 2n
    const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000)
    await expect(watch.look()).resolves.toBe('expired')
    later.mockRestore()
  })

  it('the transaction is looked for after any answer of the network but a refusal [C19]', async () => {
    for (const code of ['INTERNAL', 'UNAVAILABLE', 'NOT_FOUND']) {
      const refuse = () => {
        throw failure(code, 'Transaction is rejected as invalid by more than 1/3 of validators')
      }
      const { session, node } = customer({}, { take: refuse })
      const watch = await send(session, TRANSFER, node, recordingSteps())
      await expect(watch.look()).resolves.toBe('unseen')
    }
  })

  it('a signature that takes longer than its transaction lives is not handed over [C19]', async () => {
    for (const [epoch, outcome] of [
      [EPOCH + 1n, 'resolves'],
      [EPOCH + 2n, 'rejects'],
    ] as const) {
      const { session, node, ledger, submitted } = customer()
      const { recorded, ...steps } = recordingSteps({ onAsking: () => void (ledger.epoch = epoch) })
      const sent = send(session, TRANSFER, node, steps)
      if (outcome === 'resolves') await expect(sent).resolves.toMatchObject({ bound: BOUND })
      else await expect(sent).rejects.toMatchObject({ code: 'network/expired', broadcast: 'none' })
      expect([recorded.length, submitted().length]).toEqual(outcome === 'resolves' ? [2, 1] : [1, 0])
    }
  })

  it('is not taken for too slow where the node does not answer [C19]', async () => {
    const { session, node, ledger } = customer()
    const steps = recordingSteps({ onAsking: () => void (ledger.epoch = undefined) })
    await expect(send(session, TRANSFER, node, steps)).resolves.toMatchObject({ bound: BOUND })
  })

  it.each([
    [
      'throws that its customer has refused',
      () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
      'wallet/send-declined',
    ],
    ['says so in words', () => Promise.reject(new Error('User rejected the request')), 'wallet/send-declined'],
    ['throws something else', () => Promise.reject(new Error('Network request failed')), 'wallet/failed'],
  ])('a wallet that %s has sent nothing [W12, C19]', async (_, signTransaction, code) => {
    const { session, node, submitted } = customer({ signTransaction })
    const { recorded, ...steps } = recordingSteps()
    await expect(send(session, TRANSFER, node, steps)).rejects.toMatchObject({ code, broadcast: 'none' })
    expect([recorded, submitted()]).toEqual([['asking'], []])
  })

  it('the transfer is simulated, with the coin for its gas, before the wallet is asked [C13]', async () => {
    const { session, node, simulated } = customer()
    await send(session, TRANSFER, node, recordingSteps())
    const [{ bytes, doGasSelection } = {}] = simulated()
    const { sender, gasData, commands } = TransactionDataBuilder.fromBytes(bytes!)
    expect([sender, gasData.payment?.map(({ objectId }) => objectId), gasData.budget, doGasSelection]).toEqual([
      CUSTOMER,
      [GAS_COIN.id],
      String(GAS_COIN.balance),
      false,
    ])
    expect(commands.map(({ $kind }) => $kind)).toEqual(['MergeCoins', 'SplitCoins', 'TransferObjects'])
  })

  it('is not asked for what would fail, or costs more than any transfer, also before a payout exists [C19, C21]', async () => {
    const coinType = '0xdba3::usdc::USDC'
    const denied = failure('INVALID_ARGUMENT', `Address 0x1 is denied for coin ${coinType}`)
    const paused = failure('INVALID_ARGUMENT', `Coin type is globally paused for use: ${coinType}`)
    for (const [simulation, code] of [
      [effectsOf(false), 'network/refused'],
      [effectsOf(true, { storageCost: 2_000_000_000n }), 'network/refused'],
      [denied, 'network/frozen'],
      [paused, 'network/paused'],
    ] as const) {
      const { session, node, askedOfWallet } = customer({}, { simulation })
      const error = { code, broadcast: 'none' }
      const { from, network, coin, amount } = TRANSFER
      await expect(check(session, { from, network, coin, amount }, node)).rejects.toMatchObject(error)
      await expect(send(session, TRANSFER, node, recordingSteps())).rejects.toMatchObject(error)
      expect(askedOfWallet).toEqual([])
    }
  })
})
