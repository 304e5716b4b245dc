import type { DepositStatus } from './deposit-status.ts'

interface Prompt {
  readStatus(): Promise<DepositStatus>
  pause(): Promise<void>
  onMoved(status: Exclude<DepositStatus, 'waiting'>): void
}

/** As in the list of payouts, about every five seconds. */
const PAUSES = 5

/**
 * Asks the server about a payout while a wallet asks its customer, who may approve long after another device has cancelled it
 * (decisions.md E18). Returns what ends it.
 */
export function watchPrompt({ readStatus, pause, onMoved }: Prompt): () => void {
  const prompt = { isOpen: true }
  const watch = async () => {
    for (let pauses = 1; prompt.isOpen; pauses += 1) {
      await pause()
      if (!prompt.isOpen || pauses % PAUSES !== 0) continue
      const status = await readStatus()
      if (prompt.isOpen && status !== 'waiting') return onMoved(status)
    }
  }
  void watch()
  return () => {
    prompt.isOpen = false
  }
}
