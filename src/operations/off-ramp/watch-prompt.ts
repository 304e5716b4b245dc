import { withTimeout } from '../../lib/timing/with-timeout.ts'
import type { DepositStatus } from './deposit-status.ts'

interface Prompt {
  readStatus(): Promise<DepositStatus>
  pause(): Promise<void>
  onMoved(status: Exclude<DepositStatus, 'waiting'>): void
  /** The customer has gone while the wallet asked. */
  onLeft(): void
}

/** About every five seconds, like the list of payouts. */
const PAUSES = 5

/** Asks for a payout's status while a wallet prompts, because another device may cancel it before the approval (decisions.md E18). */
export function watchPrompt({ readStatus, pause, onMoved, onLeft }: Prompt): () => void {
  const prompt = { isOpen: true }
  const watch = async () => {
    let isMoved = false
    while (prompt.isOpen) {
      const status = isMoved ? 'waiting' : await readStatus()
      if (prompt.isOpen && status !== 'waiting') {
        isMoved = true
        onMoved(status)
      }
      for (let pauses = 0; prompt.isOpen && pauses < PAUSES; pauses += 1) await pause()
    }
  }
  void watch().catch(onLeft)
  return () => {
    prompt.isOpen = false
  }
}

const ANSWER_TIMEOUT_MS = 2 * 60_000

interface Asked {
  readonly asked: Promise<void>
  readonly left: Promise<void>
  /** The wallet has answered, and the page still hands over what it has signed. */
  isAnswered(): boolean
}

/** Null if the wallet has not answered two minutes after it was asked, because some wallets never answer, or when its customer left. */
export function awaitAnswer<Answer>(
  answer: Promise<Answer>,
  { asked, left, isAnswered }: Asked,
): Promise<Answer | null> {
  const onEnd = () => (isAnswered() ? answer : null)
  return Promise.race([answer, left.then(onEnd), asked.then(() => withTimeout(ANSWER_TIMEOUT_MS, answer, onEnd))])
}
