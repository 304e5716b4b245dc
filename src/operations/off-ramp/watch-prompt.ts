import type { DepositStatus } from './deposit-status.ts'

interface Prompt {
  readStatus(): Promise<DepositStatus>
  pause(): Promise<void>
  onMoved(status: Exclude<DepositStatus, 'waiting'>): void
}

/** As in the list of payouts, about every five seconds after the first look. */
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
  void watch()
  return () => {
    prompt.isOpen = false
  }
}
