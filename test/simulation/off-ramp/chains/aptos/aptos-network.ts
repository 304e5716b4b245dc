import type { WireTransaction } from '../../../../../demo/chains/aptos/node/signed-transaction.ts'
import type { Random } from '../../../random.ts'
import { createRoutes } from '../routes.ts'

const VERSION_MS = 250
const FIRST_VERSION = 3_000_000_000
export const FIRST_SEQUENCE = 7
const FAILS = 0.15

export interface Signed {
  readonly hash: string
  readonly to: string
  readonly units: bigint
  readonly sequence: number
  /** In seconds of the ledger's time. */
  readonly expiration: number
  readonly wire: WireTransaction
}

export interface Committed extends Signed {
  readonly version: number
  readonly isDone: boolean
}

export type End = 'landed' | 'failed' | 'expired' | 'replaced'

interface Parts {
  readonly random: Random
  elapsed(): number
  onStory(hash: string, story: string): void
  onEnd(hash: string, end: End): void
}

/** Aptos, where what is committed is final, one transaction has each sequence number, and what is ahead of its turn is parked. */
export function createAptosNetwork({ random, elapsed, onStory, onEnd }: Parts) {
  const startedAt = Date.now() - elapsed()
  const signed = new Map<string, Signed>()
  const parked = new Set<string>()
  const committed: Committed[] = []
  const ended = new Set<string>()
  const version = () => FIRST_VERSION + Math.floor(elapsed() / VERSION_MS)
  const timeOf = (at: number) => startedAt + (at - FIRST_VERSION) * VERSION_MS
  const next = () => FIRST_SEQUENCE + committed.length

  function end(hash: string, fate: End): void {
    if (ended.has(hash)) return
    ended.add(hash)
    onStory(hash, fate)
    onEnd(hash, fate)
  }

  /** What lands in a block, whose sequence number no other can have any more. */
  function commit(sent: Signed): void {
    const isDone = !random.chance(FAILS)
    committed.push({ ...sent, version: version() + 1, isDone })
    end(sent.hash, isDone ? 'landed' : 'failed')
    for (const { hash, sequence } of signed.values()) if (sequence === sent.sequence) end(hash, 'replaced')
    // A copy, because what is still ahead of its turn is parked again.
    const tried = [...parked]
    for (const hash of tried) arrive(hash)
  }

  function arrive(hash: string): void {
    const sent = signed.get(hash)!
    parked.delete(hash)
    if (ended.has(hash) || timeOf(version() + 1) >= sent.expiration * 1000) return
    if (sent.sequence === next()) return commit(sent)
    onStory(hash, 'parked')
    parked.add(hash)
  }

  const routes = createRoutes({
    random,
    elapsed,
    onStory,
    endOf: (hash) => signed.get(hash)!.expiration * 1000 - startedAt,
    arrive,
    expire: (hash) => end(hash, 'expired'),
  })
  const committedAt = (view: number) => committed.filter((each) => each.version <= view)

  return {
    version,
    timeOf,
    next,
    sign: (transaction: Signed) => void signed.set(transaction.hash, transaction),
    receive(hash: string) {
      if (!ended.has(hash)) routes.receive(hash)
    },
    /** What a node may have in its mempool. */
    waiting(hash: string): Signed | null {
      const isThere = parked.has(hash) || (routes.isKnown(hash) && !ended.has(hash))
      return isThere ? signed.get(hash)! : null
    },
    /** What a node has whose newest version is `view`, oldest first. */
    committedAt,
    nextAt: (view: number) => FIRST_SEQUENCE + committedAt(view).length,
  }
}
export type AptosNetwork = ReturnType<typeof createAptosNetwork>
