import { monotonicTime } from '../../lib/timing/clock.ts'
import { withTimeout } from '../../lib/timing/with-timeout.ts'
import type { DepositStatus } from './deposit-status.ts'
import type { Look } from './look/look.ts'

interface Prompt {
  readStatus(): Promise<DepositStatus>
  look(): Promise<Look>
  pause(): Promise<void>
  onMoved(status: Exclude<DepositStatus, 'waiting'>): void
  /** The network shows tokens that the server has not counted so far. */
  onShown(): void
}

/** `left` resolves once the customer has gone, who may leave before the wallet is asked: it may have to change its network first. */
export function watchLeaving(pause: () => Promise<void>): { readonly left: Promise<void>; stop(): void } {
  const customer = { isWatched: true }
  const watch = async () => {
    while (customer.isWatched) await pause()
  }
  return {
    left: new Promise((resolve) => void watch().catch(() => resolve())),
    stop() {
      customer.isWatched = false
    },
  }
}

/** About every five seconds, like the list of payouts. */
const PAUSES = 5

const LOOK_EVERY_MS = 15_000

/** Until the network shows something: another device may send, or this wallet without an answer (decisions.md C19). */
function createPromptLook({ look, onShown }: Pick<Prompt, 'look' | 'onShown'>, isOpen: () => boolean): () => void {
  let lookedAt = monotonicTime()
  return () => {
    if (monotonicTime() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Number.POSITIVE_INFINITY
    void look().then(({ status }) => {
      if (status !== 'found' && status !== 'tokensThere') lookedAt = monotonicTime()
      else if (isOpen()) onShown()
    })
  }
}

/** Asks for a payout's status while a wallet prompts, because another device may cancel it before the approval (decisions.md C19). */
export function watchPrompt({ readStatus, pause, onMoved, ...shown }: Prompt): () => void {
  const prompt = { isOpen: true }
  let hasMoved = false
  const lookAtTokens = createPromptLook(shown, () => prompt.isOpen && !hasMoved)
  const watch = async () => {
    while (prompt.isOpen) {
      const status = hasMoved ? 'waiting' : await readStatus()
      if (prompt.isOpen && status !== 'waiting') {
        hasMoved = true
        onMoved(status)
      }
      for (let pauses = 0; prompt.isOpen && pauses < PAUSES; pauses += 1) {
        await pause()
        if (prompt.isOpen && !hasMoved) lookAtTokens()
      }
    }
  }
  // The customer has gone.
  void watch().catch(() => undefined)
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
