import { Deserializer, SignedTransaction } from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { keypairWallet, REFUSAL } from './keypair-wallet.fixture.ts'
import {
  CUSTOMER,
  DEPOSIT,
  landed,
  LIMIT,
  NEXT,
  NOW,
  refusedBy,
  scriptedNode,
  STRANGER,
  TRANSFER,
  USDC,
  type Ledger,
} from './scripted.fixture.ts'
import { send } from './send.ts'

type Behaviour = NonNullable<Parameters<typeof keypairWallet>[0]>

function customer(behaviour: Behaviour = {}, changes: Partial<Ledger> = {}) {
  const { asked: askedOfWallet, ...wallet } = keypairWallet({ address: CUSTOMER, ...behaviour })
  const sending = { ...wallet, askedOfWallet, ...scriptedNode(changes) }
  return { ...sending, of: (changed: Partial<Deposit> = {}) => ({ ...TRANSFER, ...changed }) }
}
const BOUND = `${NOW + 300n}:${NEXT}`

describe('a wallet of Aptos that signs', () => {
  it('is asked for the transfer, with number, price and expiration of its own [C19]', async () => {
    const { session, node, of, askedOfWallet } = customer()
    await send(session, of(), node, recordingSteps())
    expect(askedOfWallet).toEqual([
      {
        payload: {
          function: '0x1::primary_fungible_store::transfer',
          typeArguments: ['0x1::fungible_asset::Metadata'],
          functionArguments: [USDC, DEPOSIT, '12340000'],
        },
        maxGasAmount: LIMIT,
        gasUnitPrice: 100,
        sequenceNumber: 7,
        expirationTimestamp: Number(NOW) + 300,
      },
    ])
  })

  it('reports its hash, and until when it lands, before anything leaves the page [API-37]', async () => {
    const { session, node, of, submitted, ledger } = customer()
    const bounds: unknown[] = []
    const { recorded, ...steps } = recordingSteps({
      onHash(_, bound) {
        bounds.push(bound, submitted().length)
      },
    })
    const watch = await send(session, of(), node, steps)
    expect([recorded, bounds, watch.bound]).toEqual([['asking', watch.hash], [BOUND, 0], BOUND])
    const [bytes] = submitted()
    const { raw_txn: raw } = SignedTransaction.deserialize(new Deserializer(bytes!))
    expect([raw.sender.toString(), raw.sequence_number, raw.chain_id.chainId]).toEqual([CUSTOMER, NEXT, 1])
    await expect(watch.look()).resolves.toBe('unseen')
    expect(submitted()).toEqual([bytes])
    ledger.landed = [landed({ hash: watch.hash })]
    await expect(watch.look()).resolves.toBe('confirmed')
  })

  it('a full journal keeps the transaction on the page [API-37]', async () => {
    const { session, node, of, submitted } = customer()
    const full = new Error('the journal is full')
    const steps = recordingSteps({
      onHash() {
        throw full
      },
    })
    await expect(send(session, of(), node, steps)).rejects.toBe(full)
    expect(submitted()).toEqual([])
  })

  it('a payout that does not wait any more keeps the transaction on the page, at once or later [C19]', async () => {
    const { session, node, of, submitted, ledger } = customer()
    let isWaiting = false
    const guarded = { ...node, mayHandOver: async () => isWaiting }
    const { recorded, ...steps } = recordingSteps()
    const watch = await send(session, of(), guarded, steps)
    await expect(watch.look()).resolves.toBe('unseen')
    expect([recorded, submitted()]).toEqual([['asking', watch.hash], []])
    isWaiting = true
    await watch.look()
    await expect.poll(() => submitted().length).toBe(1)
    ledger.time = NOW + 301n
    await expect(watch.look()).resolves.toBe('expired')
  })

  it('the transaction is looked for after any answer of the network [C19]', async () => {
    const { session, node, of } = customer()
    const refusing: typeof fetch = async (url, init) =>
      String(url).endsWith('/transactions') ? Response.json({}, { status: 400 }) : node.fetch(url, init)
    const watch = await send(session, of(), { ...node, fetch: refusing }, recordingSteps())
    await expect(watch.look()).resolves.toBe('unseen')
  })

  it('a signature that takes longer than its transaction lives is not handed over [C19]', async () => {
    for (const [late, outcome] of [
      [300n, 'resolves'],
      [301n, 'rejects'],
    ] as const) {
      const { session, node, of, ledger, submitted } = customer()
      const { recorded, ...steps } = recordingSteps({
        async onAsking() {
          ledger.time = NOW + late
        },
      })
      const sent = send(session, of(), node, steps)
      if (outcome === 'resolves') await expect(sent).resolves.toMatchObject({ bound: BOUND })
      else await expect(sent).rejects.toMatchObject({ code: 'network/expired', broadcast: 'none' })
      expect([recorded.length, submitted().length]).toEqual(outcome === 'resolves' ? [2, 1] : [1, 0])
    }
  })

  it.each([
    ['answers that its customer has refused', () => REFUSAL, 'wallet/send-declined'],
    [
      'throws that its customer has refused',
      () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
      'wallet/send-declined',
    ],
    ['throws something else', () => Promise.reject(new Error('Network request failed')), 'wallet/failed'],
  ])('a wallet that %s has sent nothing [W12, C19]', async (_, signTransaction, code) => {
    const { session, node, of, submitted } = customer({ signTransaction })
    const { recorded, ...steps } = recordingSteps()
    await expect(send(session, of(), node, steps)).rejects.toMatchObject({ code, broadcast: 'none' })
    expect([recorded, submitted()]).toEqual([['asking'], []])
  })

  it('the transfer is simulated, without a signature, before the wallet is asked [C13]', async () => {
    const { session, node, of, posted } = customer()
    await send(session, of(), node, recordingSteps())
    const { raw_txn: raw, authenticator } = SignedTransaction.deserialize(new Deserializer(posted[0]!.bytes))
    const { sequence_number: sequence, max_gas_amount: allowed } = raw
    expect([posted[0]!.path, authenticator.isSingleSender(), sequence, allowed]).toEqual([
      'transactions/simulate',
      true,
      NEXT,
      1_000_000n,
    ])
  })

  it.each([
    ['would fail', { status: 200, body: [{ success: false, vm_status: 'Move abort' }] }],
    ['would be refused', refusedBy(400, 'vm_error')],
  ])('is not asked for what %s [C19]', async (_, simulation) => {
    const { session, node, of, askedOfWallet } = customer({}, { simulation })
    await expect(send(session, of(), node, recordingSteps())).rejects.toMatchObject({
      code: 'network/refused',
      broadcast: 'none',
    })
    expect(askedOfWallet).toEqual([])
  })

  it('is asked by a node that simulates nothing for strangers, and not by one that fails', async () => {
    const unable = customer({}, { simulation: refusedBy(403, 'api_disabled') })
    await send(unable.session, unable.of(), unable.node, recordingSteps())
    expect(unable.askedOfWallet).toMatchObject([{ maxGasAmount: 20_000 }])
    for (const simulation of [refusedBy(503, 'internal_error'), { status: 200, body: [] }]) {
      const failing = customer({}, { simulation })
      await expect(send(failing.session, failing.of(), failing.node, recordingSteps())).rejects.toMatchObject({
        code: 'network/unreachable',
        broadcast: 'none',
      })
      expect(failing.askedOfWallet).toEqual([])
    }
  })
})

describe('no wallet of Aptos', () => {
  it.each([
    ['seven decimals', { amount: '0.0000001' }],
    ['no amount', { amount: '0.00' }],
    ['more than a u64', { amount: '18446744073709.551616' }],
    ['its own address', { to: CUSTOMER }],
    ['the zero address', { to: `0x${'0'.repeat(64)}` }],
    ['the zero address in short', { to: '0x0' }],
    ['the token', { to: USDC }],
    ['the token in capitals', { to: USDC.replace('0xbae', '0xBAE') }],
    ['an address of Solana', { to: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' }],
    ['an address of EVM', { to: '0x000000000000000000000000000000000000dEaD' }],
    ['an address without its end', { to: DEPOSIT.slice(0, -1) }],
    ['a wallet address of another family', { from: '0x000000000000000000000000000000000000dEaD' }],
    ['a network of another family', { network: 'base' }],
  ] as const)('is asked to send to, or from, or as much as: %s [SAFE-A7]', async (_, changed) => {
    const { session, node, of, askedOfWallet, asked } = customer({}, { usdc: Number.MAX_SAFE_INTEGER })
    await expect(send(session, of(changed), node, recordingSteps())).rejects.toMatchObject({
      code: 'network/refused',
      broadcast: 'none',
    })
    expect([asked, askedOfWallet]).toEqual([[], []])
  })

  it('is asked with another account than the payout’s, none, or on a testnet [WAL-17, WAL-16, SAFE-C9]', async () => {
    const states = [
      [{ account: { address: STRANGER } }, 'wallet/wrong-address'],
      [{ account: null }, 'wallet/locked'],
      [{ network: { name: 'testnet', chainId: 2 } }, 'wallet/network-unsupported'],
      [{ network: undefined }, 'wallet/network-unsupported'],
    ] as const
    for (const [change, code] of states) {
      const { session, node, of, askedOfWallet, state } = customer()
      Object.assign(state, change)
      await expect(send(session, of(), node, recordingSteps())).rejects.toMatchObject({ code, broadcast: 'none' })
      expect(askedOfWallet).toEqual([])
    }
  })

  it('is asked after its account or its network has changed in between [SAFE-C9, C17]', async () => {
    for (const [change, code] of [
      [{ account: { address: STRANGER } }, 'wallet/wrong-address'],
      [{ network: { name: 'testnet', chainId: 2 } }, 'wallet/network-unsupported'],
    ] as const) {
      const { session, node, of, askedOfWallet, state } = customer()
      const { recorded, ...steps } = recordingSteps({ onAsking: () => void Object.assign(state, change) })
      await expect(send(session, of(), node, steps)).rejects.toMatchObject({ code, broadcast: 'none' })
      expect([recorded, askedOfWallet]).toEqual([['asking'], []])
    }
  })
})
