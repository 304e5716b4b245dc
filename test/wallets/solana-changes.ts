import { Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import type { Change } from './behaviour.ts'

const COMPUTE_BUDGET = new PublicKey('ComputeBudget111111111111111111111111111111')
const MEMO = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
/** First bytes of instructions. */
const [SET_PRICE, TRANSFER_CHECKED] = [3, 12]
/** An account that no network has. */
const STRANGER = Keypair.fromSeed(new Uint8Array(32).fill(5))

const price = () => Buffer.from([SET_PRICE, 16, 39, 0, 0, 0, 0, 0, 0])
export const memo = (text = 'from my wallet') =>
  new TransactionInstruction({ programId: MEMO, keys: [], data: Buffer.from(text) })

interface Means {
  readonly owner: PublicKey
  /** The newest blockhash. */
  readonly newest: string
  /** Another account, which can pay the fee. */
  readonly payer: Keypair
}

/** What a wallet makes of the transaction that it is asked to sign, before it signs. */
export const CHANGES: Readonly<Record<Change, (transaction: Transaction, means: Means) => Transaction | void>> = {
  nothing: () => {},
  otherBid({ instructions }) {
    const at = instructions.findIndex(
      ({ programId, data }) => programId.equals(COMPUTE_BUDGET) && data[0] === SET_PRICE,
    )
    instructions.splice(at, 1, new TransactionInstruction({ programId: COMPUTE_BUDGET, keys: [], data: price() }))
  },
  noBid(transaction) {
    transaction.instructions = transaction.instructions.filter(({ programId }) => !programId.equals(COMPUTE_BUDGET))
  },
  memo: (transaction) => void transaction.add(memo()),
  newerBlockhash: (transaction, { newest }) => void (transaction.recentBlockhash = newest),
  otherPayer(transaction, { payer }) {
    transaction.feePayer = payer.publicKey
    transaction.partialSign(payer)
  },
  unsignedPayer: (transaction) => void (transaction.feePayer = STRANGER.publicKey),
  otherAmount({ instructions }) {
    const { data } = instructions.find((each) => each.data[0] === TRANSFER_CHECKED)!
    data[1] = (data[1]! + 1) % 256
  },
  otherTransaction: ({ recentBlockhash }, { owner }) =>
    new Transaction({ feePayer: owner, recentBlockhash: recentBlockhash! }).add(memo()),
  unknownNonce(transaction, { owner }) {
    const advance = SystemProgram.nonceAdvance({ noncePubkey: STRANGER.publicKey, authorizedPubkey: owner })
    transaction.instructions.unshift(advance)
    transaction.recentBlockhash = STRANGER.publicKey.toBase58()
  },
}
