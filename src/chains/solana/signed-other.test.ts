import { Keypair, PublicKey, Transaction, TransactionInstruction, VersionedTransaction } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { transferTokens } from '../../../demo/chains/solana/token-instructions.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { signedBytes } from './keypair-wallet.fixture.ts'
import { openLocalSolana } from './local-customer.fixture.ts'
import { send } from './send.ts'

const { solana, node, customer, relaying } = await openLocalSolana()
afterAll(() => solana.stop())

const mint = new PublicKey(node.token('solana', 'usdc')!.address)
const someone = Keypair.generate()
const guard = (signer: PublicKey) =>
  new TransactionInstruction({
    programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    keys: [{ pubkey: signer, isSigner: true, isWritable: false }],
    data: Buffer.from('guard'),
  })

type Change = NonNullable<Parameters<typeof signedBytes>[2]>

/** The instruction of the token program, which is after the bid and that which creates the account. */
const movement = (transaction: Transaction) => transaction.instructions[3]!
const withData =
  (at: number, value: number): Change =>
  (transaction) => {
    movement(transaction).data[at] = value
  }
const more =
  (...units: bigint[]): Change =>
  (transaction) => {
    const from = transaction.feePayer!
    for (const each of units)
      transaction.add(transferTokens({ from, to: someone.publicKey, mint, units: each, decimals: 6 }))
  }
const again = (transaction: Transaction, instructions: TransactionInstruction[]) =>
  new Transaction({ feePayer: transaction.feePayer!, recentBlockhash: transaction.recentBlockhash! }).add(
    ...instructions,
  )

describe('a Solana wallet that is asked to send', () => {
  const changed: readonly (readonly [string, Change])[] = [
    ['a unit more', withData(1, 65)],
    ['other decimals', withData(9, 9)],
    ['another instruction of the token program', withData(0, 3)],
    [
      'another recipient',
      (transaction) => {
        movement(transaction).keys[2]!.pubkey = someone.publicKey
      },
    ],
    [
      'another source',
      (transaction) => {
        movement(transaction).keys[0]!.pubkey = someone.publicKey
      },
    ],
    ['a second movement', more(1n)],
    ['the same movement twice', (transaction) => void transaction.add(movement(transaction))],
    ['no movement', (transaction) => again(transaction, [guard(transaction.feePayer!)])],
    ['no account created', (transaction) => again(transaction, [movement(transaction)])],
    ['a movement before the account', (transaction) => again(transaction, transaction.instructions.toReversed())],
    ['what a second one has to sign too', (transaction) => void transaction.add(guard(someone.publicKey))],
  ]
  it.each(changed)(
    'a wallet that signs %s is not followed, because nothing has left the page [C19]',
    async (_, change) => {
      const { session, transfer } = await customer({ change })
      const noted = relaying(async () => 'accepted')
      const { recorded, ...steps } = recordingSteps()
      await expect(send(session, transfer, noted.node, steps)).rejects.toMatchObject({
        code: 'wallet/signed-other',
        broadcast: 'none',
      })
      expect([recorded, noted.relayed]).toEqual([['asking'], []])
    },
  )

  const forged = (bytes: Uint8Array) => bytes.with(5, bytes[5]! ^ 1)
  it.each([
    ['nothing', () => undefined],
    ['no output', () => []],
    ['an output of nothing', () => [null]],
    ['a text', () => [{ signedTransaction: 'AQ==' }]],
    ['what is no transaction', () => [{ signedTransaction: new Uint8Array(99) }]],
    ['more bytes than the network takes', () => [{ signedTransaction: new Uint8Array(1233) }]],
    ['what it was asked, unsigned', (bytes: Uint8Array) => [{ signedTransaction: bytes }]],
    [
      'a signature that is not its own',
      (bytes: Uint8Array, key: Keypair) => [{ signedTransaction: forged(signedBytes(bytes, key)) }],
    ],
    [
      'bytes behind the end',
      (bytes: Uint8Array, key: Keypair) => [{ signedTransaction: new Uint8Array([...signedBytes(bytes, key), 0]) }],
    ],
    [
      'a transaction of another kind',
      (bytes: Uint8Array, key: Keypair) => {
        const { message } = VersionedTransaction.deserialize(bytes)
        const other = new VersionedTransaction(message)
        other.sign([key])
        return [
          {
            signedTransaction: new Uint8Array([
              ...other.serialize().slice(0, 65),
              0x80,
              ...other.serialize().slice(65),
            ]),
          },
        ]
      },
    ],
  ])(
    'a wallet that answers with %s is not followed [C19]',
    async (_, answer: (bytes: Uint8Array, key: Keypair) => unknown) => {
      let key = someone
      const { session, transfer, keypair } = await customer({
        signTransaction: ({ transaction }) => answer(transaction, key),
      })
      key = keypair
      const noted = relaying(async () => 'accepted')
      await expect(send(session, transfer, noted.node, recordingSteps())).rejects.toMatchObject({ broadcast: 'none' })
      expect(noted.relayed).toEqual([])
    },
  )
})
