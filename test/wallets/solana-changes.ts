import {
  ComputeBudgetInstruction,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { isOf, type Behaviour, type Change } from './behaviour.ts'

const MEMO = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
/** The first byte of the instruction. */
const TRANSFER_CHECKED = 12
/** An account that no network has. */
const STRANGER = Keypair.fromSeed(new Uint8Array(32).fill(5))

const isOfBudget = ({ programId }: TransactionInstruction) => programId.equals(ComputeBudgetProgram.programId)
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
      (each) => isOfBudget(each) && ComputeBudgetInstruction.decodeInstructionType(each) === 'SetComputeUnitPrice',
    )
    instructions.splice(at, 1, ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000 }))
  },
  noBid(transaction) {
    transaction.instructions = transaction.instructions.filter((each) => !isOfBudget(each))
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

export const changeOf = ({ answers, becomes }: Behaviour): Change => {
  if (isOf(answers, 'signed')) return answers.signed
  return becomes === 'relayed' ? 'otherPayer' : 'nothing'
}
