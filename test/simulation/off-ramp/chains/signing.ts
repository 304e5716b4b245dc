import type { Random } from '../../random.ts'
import { wait, type AskingPage, type Chain, type Transaction } from './chain.ts'
import { promptFor, type WalletAnswer } from './wallet.ts'

interface Parts {
  readonly random: Random
  readonly endsWithPage: boolean
  readonly transactions: Transaction[]
  readonly stories: Set<string>
  elapsed(): number
  note(text: string): void
}

type Asked = Pick<Transaction, 'to' | 'units'>

interface Answered {
  readonly transaction: Transaction
  /** Null: it was declined. */
  readonly answer: Exclude<WalletAnswer, 'decline'> | null
}

/** A wallet shows what it is asked to sign, and its customer answers. */
export const createPrompts =
  ({ random, endsWithPage, transactions, stories, elapsed, note }: Parts) =>
  async (page: AskingPage, asked: Asked): Promise<Answered> => {
    const { device } = page.tab
    const transaction: Transaction = { ...asked, hash: '', fate: 'prompted', device, promptedAt: elapsed() }
    transactions.push(transaction)
    const answer = await promptFor({ random, page, transaction, endsWithPage, note })
    stories.add(answer)
    if (answer === 'decline') return { transaction, answer: null }
    transaction.approvedAt = elapsed()
    return { transaction, answer }
  }

/** A wallet that says no, and hands over what it has signed all the same. */
export function lie(transaction: Transaction, answer: 'lie' | 'lieLater', handOver: () => void): void {
  Object.assign(transaction, { fate: 'waiting', isLie: true })
  void wait(answer === 'lieLater' ? 2000 : 0).then(handOver)
}

/** A wallet and a program of its own hand a transaction over so often. */
const COPIES = 10
const COPY_MS = 2000

export async function handOverOften(handOver: () => void): Promise<void> {
  for (let copy = 0; copy < COPIES; copy += 1) {
    handOver()
    await wait(COPY_MS)
  }
}

/** What has come to a node is on its way, whoever has brought it. */
export function markReceived(transaction: Transaction, at: number): void {
  if (transaction.fate === 'signed') transaction.fate = 'waiting'
  transaction.handedOverAt ??= at
}

/** How far the nodes behind one address are behind the newest block: each call meets one of them. */
export function createLags(random: Random, most: number): () => number {
  const lags = [0, random.between(0, 2), random.chance(0.3) ? random.between(3, most) : random.between(0, 3)]
  return () => random.pick(lags)
}

type Common = Pick<Chain, 'signsForPage' | 'spendNonces' | 'answerServer' | 'declineAll' | 'faultRate' | 'plan'>

/** What is the same of all chains whose deposits the server is brought, or sees by itself. */
export const commonOf = (transactions: readonly Transaction[]): Common => ({
  faultRate: 0,
  plan: null,
  signsForPage: true,
  // What has expired has done so without another transaction.
  spendNonces: () => {},
  answerServer: () => new Response(null, { status: 501 }),
  declineAll: () => {
    for (const each of transactions) if (each.fate === 'prompted') each.fate = 'declined'
  },
})
