import { base58, base64 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { readTransaction } from '../../../../demo/sandbox/payouts/networks/solana/signed-transaction.ts'
import { signedBytes } from '../../../../src/chains/solana/keypair-wallet.fixture.ts'
import { answerOf, isOf, type Behaviour } from '../../../wallets/behaviour.ts'
import { CHANGES, changeOf } from '../../../wallets/solana-changes.ts'
import { wait, type Transaction } from './chain.ts'
import type { SolanaNetwork } from './solana-network.ts'

const PAYER = Keypair.fromSeed(new Uint8Array(32).fill(6))

interface Parts {
  readonly keypair: Keypair
  readonly network: SolanaNetwork
  /** What a multisig has put on the chain. */
  readonly proposals: string[]
  /** Hands over what the wallet has signed. */
  broadcast(hash: string, blockhash: string): Promise<void>
  keepOnce(transaction: Transaction, hash: string): void
}

interface Asked {
  readonly transaction: Transaction
  readonly bytes: Uint8Array
  readonly behaviour: Behaviour
}

/** A wallet that does as a row of the table says: what it answers is a signature, or the signed bytes. */
export function createSolanaActs({ keypair, network, proposals, broadcast, keepOnce }: Parts) {
  function sign({ bytes, behaviour }: Asked): Uint8Array {
    const newest = network.blockhashAt(network.height() - 1)
    const means = { owner: keypair.publicKey, newest, payer: PAYER }
    return signedBytes(bytes, keypair, (transaction) => CHANGES[changeOf(behaviour)](transaction, means))
  }

  async function propose(): Promise<Uint8Array> {
    const signature = new Uint8Array(64).fill(8).with(0, proposals.length)
    const hash = base58.encode(signature)
    proposals.push(hash)
    network.spare(hash)
    await broadcastOnce(hash)
    return signature
  }
  const broadcastOnce = async (hash: string) => void broadcast(hash, network.blockhashAt(network.height()))

  /** What becomes of it that the wallet itself brings to the network. */
  function send({ transaction, behaviour }: Asked, blockhash: string): void {
    const { becomes, answers, actsAfterMs = 0 } = behaviour
    if (becomes === 'neverLeft') {
      transaction.fate = 'declined'
      return
    }
    if (isOf(answers, 'declines')) transaction.isLie = true
    transaction.fate = 'waiting'
    void wait(actsAfterMs).then(() => broadcast(transaction.hash, blockhash))
  }

  return async function act(asked: Asked): Promise<Uint8Array | undefined> {
    const { transaction, behaviour } = asked
    const { answers, broadcasts, isTwice = false, holdsMs = 0 } = behaviour
    if (answers === 'never') return new Promise(() => {})
    const bytes = sign(asked)
    const signature = bytes.slice(1, 65)
    const hash = base58.encode(signature)
    keepOnce(transaction, hash)
    Object.assign(transaction, {
      hash,
      fate: isOf(answers, 'signed') ? 'signed' : 'declined',
    })
    if (broadcasts || isTwice) send(asked, readTransaction(base64.encode(bytes))!.blockhash)
    await wait(holdsMs)
    return answerOf(answers, {
      hash: (which) => (which === 'other' ? propose() : signature),
      signed: () => bytes,
    }) as Promise<Uint8Array> | Uint8Array | undefined
  }
}
