import { withTimeout } from '../../lib/timing/with-timeout.ts'
import type { DepositStatus } from './deposit-status.ts'

interface Prompt {
  readStatus(): Promise<DepositStatus>
  pause(): Promise<void>
  onMoved(status: Exclude<DepositStatus, 'waiting'>): void
}

/** About every five seconds, like the list of payouts. */
const PAUSES = 5

/** Asks for a payout's status while a wallet prompts, because another device may cancel it before the approval (decisions.md E18). */
export function watchPrompt({ readStatus, pause, onMoved }: Prompt): () => void {
  const prompt = { isOpen: true }
  const watch = async () => {
    while (prompt.isOpen) {
      const status = await readStatus()
      if (prompt.isOpen && status !== 'waiting') return onMoved(status)
      for (let pauses = 0; prompt.isOpen && pauses < PAUSES; pauses += 1) await pause()
    }
  }
  void watch().catch(() => {})
  return () => {
    prompt.isOpen = false
  }
}

const ANSWER_TIMEOUT_MS = 2 * 60_000

interface Asked {
  readonly asked: Promise<void>
  /** The wallet has answered, and the page still hands over what it has signed. */
  isAnswered(): boolean
}

/** Null if the wallet has not answered two minutes after it was asked, because some wallets never answer. */
export function awaitAnswer<Answer>(answer: Promise<Answer>, { asked, isAnswered }: Asked): Promise<Answer | null> {
  const onTimeout = () => (isAnswered() ? answer : null)
  return Promise.race([answer, asked.then(() => withTimeout(ANSWER_TIMEOUT_MS, answer, onTimeout))])
}
