import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { Secp256k1Keypair } from '@mysten/sui.js/keypairs/secp256k1'
import { Transaction } from '@mysten/sui.js/transactions'
import { fromBase64, toBase64 } from '@mysten/sui.js/utils'
import { describe, expect, it } from 'vitest'
import { recordingSteps } from '../local-node.fixture.ts'
import { bytesOf, keypairWallet, type Input } from './keypair-wallet.fixture.ts'
import { coin, CUSTOMER, KEY, STRANGER, TRANSFER } from './ledger.fixture.ts'
import { scriptedNode } from './scripted.fixture.ts'
import { send } from './send.ts'
import { readSignature } from './transaction/signature.ts'

const changed = (change: (transaction: Transaction) => void) => async (input: Input) => {
  const transaction = Transaction.from(await input.transaction.toJSON())
  change(transaction)
  return KEY.signTransaction(await transaction.build())
}
const signed = async (input: Input) => KEY.signTransaction(await bytesOf(input))
const resigned = (change: (signature: Uint8Array) => Uint8Array) => async (input: Input) => {
  const { bytes, signature } = await signed(input)
  return { bytes, signature: toBase64(change(fromBase64(signature))) }
}

describe('a wallet of Sui that is asked to sign', () => {
  const others: readonly (readonly [string, (input: Input) => unknown])[] = [
    ['another sender', changed((transaction) => transaction.setSender(STRANGER))],
    ['another payer of its gas', changed((transaction) => transaction.setGasOwner(STRANGER))],
    ['more gas', changed((transaction) => transaction.setGasBudget(50_000_000_000n))],
    ['another price', changed((transaction) => transaction.setGasPrice(751))],
    [
      'another coin for its gas',
      changed((transaction) =>
        transaction.setGasPayment([{ objectId: coin('9', '', 1n).id, version: '1', digest: '1'.repeat(32) }]),
      ),
    ],
    ['no expiration', changed((transaction) => transaction.setExpiration(null))],
    ['an expiration of its own', changed((transaction) => transaction.setExpiration({ Epoch: 9999 }))],
    ['a transfer more', changed((transaction) => void transaction.transferObjects([transaction.gas], STRANGER))],
    ['bytes behind the end', async (input) => KEY.signTransaction(Uint8Array.of(...(await bytesOf(input)), 0))],
    ['by another key', async (input) => Ed25519Keypair.generate().signTransaction(await bytesOf(input))],
    ['by a key of another scheme', async (input) => new Secp256k1Keypair().signTransaction(await bytesOf(input))],
    ['a signature of an unknown scheme', resigned(([, ...rest]) => Uint8Array.of(9, ...rest))],
    ['two signatures', resigned((signature) => Uint8Array.of(...signature, ...signature))],
    ['a signature without its end', resigned((signature) => signature.slice(0, -1))],
    ['an empty signature', resigned(() => new Uint8Array())],
    [
      'a list of signatures',
      async (input) => ({ ...(await signed(input)), signature: [(await signed(input)).signature] }),
    ],
    ['a text that is no signature', async (input) => ({ ...(await signed(input)), signature: '?' })],
    ['the bytes as such', async (input) => ({ ...(await signed(input)), bytes: await bytesOf(input) })],
    ['a digest alone', async () => ({ digest: '1'.repeat(44) })],
    ['nothing', async () => undefined],
    [
      'what throws when it is read',
      async () => ({
        get bytes() {
          throw new Error('hostile')
        },
      }),
    ],
  ]
  it.each(others)(
    'a wallet that signs %s is not followed, because nothing has left the page [C19]',
    async (_, signTransaction) => {
      const { session } = keypairWallet({ key: KEY, signTransaction })
      const { node, submitted } = scriptedNode()
      const { recorded, ...steps } = recordingSteps()
      await expect(send(session, TRANSFER, node, steps)).rejects.toMatchObject({
        code: 'wallet/signed-other',
        broadcast: 'none',
      })
      expect([recorded, submitted()]).toEqual([['asking'], []])
    },
  )

  it('a wallet may sign by any scheme of the network [CHAIN-22]', async () => {
    const bytes = new Uint8Array(40).fill(4)
    const answer = (signature: Uint8Array) => ({ bytes: toBase64(bytes), signature: toBase64(signature) })
    const k1 = new Secp256k1Keypair()
    const bySender = await k1.signTransaction(bytes)
    expect(readSignature(bySender, bytes, k1.toSuiAddress())).toEqual(fromBase64(bySender.signature))
    for (const flag of [3, 5, 6]) {
      const combined = new Uint8Array(900).fill(flag)
      expect(readSignature(answer(combined), bytes, CUSTOMER)).toEqual(combined)
      expect(readSignature(answer(new Uint8Array(16_385).fill(flag)), bytes, CUSTOMER)).toBeNull()
    }
  })
})
