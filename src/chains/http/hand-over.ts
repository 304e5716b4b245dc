import { monotonicTime } from '../../lib/timing/clock.ts'

/**
 * What a node makes of signed bytes. `refused`: it has checked them, and neither keeps them nor passes them on. `unknown`: they may land,
 * whatever it has answered. `withheld`: they have not left the page this time.
 */
export type HandOverAnswer = 'refused' | 'unknown' | 'withheld'

export interface HandOver {
  /** Hands the bytes over, one call at a time, and each later time after twice as long. */
  again(): Promise<void>
  /** Each node that had the bytes has refused them. No other gets them any more, so they never land (decisions.md C19). */
  readonly isRefused: boolean
}

const SHORTEST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/** Where an earlier page, another device or the wallet itself has handed over. */
export const NOTHING_SIGNED: HandOver = { again: async () => {}, isRefused: false }

/** `send` never rejects. */
export function createHandOver<Signed>(signed: Signed, send: (signed: Signed) => Promise<HandOverAnswer>): HandOver {
  let state: 'new' | 'refused' | 'open' = 'new'
  let isRunning = false
  let [dueAt, waitMs] = [Number.NEGATIVE_INFINITY, SHORTEST_WAIT_MS]
  const isDue = () => !isRunning && state !== 'refused' && monotonicTime() >= dueAt
  return {
    async again() {
      if (!isDue()) return
      isRunning = true
      const answer = await send(signed)
      isRunning = false
      if (answer === 'withheld') return
      state = answer === 'refused' && state === 'new' ? 'refused' : 'open'
      dueAt = monotonicTime() + waitMs
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    },
    get isRefused() {
      return state === 'refused'
    },
  }
}

type AskToTake = (mayAsk: () => Promise<boolean>) => Promise<boolean>

/** Hands bytes to the nodes of a network. A refusal counts only where no other node may have them. Never rejects. */
export async function handOverBy(mayHandOver: () => Promise<boolean>, ask: AskToTake): Promise<HandOverAnswer> {
  let nodes = 0
  const mayAsk = async (): Promise<boolean> => {
    const may = await mayHandOver()
    if (may) nodes += 1
    return may
  }
  const isRefused = await ask(mayAsk).catch(() => false)
  if (nodes === 0) return 'withheld'
  return isRefused && nodes === 1 ? 'refused' : 'unknown'
}
