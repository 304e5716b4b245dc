import { monotonicTime } from '../../lib/timing/clock.ts'
import { ChainError } from '../chain-error.ts'
import { LONGEST_PAUSE_MS } from './facts.ts'

const AT_ONCE = 3
/** A node that has refused gets one call at a time for a minute, and fewer than three a second. */
const SLOW_MS = 60_000
const APART_MS = 350
const FIRST_PAUSE_MS = 1000

interface Gate {
  /** Resolves when a call may begin. Rejects with `network/unreachable` as soon as that cannot be before `endsAt`. */
  enter(endsAt: number): Promise<void>
  leave(): void
  /** Lets nothing through for so long; where the node did not say, for twice as long as the last time. */
  refused(pauseMs: number | null, begunAt: number): void
  answered(): void
}

interface Waiting {
  readonly endsAt: number
  begin(): void
  giveUp(): void
}

function withoutLate(waiting: readonly Waiting[], opensAt: number): readonly Waiting[] {
  const earliest = Math.max(monotonicTime(), opensAt)
  const gone = waiting.filter(({ endsAt }) => endsAt <= earliest)
  for (const { giveUp } of gone) giveUp()
  return waiting.filter((each) => !gone.includes(each))
}

function createGate(): Gate {
  let waiting: readonly Waiting[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let [calls, opensAt, slowUntil, begunAt, refusals] = [0, 0, 0, Number.NEGATIVE_INFINITY, 0]

  const isSlow = () => monotonicTime() < slowUntil
  const dueAt = () => Math.max(opensAt, isSlow() ? begunAt + APART_MS : 0)

  function wake(): void {
    clearTimeout(timer)
    waiting = withoutLate(waiting, opensAt)
    const [first, ...others] = waiting
    if (!first) return
    const now = monotonicTime()
    const isFull = calls >= (isSlow() ? 1 : AT_ONCE)
    if (isFull || dueAt() > now) {
      const ends = waiting.map(({ endsAt }) => endsAt)
      timer = setTimeout(wake, Math.ceil(Math.min(...ends, isFull ? Number.POSITIVE_INFINITY : dueAt()) - now))
      return
    }
    waiting = others
    calls += 1
    begunAt = now
    first.begin()
    wake()
  }

  return {
    enter: (endsAt) =>
      new Promise((resolve, reject) => {
        const giveUp = () => reject(new ChainError('network/unreachable'))
        waiting = [...waiting, { endsAt, begin: resolve, giveUp }]
        wake()
      }),
    leave() {
      calls -= 1
      wake()
    },
    refused(pauseMs, callBegunAt) {
      // Calls that were under way are refused too, by the same limit.
      if (callBegunAt >= opensAt) refusals += 1
      const pause = Math.min(pauseMs ?? FIRST_PAUSE_MS * 2 ** (refusals - 1), LONGEST_PAUSE_MS)
      opensAt = Math.max(opensAt, monotonicTime() + pause)
      slowUntil = opensAt + SLOW_MS
      wake()
    },
    answered() {
      refusals = 0
    },
  }
}

const gates = new WeakMap<typeof fetch, Map<string, Gate>>()

export function gateOf(fetchFrom: typeof fetch, url: string): Gate {
  const ofPage = gates.get(fetchFrom) ?? new Map<string, Gate>()
  gates.set(fetchFrom, ofPage)
  const origin = URL.canParse(url) ? new URL(url).origin : url
  const gate = ofPage.get(origin) ?? createGate()
  ofPage.set(origin, gate)
  return gate
}
