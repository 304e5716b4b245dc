import type { Random } from '../../../random.ts'
import { createRoutes } from '../routes.ts'

const CHECKPOINT_MS = 250
const FIRST_CHECKPOINT = 50_000
const FIRST_EPOCH = 900
const EPOCH_MS = 24 * 60 * 60 * 1000
const FIRST_VERSION = 7n
const FAILS = 0.12
/** From what has run to the checkpoint that lists it. */
const LISTED_AFTER = [1, 10] as const

interface ObjectVersion {
  readonly id: string
  readonly version: bigint
}

export interface Signed {
  readonly hash: string
  readonly to: string
  readonly units: bigint
  readonly lastEpoch: number
  /** In the versions that it uses. */
  readonly inputs: readonly ObjectVersion[]
}

export interface Executed extends Signed {
  /** Nodes know it from then on, by its digest. */
  readonly at: number
  /** The checkpoint that lists it. */
  readonly checkpoint: number
  readonly isDone: boolean
}

export type End = 'landed' | 'failed' | 'expired' | 'replaced'

interface Parts {
  readonly random: Random
  elapsed(): number
  onStory(hash: string, story: string): void
  onEnd(hash: string, end: End): void
}

/** Sui, where what has run is final, and what has not can land for up to two days, or until another uses one of its objects. */
export function createSuiNetwork({ random, elapsed, onStory, onEnd }: Parts) {
  const startedAt = Date.now() - elapsed()
  const signed = new Map<string, Signed>()
  const executed: Executed[] = []
  const ended = new Set<string>()
  // An epoch may end while the customer is at the wallet.
  const ranMs = random.chance(0.3) ? EPOCH_MS - random.between(0, 600_000) : random.between(0, EPOCH_MS)
  const checkpoint = () => FIRST_CHECKPOINT + Math.floor(elapsed() / CHECKPOINT_MS)
  const elapsedAt = (at: number) => (at - FIRST_CHECKPOINT) * CHECKPOINT_MS
  const epochAt = (at: number) => FIRST_EPOCH + Math.floor((ranMs + elapsedAt(at)) / EPOCH_MS)

  /** The version that an object has at a node whose newest checkpoint is `view`, and what gave it. */
  function versionAt(id: string, view: number) {
    const uses = executed.filter(({ at, inputs }) => at <= view && inputs.some((input) => input.id === id))
    return uses.reduce(
      ({ version }, { inputs, hash }) => ({
        version: inputs.reduce((most, input) => (input.version > most ? input.version : most), version) + 1n,
        by: hash as string | null,
      }),
      { version: FIRST_VERSION, by: null as string | null },
    )
  }

  function end(hash: string, fate: End): void {
    if (ended.has(hash)) return
    ended.add(hash)
    onStory(hash, fate)
    onEnd(hash, fate)
  }

  const isStale = ({ inputs }: Signed) =>
    inputs.some(({ id, version }) => versionAt(id, checkpoint()).version !== version)

  function arrive(hash: string): void {
    const sent = signed.get(hash)!
    if (ended.has(hash) || epochAt(checkpoint()) > sent.lastEpoch) return
    if (isStale(sent)) return end(hash, 'replaced')
    const isDone = !random.chance(FAILS)
    const at = checkpoint()
    executed.push({ ...sent, at, checkpoint: at + random.between(...LISTED_AFTER), isDone })
    end(hash, isDone ? 'landed' : 'failed')
    for (const other of signed.values()) if (isStale(other)) end(other.hash, 'replaced')
  }

  const routes = createRoutes({
    random,
    elapsed,
    onStory,
    endOf: (hash) => (signed.get(hash)!.lastEpoch + 1 - FIRST_EPOCH) * EPOCH_MS - ranMs,
    arrive,
    expire: (hash) => end(hash, 'expired'),
  })

  return {
    checkpoint,
    epochAt,
    /** In seconds. */
    timeOf: (at: number) => Math.floor((startedAt + elapsedAt(at)) / 1000),
    versionAt,
    sign(transaction: Signed) {
      signed.set(transaction.hash, transaction)
      if (isStale(transaction)) end(transaction.hash, 'replaced')
    },
    receive(hash: string) {
      if (!ended.has(hash)) routes.receive(hash)
    },
    executedAt: (view: number) => executed.filter(({ at }) => at <= view),
  }
}
export type SuiNetwork = ReturnType<typeof createSuiNetwork>
