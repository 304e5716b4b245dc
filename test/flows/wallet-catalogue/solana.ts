import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  type TransactionInstruction as Instruction,
} from '@solana/web3.js'
import type { Row, Scene } from './catalogue.ts'
import { DECLINED } from './evm-wallet.ts'
import { base64Of, BROADCASTER, bytesOf, SIGNER, type SolanaWallet } from './solana-wallet.ts'

const SENT = '37.25 USDC sent'
const NOT_SENT = 'Wallet to bank: you declined it in your wallet. Nothing was sent.'
const OTHER = 'Your wallet signed something else than this transfer. It was not used, and nothing was sent.'
const UNKNOWN = 'Your wallet did not say whether it sent the transfer.'
const COMPUTE_BUDGET = new PublicKey('ComputeBudget111111111111111111111111111111')
const SET_PRICE = 3
const MEMO = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

type SolanaRow = Row<SolanaWallet>
type SolanaScene = Scene<SolanaWallet>
type Change = (transaction: Transaction, scene: SolanaScene) => Transaction | void

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const refuse = (error: unknown) => () => {
  throw error
}

/** It only signs, and what it signs is not quite what it was asked to. */
const changes =
  (change: Change) =>
  (scene: SolanaScene): unknown =>
    scene.wallet.answers.set('signTransaction', (asked) =>
      bytesOf(scene.wallet.sign(asked, (transaction) => change(transaction, scene))),
    )

/** It broadcasts by itself. */
const broadcasts =
  (answer: (asked: string, scene: SolanaScene) => unknown) =>
  (scene: SolanaScene): unknown => {
    scene.wallet.features = BROADCASTER
    return scene.wallet.answers.set('signAndSendTransaction', (asked) => answer(asked, scene))
  }

const send = ({ wallet }: SolanaScene, asked: string) =>
  wallet.connection.sendRawTransaction(wallet.sign(asked).serialize())
const signatureOf = ({ wallet }: SolanaScene, asked: string) => base64Of(wallet.sign(asked).signature!)

/** A bid for the block: the price of a unit of work. */
const bid = (): Instruction =>
  new TransactionInstruction({
    programId: COMPUTE_BUDGET,
    keys: [],
    data: Buffer.from([SET_PRICE, 16, 39, 0, 0, 0, 0, 0, 0]),
  })
const memo = (): Instruction =>
  new TransactionInstruction({ programId: MEMO, keys: [], data: Buffer.from('from my wallet') })

const other = (name: string, change: Change): SolanaRow => ({
  name: `signs ${name}`,
  before: changes(change),
  says: OTHER,
  end: 'cancelled',
})

export const SOLANA: readonly SolanaRow[] = [
  { name: 'signs what it is asked to', says: SENT, end: 'paid' },
  {
    name: 'broadcasts by itself',
    before: broadcasts(async (asked, scene) => {
      await send(scene, asked)
      return signatureOf(scene, asked)
    }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'signs, and broadcasts by itself as well',
    before: ({ wallet }) =>
      wallet.answers.set('signTransaction', async (asked) => {
        const signed = wallet.sign(asked)
        await wallet.connection.sendRawTransaction(signed.serialize())
        return bytesOf(signed)
      }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'signs no messages',
    before: ({ wallet }) => void (wallet.features = SIGNER.filter((feature) => !feature.endsWith('Message'))),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'bids another price for the block',
    before: changes((transaction) => {
      const { instructions } = transaction
      const isPrice = ({ programId, data }: Instruction) => programId.equals(COMPUTE_BUDGET) && data[0] === SET_PRICE
      instructions.splice(instructions.findIndex(isPrice), 1, bid())
    }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'takes the bid for the block away',
    before: changes((transaction) => {
      transaction.instructions = transaction.instructions.filter(({ programId }) => !programId.equals(COMPUTE_BUDGET))
    }),
    says: SENT,
    end: 'paid',
  },
  { name: 'adds a memo', before: changes((transaction) => void transaction.add(memo())), says: SENT, end: 'paid' },
  {
    name: 'signs with a newer blockhash than it was asked to',
    before: ({ wallet }) =>
      wallet.answers.set('signTransaction', async (asked) => {
        await wait(2000)
        const { blockhash } = await wallet.connection.getLatestBlockhash()
        return bytesOf(wallet.sign(asked, (transaction) => void (transaction.recentBlockhash = blockhash)))
      }),
    says: SENT,
    end: 'paid',
  },
  other('for another payer of the fee, who has not signed', (transaction) => {
    transaction.feePayer = Keypair.generate().publicKey
  }),
  other('another amount', (transaction) => {
    const transfer = transaction.instructions.find(({ data }) => data[0] === 12)!
    transfer.data[1] = (transfer.data[1]! + 1) % 256
  }),
  other('another transaction', (transaction, { wallet }) =>
    new Transaction({ feePayer: wallet.owner.publicKey, recentBlockhash: transaction.recentBlockhash! }).add(memo()),
  ),
  {
    name: 'answers with nothing in place of what it signed',
    before: ({ wallet }) => wallet.answers.set('signTransaction', () => undefined),
    says: OTHER,
    end: 'cancelled',
  },
  {
    name: 'signs, and never broadcasts',
    before: broadcasts((asked, scene) => signatureOf(scene, asked)),
    says: 'Sending your USDC',
    end: 'open',
  },
  {
    name: 'answers with its signature, and broadcasts five seconds later',
    before: broadcasts((asked, scene) => {
      setTimeout(() => void send(scene, asked), 5000)
      return signatureOf(scene, asked)
    }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'broadcasts, and says two seconds later that its customer declined',
    before: broadcasts(async (asked, scene) => {
      await send(scene, asked)
      await wait(2000)
      throw DECLINED
    }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'broadcasts, and says at once that its customer declined',
    before: broadcasts(async (asked, scene) => {
      await send(scene, asked)
      throw DECLINED
    }),
    says: '37.25 USDC left your wallet after all',
    end: 'late',
  },
  {
    name: 'signs after five seconds',
    before: ({ wallet }) =>
      wallet.answers.set('signTransaction', async (asked) => {
        await wait(5000)
        return bytesOf(wallet.sign(asked))
      }),
    says: SENT,
    end: 'paid',
  },
  {
    name: 'never answers to the request to sign',
    before: ({ wallet }) => wallet.answers.set('signTransaction', () => new Promise(() => {})),
    says: 'Your wallet hasn’t answered yet.',
    end: 'open',
  },
  {
    name: 'declines to sign with 4001',
    before: ({ wallet }) => wallet.answers.set('signTransaction', refuse(DECLINED)),
    says: NOT_SENT,
    end: 'cancelled',
  },
  {
    name: 'declines to sign with a text',
    before: ({ wallet }) => wallet.answers.set('signTransaction', refuse({ message: 'User rejected the request.' })),
    says: NOT_SENT,
    end: 'cancelled',
  },
  {
    name: 'fails after it was asked to broadcast',
    before: broadcasts(refuse({ code: -32_603, message: 'Internal error' })),
    says: UNKNOWN,
    end: 'open',
  },
  {
    name: 'answers with a signature of zeros',
    before: broadcasts(() => base64Of(new Uint8Array(64))),
    says: UNKNOWN,
    end: 'open',
  },
  {
    name: 'is locked when it is connected, and shows no account',
    before: ({ wallet }) => void (wallet.accounts = []),
    says: 'Unlock your wallet, then try again. Nothing was sent.',
    end: 'nothing',
  },
  {
    name: 'is on another account when it is connected',
    before: ({ wallet }) => void (wallet.accounts = [Keypair.generate().publicKey.toBase58()]),
    says: 'is on another address',
    end: 'nothing',
  },
  {
    name: 'refuses to connect',
    before: ({ wallet }) => wallet.answers.set('connect', refuse(DECLINED)),
    says: 'User rejected the connection',
    end: 'nothing',
  },
  {
    name: 'has no SOL for the fee by the time it is asked',
    async set({ wallet: { connection, owner } }) {
      const fee = 5000
      const lamports = (await connection.getBalance(owner.publicKey)) - fee
      const { blockhash } = await connection.getLatestBlockhash()
      const spend = new Transaction({ feePayer: owner.publicKey, recentBlockhash: blockhash }).add(
        SystemProgram.transfer({ fromPubkey: owner.publicKey, toPubkey: Keypair.generate().publicKey, lamports }),
      )
      spend.sign(owner)
      await connection.sendRawTransaction(spend.serialize())
    },
    says: 'Not enough SOL to pay for transaction fee',
    end: 'nothing',
  },
]
