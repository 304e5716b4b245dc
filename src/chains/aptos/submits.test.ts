import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../locales/en/wallet-connection.ts'
import type { ChainError } from '../chain-error.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { check } from './funds.ts'
import { approval, keypairWallet, REFUSAL } from './keypair-wallet.fixture.ts'
import {
  CUSTOMER,
  DEPOSIT,
  HASH,
  LIMIT,
  landed,
  NEXT,
  NOW,
  scriptedNode,
  TRANSFER,
  USDC,
  type Ledger,
} from './scripted.fixture.ts'
import { send } from './send.ts'

function customer(answer: () => unknown, changes: Partial<Ledger> = {}) {
  const { session, asked: askedOfWallet } = keypairWallet({
    address: CUSTOMER,
    signTransaction: null,
    signAndSubmitTransaction: answer,
  })
  return { session, askedOfWallet, ...scriptedNode(changes) }
}
const i18n = setupI18n({ locale: 'en', messages: { en: messages } })
const thrown = (error: object) => () => Promise.reject(Object.assign(new Error('Failed'), error))

describe('a wallet of Aptos that signs and submits', () => {
  it('is asked for the transfer, and followed by the hash that it returns, which never expires [C13]', async () => {
    const { session, node, askedOfWallet, submitted, ledger } = customer(() =>
      approval({ hash: HASH.toUpperCase().replace('X', 'x') }),
    )
    const bounds: unknown[] = []
    const { recorded, ...steps } = recordingSteps({ onHash: (_, bound) => void bounds.push(bound) })
    const watch = await send(session, TRANSFER, node, steps)
    expect(askedOfWallet).toEqual([
      {
        payload: {
          function: '0x1::primary_fungible_store::transfer',
          typeArguments: ['0x1::fungible_asset::Metadata'],
          functionArguments: [USDC, DEPOSIT, '12340000'],
        },
        maxGasAmount: LIMIT,
        gasUnitPrice: 100,
      },
    ])
    expect([recorded, bounds, watch.bound]).toEqual([['asking', HASH], [undefined], undefined])
    Object.assign(ledger, { time: NOW + 10_000n, next: NEXT + 1n })
    await expect(watch.look()).resolves.toBe('untraceable')
    ledger.landed = [landed()]
    await expect(watch.look()).resolves.toBe('confirmed')
    expect(submitted()).toEqual([])
  })

  it('is not asked where it takes objects of the SDK alone [W11]', async () => {
    const { session, asked } = keypairWallet({
      address: CUSTOMER,
      signTransaction: null,
      signAndSubmitTransaction: () => approval({ hash: HASH }),
      submitVersion: '1.0.0',
    })
    await expect(send(session, TRANSFER, scriptedNode().node, recordingSteps())).rejects.toMatchObject({
      code: 'wallet/cannot-send',
      broadcast: 'none',
    })
    expect(asked).toEqual([])
  })

  it.each([
    ['answers so', () => REFUSAL],
    ['answers so in capitals', () => ({ status: 'REJECTED' })],
    ['throws so', thrown({ status: 'Rejected' })],
    ['throws 4001', thrown({ code: 4001 })],
  ])('a wallet whose customer has refused has sent nothing, if it %s [W12, C19]', async (_, answer) => {
    const { session, node } = customer(answer)
    await expect(send(session, TRANSFER, node, recordingSteps())).rejects.toMatchObject({
      code: 'wallet/send-declined',
      broadcast: 'none',
    })
  })

  it.each([
    ['returns no hash', () => approval({})],
    ['returns an empty hash', () => approval({ hash: '' })],
    ['returns a hash of another family', () => approval({ hash: '5'.repeat(88) })],
    ['answers nothing', () => undefined],
    [
      'answers what throws when it is read',
      () =>
        approval({
          get hash() {
            throw new Error('hostile')
          },
        }),
    ],
    ['throws', thrown({})],
    ['throws that it may not', thrown({ code: 4100 })],
    ['throws that it lacks the fee', thrown({ message: 'insufficient funds' })],
    ['throws a status of its own', thrown({ status: 'Internal error' })],
  ])(
    'a wallet that %s may have sent the transfer, so that nothing is cancelled [CHAIN-25, C13, C19]',
    async (_, answer) => {
      const { session, node } = customer(answer)
      const { recorded, ...steps } = recordingSteps()
      const error = await send(session, TRANSFER, node, steps).catch((thrown: unknown) => thrown as ChainError)
      expect(error).toMatchObject({ code: 'wallet/send-unknown', broadcast: 'unknown' })
      expect((error as ChainError).explain(i18n).message).toBe('Transaction failed: No transaction hash returned')
      expect(recorded).toEqual(['asking'])
    },
  )

  it('is preferred to one that signs objects of the SDK alone [W11]', async () => {
    for (const [version, submits] of [
      ['1.0.0', 1],
      ['1.1.0', 0],
      ['1.10.2', 0],
      ['2.0.0', 0],
      ['', 1],
    ] as const) {
      const { session, asked } = keypairWallet({
        address: CUSTOMER,
        version,
        signAndSubmitTransaction: () => approval({ hash: HASH }),
      })
      await send(session, TRANSFER, scriptedNode().node, recordingSteps())
      expect(asked.filter((input) => !('sequenceNumber' in (input as object)))).toHaveLength(submits)
    }
  })

  it('a wallet must sign or submit to send, and no payout is made without either [C21, W11]', async () => {
    const { session } = keypairWallet({ address: CUSTOMER, version: '1.0.0' })
    const { node } = scriptedNode()
    const error = { code: 'wallet/cannot-send', broadcast: 'none' }
    await expect(check(session, TRANSFER, node)).rejects.toMatchObject(error)
    await expect(send(session, TRANSFER, node, recordingSteps())).rejects.toMatchObject(error)
  })
})
