import type { Behaviour } from '../../../wallets/behaviour.ts'
import type { Random } from '../../random.ts'
import { wait, type AskingPage, type Transaction } from './chain.ts'

const ANSWERS = { approve: 60, decline: 10, failAfter: 9, failBefore: 6, late: 15, lie: 3, lieLater: 3 } as const

/**
 * `failAfter`: the wallet does as it is asked, and answers with an error. `failBefore`: with an error it does nothing. `lie`: it says
 * that it was declined and broadcasts, at once or, for `lieLater`, afterwards.
 */
export type WalletAnswer = 'approve' | 'decline' | 'failAfter' | 'failBefore' | 'lie' | 'lieLater'

export interface Prompt {
  readonly random: Random
  readonly page: AskingPage
  readonly transaction: Transaction
  /** An embedded wallet is gone with its page; one of the browser asks on. */
  readonly endsWithPage: boolean
  note(text: string): void
}

interface Watched {
  readonly transaction: Transaction
  readonly page: AskingPage
  readonly endsWithPage: boolean
}

/** Whether the customer has declined everything by now, or the wallet is gone. */
const isGivenUp = ({ transaction, endsWithPage, page }: Watched) =>
  transaction.fate === 'declined' || (endsWithPage && page.isGone())

export const rejection = () => Object.assign(new Error('User rejected the request.'), { code: 4001 })

/** Waits for what the customer and the wallet make of a request. What has not been done by then is declined. */
export async function promptFor(prompt: Prompt): Promise<WalletAnswer> {
  const { random, transaction, note } = prompt
  const drawn = random.weighted(ANSWERS)
  await wait(drawn === 'late' ? random.between(20_000, 200_000) : random.between(300, 9000))
  const isOver = isGivenUp(prompt)
  const answer = isOver ? 'decline' : drawn === 'late' ? 'approve' : drawn
  note(`the wallet answers ${transaction.to.slice(-4)}: ${isOver ? 'declined' : drawn}`)
  if (answer === 'decline' || answer === 'failBefore') transaction.fate = 'declined'
  return answer
}

/** The same for a wallet that does as a row of the table says. Whether it has come to do so. */
export async function comesToAct(prompt: Prompt, { name, waitsMs = 0 }: Behaviour): Promise<boolean> {
  const { random, transaction, note } = prompt
  await wait(random.between(300, 9000) + waitsMs)
  const isOver = isGivenUp(prompt)
  note(`the wallet ${transaction.to.slice(-4)}: ${isOver ? 'declined' : name}`)
  if (isOver) transaction.fate = 'declined'
  return !isOver
}

/** What a wallet answers to a page, which hears nothing once it is gone. */
export function heardBy<T>(page: AskingPage, ask: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (page.isGone()) return
    ask().then(
      (answer) => !page.isGone() && resolve(answer),
      (error: unknown) => !page.isGone() && reject(error as Error),
    )
  })
}
