import { Keypair, type PublicKey, SystemProgram, type Transaction } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { recordingSteps } from '../local-node.fixture.ts'
import { openLocalSolana } from './local-customer.fixture.ts'
import { send } from './send.ts'

const { solana, node, customer, relaying } = await openLocalSolana()
afterAll(() => solana.stop())

const nonce = Keypair.generate().publicKey
const someone = Keypair.generate().publicKey

const advance = (authorizedPubkey: PublicKey) => SystemProgram.nonceAdvance({ noncePubkey: nonce, authorizedPubkey })

/** Uses a nonce account, whose value is in place of the blockhash. */
function withNonce(transaction: Transaction): void {
  transaction.instructions.unshift(advance(transaction.feePayer!))
  transaction.recentBlockhash = someone.toBase58()
}

/** Sends by a wallet that signs for the page, and changes what it signs. */
async function sent(change: (transaction: Transaction) => void) {
  const { session, transfer } = await customer({ change })
  const { node: noted, relayed } = relaying(async () => 'accepted')
  const bounds: unknown[] = []
  const steps = recordingSteps({ onHash: (_, bound) => void bounds.push(bound) })
  return { sending: send(session, transfer, noted, steps), relayed, bounds }
}

describe('a Solana wallet that uses a durable nonce', () => {
  it('a transaction that the wallet signs for the page is handed over and looked after without an end, because no block height is one [C20, C4]', async () => {
    const { sending, relayed, bounds } = await sent(withNonce)
    const watch = await sending
    expect([bounds, watch.bound]).toEqual([[undefined], undefined])
    await expect(watch.look()).resolves.toBe('untraceable')
    solana.skipSlots(1000)
    await expect(watch.look()).resolves.toBe('untraceable')
    expect(relayed).toEqual([false, true, true])
  })

  it('a nonce in addition to the blockhash that was asked for has no end either, since its first instruction says so [C20]', async () => {
    const { sending } = await sent(({ instructions, feePayer }) => void instructions.unshift(advance(feePayer!)))
    solana.skipSlots(1000)
    const watch = await sending
    expect([watch.bound, await watch.look()]).toEqual([undefined, 'untraceable'])
  })

  it.each<readonly [string, (transaction: Transaction) => void]>([
    [
      'of another account',
      (transaction) => {
        withNonce(transaction)
        transaction.instructions[0] = advance(someone)
      },
    ],
    [
      'after another instruction, which makes it none',
      (transaction) => {
        withNonce(transaction)
        transaction.instructions.push(transaction.instructions.shift()!)
      },
    ],
  ])('%s has signed something else, and nothing leaves the page [C19]', async (_, change) => {
    const { sending, relayed } = await sent(change)
    await expect(sending).rejects.toMatchObject({ code: 'wallet/signed-other', broadcast: 'none' })
    expect(relayed).toEqual([])
  })

  it('a nonce in name only, after another instruction of the same program, has the end of its blockhash [C4, C19]', async () => {
    const { sending } = await sent((transaction) => {
      withNonce(transaction)
      const fromPubkey = transaction.feePayer!
      transaction.instructions[0] = SystemProgram.transfer({ fromPubkey, toPubkey: nonce, lamports: 1 })
    })
    const watch = await sending
    solana.skipSlots(400)
    expect([watch.bound, await watch.look()]).toEqual([expect.stringMatching(/^\d+$/), 'expired'])
  })

  it('a transaction that the wallet broadcasts has an unknown end, however many blocks have come [C20, SAFE-C4]', async () => {
    const hash = new Uint8Array(64).fill(7)
    const broadcasts = { signTransaction: null, signAndSendTransaction: () => [{ signature: hash }] }
    const { session, transfer } = await customer(broadcasts)
    const watch = await send(session, transfer, node, recordingSteps())
    solana.skipSlots(1000)
    expect([watch.bound, await watch.look(), await watch.look()]).toEqual([undefined, 'untraceable', 'untraceable'])
  })
})
