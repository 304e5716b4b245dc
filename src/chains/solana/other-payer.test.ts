import { base58 } from '@scure/base'
import {
  Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  PublicKey as Key,
} from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '../adapter.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { readLook } from './scripted.fixture.ts'
import { openLocalSolana } from './local-customer.fixture.ts'
import { send } from './send.ts'

const { solana, node, connection, customer, relaying, until } = await openLocalSolana()
afterAll(() => solana.stop())

const memoBy = (signer: PublicKey) =>
  new TransactionInstruction({
    programId: new Key('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    keys: [{ pubkey: signer, isSigner: true, isWritable: false }],
    data: Buffer.from('sponsored'),
  })

async function sponsor(): Promise<Keypair> {
  const payer = Keypair.generate()
  await solana.fund(payer.publicKey.toBase58(), { native: '1' })
  return payer
}

/** Signs in place of the owner, who pays nothing. */
const paidBy =
  (payer: Keypair, { signs = true } = {}) =>
  (transaction: Transaction) => {
    transaction.feePayer = payer.publicKey
    if (signs) transaction.partialSign(payer)
  }

describe('a Solana wallet that signs with another payer of the fee', () => {
  it('the transaction is followed by the payer’s signature, and its owner pays the rent alone [C20, C22, CHAIN-15]', async () => {
    const payer = await sponsor()
    const { session, transfer, received, keypair } = await customer({ change: paidBy(payer) })
    const { recorded, ...steps } = recordingSteps()
    const watch = await send(session, transfer, node, steps)
    await until(() => watch.look(), 'confirmed')
    expect([await received(), recorded]).toEqual(['5.00', ['asking', watch.hash]])
    expect(await connection.getBalance(keypair.publicKey)).toBe(1_000_000_000 - 1_488_440)
    const found = await connection.getTransaction(watch.hash, {
      commitment: 'confirmed',
      maxSupportedTransactionVersion: 0,
    })
    expect(found!.transaction.signatures).toHaveLength(2)
  })

  it('a transaction that a third account signs too is followed as well [C22]', async () => {
    const [payer, witness] = [await sponsor(), Keypair.generate()]
    const change = (transaction: Transaction) => {
      transaction.add(memoBy(witness.publicKey))
      transaction.feePayer = payer.publicKey
      transaction.partialSign(payer, witness)
    }
    const { session, transfer } = await customer({ change })
    const watch = await send(session, transfer, node, recordingSteps())
    await until(() => watch.look(), 'confirmed')
  })

  it.each<readonly [string, (payer: Keypair) => Parameters<typeof customer>[0]]>([
    ['who has not signed', (payer) => ({ change: paidBy(payer, { signs: false }) })],
    [
      'while the owner has not signed',
      (payer) => ({
        signTransaction({ transaction }) {
          const asked = Transaction.from(transaction)
          paidBy(payer)(asked)
          const bytes = asked.serialize({ requireAllSignatures: false, verifySignatures: false })
          return [{ signedTransaction: new Uint8Array(bytes) }]
        },
      }),
    ],
    [
      'of a transaction without the owner',
      (payer) => ({
        signTransaction({ transaction }) {
          const { recentBlockhash } = Transaction.from(transaction)
          const toPayer = { fromPubkey: payer.publicKey, toPubkey: payer.publicKey, lamports: 1 }
          const other = new Transaction({ feePayer: payer.publicKey, recentBlockhash: recentBlockhash! })
          other.add(SystemProgram.transfer(toPayer)).sign(payer)
          return [{ signedTransaction: new Uint8Array(other.serialize()) }]
        },
      }),
    ],
  ])('%s has signed something else, and nothing leaves the page [C19]', async (_, behaviour) => {
    const { session, transfer } = await customer(behaviour(await sponsor()))
    const { node: noted, relayed } = relaying(async () => 'accepted')
    await expect(send(session, transfer, noted, recordingSteps())).rejects.toMatchObject({
      code: 'wallet/signed-other',
    })
    expect(relayed).toEqual([])
  })

  it('a payer who has nothing is refused by the network, and nothing was sent [C19, C22]', async () => {
    const { session, transfer } = await customer({ change: paidBy(Keypair.generate()) })
    const refusal = { code: 'network/refused', broadcast: 'none' }
    await expect(send(session, transfer, node, recordingSteps())).rejects.toMatchObject(refusal)
  })
})

describe('a Solana wallet that takes its time, and then a newer blockhash', () => {
  const renews = {
    async signTransaction({ transaction }: { readonly transaction: Uint8Array }) {
      solana.skipSlots(200)
      const asked = Transaction.from(transaction)
      asked.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
      return signedBy(asked)
    },
  }
  let owner = Keypair.generate()
  const signedBy = (transaction: Transaction) => {
    transaction.partialSign(owner)
    return [{ signedTransaction: new Uint8Array(transaction.serialize()) }]
  }
  async function renewing() {
    const found = await customer(renews)
    owner = found.keypair
    return found
  }

  it('sends with it [C4, C20]', async () => {
    const { session, transfer, received } = await renewing()
    const watch = await send(session, transfer, node, recordingSteps())
    await until(() => watch.look(), 'confirmed')
    expect(await received()).toBe('5.00')
  })

  it('may land for as long as any blockhash of that time, by a node that is behind, and then expires [C4, SAFE-C4]', async () => {
    const { session, transfer } = await renewing()
    const { node: lost } = relaying(async () => 'accepted')
    const watch = await send(session, transfer, lost, recordingSteps())
    const height = await connection.getBlockHeight('confirmed')
    expect(Number(watch.bound) - height).toBeGreaterThan(290)
    expect(Number(watch.bound) - height).toBeLessThanOrEqual(300)
    solana.skipSlots(290)
    await expect(readLook(watch)).resolves.toBe('unseen, expiryPassed')
    solana.skipSlots(60)
    await expect(watch.look()).resolves.toBe('expired')
  })

  it('has no end that is known here where the node does not say how far it is [C4, C20]', async () => {
    const { session, transfer, asked } = await renewing()
    const { node: lost } = relaying(async () => 'accepted')
    const fetch: ChainNode['fetch'] = async (input, init) => {
      const { method } = JSON.parse(init!.body as string) as { method: string }
      const isSilent = asked.length > 0 && method === 'getBlockHeight'
      return isSilent ? new Response('', { status: 503 }) : lost.fetch(input, init)
    }
    const watch = await send(session, transfer, { ...lost, fetch }, recordingSteps())
    solana.skipSlots(1000)
    expect([watch.bound, await watch.look()]).toEqual([undefined, 'untraceable'])
    expect(base58.decode(watch.hash)).toHaveLength(64)
  })
})
