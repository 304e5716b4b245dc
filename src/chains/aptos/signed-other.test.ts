import {
  Account,
  AccountAddress,
  AccountAuthenticatorNoAccountAuthenticator,
  MultiAgentTransaction,
  SimpleTransaction,
} from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import { recordingSteps } from '../local-node.fixture.ts'
import { approval, builtBy, keypairWallet, type Input } from './keypair-wallet.fixture.ts'
import { signedBySdk } from './sdk.fixture.ts'
import { CUSTOMER, scriptedNode, STRANGER, TRANSFER } from './scripted.fixture.ts'
import { send } from './send.ts'

const key = Account.generate()
const built = (input: Input) => builtBy(CUSTOMER, input)
const changed = (change: Parameters<typeof builtBy>[2]) => (input: Input) =>
  approval(signedBySdk(key, builtBy(CUSTOMER, input, change)))
const bytes = (value: Uint8Array) => ({ bcsToBytes: () => value })

describe('a wallet of Aptos that is asked to sign', () => {
  const others: readonly (readonly [string, (input: Input) => unknown])[] = [
    ['another recipient', changed({ to: STRANGER })],
    ['another token', changed({ asset: STRANGER })],
    ['a unit more', changed({ units: 12_340_001n })],
    ['another sender', changed({ sender: STRANGER })],
    ['another sequence number', changed({ sequenceNumber: 8n })],
    ['more gas', changed({ maxGasAmount: 200_000n })],
    ['another price', changed({ gasUnitPrice: 101n })],
    ['an expiration of its own', changed({ expiresAt: 9_999_999_999n })],
    ['another chain', changed({ chainId: 2 })],
    [
      'a fee payer',
      (input) => {
        const transaction = new SimpleTransaction(built(input), AccountAddress.from(STRANGER))
        return approval({
          rawTransaction: transaction,
          authenticator: key.signTransactionWithAuthenticator(transaction),
        })
      },
    ],
    [
      'a fee payer to be named',
      (input) => {
        const transaction = new SimpleTransaction(built(input), AccountAddress.ZERO)
        return approval({
          rawTransaction: transaction,
          authenticator: key.signTransactionWithAuthenticator(transaction),
        })
      },
    ],
    [
      'a second signer',
      (input) => {
        const transaction = new MultiAgentTransaction(built(input), [AccountAddress.from(STRANGER)])
        return approval({
          rawTransaction: transaction,
          authenticator: key.signTransactionWithAuthenticator(transaction),
        })
      },
    ],
    [
      'nothing',
      (input) =>
        approval({
          ...signedBySdk(key, built(input)),
          authenticator: new AccountAuthenticatorNoAccountAuthenticator(),
        }),
    ],
    [
      'a signature alone',
      (input) => approval(key.signTransactionWithAuthenticator(new SimpleTransaction(built(input)))),
    ],
    ['a text', (input) => approval({ ...signedBySdk(key, built(input)), authenticator: '0x00' })],
    [
      'no bytes',
      (input) => approval({ ...signedBySdk(key, built(input)), authenticator: { bcsToBytes: () => 'bytes' } }),
    ],
    [
      'more bytes than the network takes',
      (input) => approval({ ...signedBySdk(key, built(input)), authenticator: bytes(new Uint8Array(70_000).fill(2)) }),
    ],
    [
      'bytes behind the end',
      (input) => {
        const { rawTransaction, authenticator } = signedBySdk(key, built(input))
        return approval({
          authenticator,
          rawTransaction: { rawTransaction: bytes(Uint8Array.of(...rawTransaction.rawTransaction.bcsToBytes(), 0)) },
        })
      },
    ],
    [
      'what throws when it is read',
      () =>
        approval({
          get rawTransaction() {
            throw new Error('hostile')
          },
        }),
    ],
    ['no answer', () => undefined],
    ['an approval of nothing', () => ({ status: 'Approved' })],
  ]
  it.each(others)(
    'a wallet that signs %s is not followed, because nothing has left the page [C19]',
    async (_, signTransaction) => {
      const { session } = keypairWallet({ address: CUSTOMER, signTransaction })
      const { node, submitted } = scriptedNode()
      const { recorded, ...steps } = recordingSteps()
      await expect(send(session, TRANSFER, node, steps)).rejects.toMatchObject({
        code: 'wallet/signed-other',
        broadcast: 'none',
      })
      expect([recorded, submitted()]).toEqual([['asking'], []])
    },
  )
})
