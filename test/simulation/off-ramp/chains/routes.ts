import type { Random } from '../../random.ts'
import { wait } from './chain.ts'

/** `lastMoment`: one copy comes, shortly before it can land no more. `shunned`: none comes. */
const ROUTES = { ordinary: 62, slow: 14, lastMoment: 11, shunned: 13 } as const
const COPY_IS_LOST = 0.35

interface Parts {
  readonly random: Random
  elapsed(): number
  onStory(hash: string, story: string): void
  /** When it can land no more, in milliseconds since the scenario began. */
  endOf(hash: string): number
  /** A copy has come to those who make blocks. */
  arrive(hash: string): void
  /** The time is over. */
  expire(hash: string): void
}

/** The ways of signed transactions to a block: copies are lost, are slow, come at the last moment, or never. */
export function createRoutes({ random, elapsed, onStory, endOf, arrive, expire }: Parts) {
  const known = new Map<string, { readonly route: keyof typeof ROUTES; copies: number }>()

  const arriveIn = async (hash: string, ms: number) => {
    await wait(Math.max(0, ms))
    arrive(hash)
  }

  function begin(hash: string) {
    const sent = { route: random.weighted(ROUTES), copies: 0 }
    known.set(hash, sent)
    if (sent.route !== 'ordinary') onStory(hash, sent.route)
    void wait(Math.max(0, endOf(hash) - elapsed())).then(() => expire(hash))
    return sent
  }

  const ways: Readonly<Record<keyof typeof ROUTES, (hash: string) => void>> = {
    ordinary: (hash) => void (random.chance(COPY_IS_LOST) ? null : arriveIn(hash, random.between(300, 4000))),
    slow: (hash) => void arriveIn(hash, random.between(5000, 58_000)),
    lastMoment: (hash) => void arriveIn(hash, endOf(hash) - elapsed() - random.between(500, 9000)),
    shunned: () => {},
  }

  return {
    receive(hash: string): void {
      const sent = known.get(hash) ?? begin(hash)
      sent.copies += 1
      if (sent.copies === 1 || sent.route === 'ordinary') ways[sent.route](hash)
    },
    isKnown: (hash: string) => known.has(hash),
  }
}
