import type { TransactionState, TransactionWatch } from '../../src/chains/adapter.ts'
import { isChainError } from '../../src/chains/is-chain-error.ts'
import type { Live, Pace } from './live-node.ts'
import { Failed } from './outcome.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks again until the answer is the last one. A public node may be behind, or refuse a question because there were many. */
export async function until<Answer>(ask: () => Promise<Answer>, isLast: (answer: Answer) => boolean, pace: Pace) {
  const end = Date.now() + pace.limitMs
  const seen: string[] = []
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (isChainError(error) && error.code === 'network/unreachable' && Date.now() < end) return error
      throw error
    })
    const isError = answer instanceof Error
    if (!isError && isLast(answer)) return { answer, seen }
    const text = isError ? answer.message : String(answer)
    if (seen.at(-1) !== text) seen.push(text)
    if (Date.now() >= end) throw new Failed(`after ${pace.limitMs / 1000} s: ${seen.join(', ')}`)
    await wait(pace.everyMs)
  }
}

const UNDECIDED: readonly TransactionState[] = ['unseen', 'untraceable', 'seen']

export const decided = (watch: TransactionWatch, { pace }: Live) =>
  until(
    () => watch.look(),
    (state) => !UNDECIDED.includes(state),
    pace,
  )
