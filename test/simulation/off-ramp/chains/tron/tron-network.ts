import { SLOT_MS as BLOCK_MS, SOLID_BEHIND } from '../../../../../demo/chains/tron/facts.ts'
import type { TronTransaction } from '../../../../../demo/chains/tron/chain/transaction.ts'
import type { TronLog } from '../../../../../demo/chains/tron/logs.ts'
import type { Random } from '../../../random.ts'
import { wait } from '../chain.ts'
import { createRoutes } from '../routes.ts'

const FIRST_BLOCK = 70_000_000
const FORKS = 0.12
const FAILS = 0.15

export interface Signed {
  readonly hash: string
  readonly to: string
  readonly units: bigint
  /** In the chain's time. */
  readonly expiration: number
  readonly transaction: TronTransaction
  /** What it leaves in a block, if it succeeds. */
  readonly log: TronLog
}

interface Block {
  readonly number: number
  readonly isDone: boolean
  /** On a fork that is left behind, the first block at which no node has it any more. */
  readonly until: number
}

interface Known extends Signed {
  readonly blocks: Block[]
}

export type End = 'landed' | 'failed' | 'expired'

interface Parts {
  readonly random: Random
  elapsed(): number
  onStory(hash: string, story: string): void
  onTakenBack(hash: string): void
  onEnd(hash: string, end: End): void
}

const KEPT = Number.POSITIVE_INFINITY

/** TRON, whose blocks may be on a fork that is left behind until they are solid: what has failed there may succeed in another. */
export function createTronNetwork({ random, elapsed, onStory, onTakenBack, onEnd }: Parts) {
  const startedAt = Math.floor(Date.now() / BLOCK_MS) * BLOCK_MS
  const offset = startedAt - Date.now() + elapsed()
  const known = new Map<string, Known>()
  const head = () => FIRST_BLOCK + Math.floor((elapsed() - offset) / BLOCK_MS)
  const timeOf = (number: number) => startedAt + (number - FIRST_BLOCK) * BLOCK_MS
  const isOnChain = ({ blocks }: Known) => blocks.some(({ until }) => until > head())
  const end = (hash: string, fate: End) => {
    onStory(hash, fate)
    onEnd(hash, fate)
  }

  function arrive(hash: string): void {
    const sent = known.get(hash)!
    if (isOnChain(sent) || sent.expiration <= timeOf(head())) return
    const number = head() + 1
    const isDone = !random.chance(FAILS)
    const isLeft = sent.blocks.length === 0 && random.chance(FORKS)
    const until = isLeft ? number + random.between(1, 5) : KEPT
    sent.blocks.push({ number, isDone, until })
    if (!isLeft) return end(hash, isDone ? 'landed' : 'failed')
    onStory(hash, isDone ? 'fork' : 'failedOnFork')
    if (isDone) onTakenBack(hash)
    // Those of the other fork may have it too.
    if (random.chance(0.6)) void wait((until - head()) * BLOCK_MS + random.between(0, 6000)).then(() => arrive(hash))
  }

  const routes = createRoutes({
    random,
    elapsed,
    onStory,
    endOf: (hash) => known.get(hash)!.expiration - startedAt + offset,
    arrive,
    expire: (hash) =>
      void wait((SOLID_BEHIND + 1) * BLOCK_MS).then(() => isOnChain(known.get(hash)!) || end(hash, 'expired')),
  })

  return {
    head,
    timeOf,
    solidMs: SOLID_BEHIND * BLOCK_MS,
    sign: (signed: Signed) => void known.set(signed.hash, { ...signed, blocks: [] }),
    isKnown: routes.isKnown,
    receive: routes.receive,
    /** What a node shows of it whose newest block is `view`. */
    seenAt(hash: string, view: number): (Signed & Block) | null {
      const sent = known.get(hash)
      const block = sent?.blocks.find(({ number, until }) => number <= view && view < until)
      return sent && block ? { ...sent, ...block } : null
    },
    /** What a node shows as solid whose newest block is `view`. */
    solidAt(hash: string, view: number): (Signed & Block) | null {
      const sent = known.get(hash)
      const block = sent?.blocks.find(({ number, until }) => number <= view - SOLID_BEHIND && until === KEPT)
      return sent && block ? { ...sent, ...block } : null
    },
    all: (): readonly string[] => [...known.keys()],
  }
}
export type TronNetwork = ReturnType<typeof createTronNetwork>
