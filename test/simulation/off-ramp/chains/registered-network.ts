import type { Random } from '../../random.ts'
import { wait, type ChainParts, type Transaction } from './chain.ts'

/** Longer than a customer waits, and shorter than a life. */
export const LIVES_MS = 90_000
const FATES = { landed: 70, failed: 12, lost: 18 } as const

interface Parts extends Pick<ChainParts, 'elapsed' | 'note' | 'onLanded'> {
  readonly random: Random
  readonly stories: Set<string>
}

/** A network whose transactions are final at once, die at a time that they state, and are lost until they are handed over again. */
export function createRegisteredNetwork({ random, elapsed, note, onLanded, stories }: Parts) {
  const transactions: Transaction[] = []
  const landings = new Map<Transaction, number>()
  const isTaken = new Set<Transaction>()

  const end = (transaction: Transaction, fate: 'landed' | 'failed' | 'expired') => {
    if (transaction.fate !== 'waiting' && transaction.fate !== 'signed') return
    transaction.fate = fate
    stories.add(fate)
    note(`the chain: ${transaction.hash.slice(-4)} ${fate}`)
    if (fate === 'landed') void onLanded(transaction)
  }

  return {
    transactions,
    landingOf: (transaction: Transaction) => landings.get(transaction)!,
    sign(transaction: Transaction) {
      const landing = elapsed() + LIVES_MS
      Object.assign(transaction, { hash: `digest${transactions.length}${random.whole(1e9)}`, fate: 'signed' })
      landings.set(transaction, landing)
      void wait(LIVES_MS).then(() => end(transaction, 'expired'))
    },
    /** Hands a signed transaction over; copies change nothing. */
    receive(hash: string) {
      const transaction = transactions.find((each) => each.hash === hash)
      if (!transaction || isTaken.has(transaction) || !['signed', 'waiting'].includes(transaction.fate)) return
      transaction.fate = 'waiting'
      const fate = random.weighted(FATES)
      if (fate === 'lost') return
      isTaken.add(transaction)
      void wait(random.between(400, 9000)).then(() => end(transaction, fate))
    },
    find: (hash: string) => transactions.find((each) => each.hash === hash),
    landedAt: (to: string) => transactions.find((each) => each.to === to && each.fate === 'landed'),
  }
}
