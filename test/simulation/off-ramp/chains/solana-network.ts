import { base58 } from '@scure/base'
import { BLOCKHASH_LIVES_FOR, SLOT_MS } from '../../../../demo/chains/solana/facts.ts'
import type { Random } from '../../random.ts'
import { wait } from './chain.ts'

const FIRST_HEIGHT = 1000
/** Slots without a block: heights and slots are different numbers. */
const SKIPPED_SLOTS = 4321

/** How many blocks a commitment is behind the newest block. */
const DEPTHS = { processed: 0, confirmed: 2, finalized: 34 } as const
export type Commitment = keyof typeof DEPTHS

/** `lastMoment`: one copy comes, with one of the last blocks that its blockhash allows. `shunned`: none comes. */
const ROUTES = { ordinary: 58, slow: 12, lastMoment: 16, shunned: 14 } as const
/** One with a durable nonce may be withheld as long as its holder likes. A blockhash would be dead after a minute. */
const WITHHELD_MS = [5000, 240_000] as const
const FORKS = 0.12
const COPY_IS_LOST = 0.35
const FAILS = 0.15

interface Block {
  readonly height: number
  /** On an abandoned fork, the height from which no node has it any more. */
  readonly until: number
}

interface Sent {
  readonly signature: string
  readonly lastValid: number
  readonly route: keyof typeof ROUTES | 'withheld'
  /** It cannot succeed, in a simulation as on the chain. */
  readonly isDoomed: boolean
  readonly blocks: Block[]
  copies: number
}

export interface Seen {
  readonly commitment: Commitment
  readonly height: number
  readonly isDoomed: boolean
}

type End = 'landed' | 'failed' | 'expired'

interface Parts {
  readonly random: Random
  elapsed(): number
  onStory(signature: string, story: string): void
  onEnd(signature: string, end: End): void
}

export interface SolanaNetwork {
  /** The height of the newest block. */
  height(): number
  slotOf(height: number): number
  blockhashAt(height: number): string
  heightOf(blockhash: string): number
  /** Takes a copy of a signed transaction, which the network may lose or delay. */
  receive(signature: string, blockhash: string): void
  /** What a node whose newest block is `view` knows of a transaction. */
  seenAt(signature: string, view: number): Seen | null
  isDoomed(signature: string): boolean
  /** This one succeeds. */
  spare(signature: string): void
  /** When what is in a block now is final. */
  readonly finalMs: number
}

const [BLOCKHASH, NONCE] = [7, 9]

const filled = (byte: number, height: number) => {
  const bytes = new Uint8Array(32).fill(byte)
  new DataView(bytes.buffer).setUint32(28, height)
  return base58.encode(bytes)
}
const blockhashAt = (height: number) => filled(BLOCKHASH, height)
/** The value of a nonce account, used in place of a blockhash. */
export const nonceAt = (height: number) => filled(NONCE, height)
export const isNonce = (blockhash: string) => base58.decode(blockhash)[0] === NONCE
const isOfNetwork = (blockhash: string) => [BLOCKHASH, NONCE].includes(base58.decode(blockhash)[0]!)
const heightOf = (blockhash: string) => new DataView(base58.decode(blockhash).buffer).getUint32(28)

export const heightAt = (commitment: Commitment, view: number): number => view - DEPTHS[commitment]
export const lastValidOf = (height: number): number => height + BLOCKHASH_LIVES_FOR

/**
 * Solana, where transactions are lost, delayed, brought by copies in any order, put into blocks of forks that are left behind, and
 * dead with their blockhash. What happens to a transaction follows from the random source and the bytes alone.
 */
export function createSolanaNetwork({ random, elapsed, onStory, onEnd }: Parts): SolanaNetwork {
  const known = new Map<string, Sent>()
  const doomed = new Map<string, boolean>()
  const height = () => FIRST_HEIGHT + Math.floor(elapsed() / SLOT_MS)

  const isDoomed = (signature: string): boolean => {
    const drawn = doomed.get(signature) ?? random.chance(FAILS)
    doomed.set(signature, drawn)
    return drawn
  }

  const isOnChain = ({ blocks }: Sent, view: number) => blocks.some(({ until }) => until > view)

  function include(sent: Sent): void {
    const at = height()
    if (isOnChain(sent, at) || at > sent.lastValid) return
    const isLeft = sent.blocks.length === 0 && random.chance(FORKS)
    const until = isLeft ? at + random.between(1, 4) : Number.POSITIVE_INFINITY
    sent.blocks.push({ height: at, until })
    if (isLeft) {
      onStory(sent.signature, 'fork')
      // The leaders of the other fork may have it too. Who holds one with a durable nonce brings it again when the first fork is gone.
      const isWithheld = sent.route === 'withheld'
      if (isWithheld || random.chance(0.5))
        void arrive(sent, (isWithheld ? (until - at) * SLOT_MS : 0) + random.between(400, 6000))
    } else onEnd(sent.signature, sent.isDoomed ? 'failed' : 'landed')
  }

  async function arrive(sent: Sent, ms: number): Promise<void> {
    await wait(ms)
    include(sent)
  }

  async function expire(sent: Sent): Promise<void> {
    if (sent.route === 'withheld') return
    await wait(msUntil(sent.lastValid + DEPTHS.finalized))
    if (!isOnChain(sent, height())) onEnd(sent.signature, 'expired')
  }
  const msUntil = (wanted: number) => Math.max(0, (wanted + 1 - FIRST_HEIGHT) * SLOT_MS - elapsed())

  const routes: Readonly<Record<Sent['route'], (sent: Sent) => void>> = {
    ordinary: (sent) => void (random.chance(COPY_IS_LOST) ? null : arrive(sent, random.between(300, 4000))),
    slow: (sent) => void arrive(sent, random.between(5000, 58_000)),
    lastMoment(sent) {
      if (sent.copies > 1) return
      onStory(sent.signature, 'lastMoment')
      void arrive(sent, msUntil(sent.lastValid - random.between(1, 12)))
    },
    shunned: () => {},
    withheld(sent) {
      if (sent.copies > 1) return
      onStory(sent.signature, 'durableNonce')
      void arrive(sent, random.between(...WITHHELD_MS))
    },
  }

  function begin(signature: string, blockhash: string): Sent {
    const route = isNonce(blockhash) ? 'withheld' : random.weighted(ROUTES)
    const lastValid = isNonce(blockhash) ? Number.POSITIVE_INFINITY : lastValidOf(heightOf(blockhash))
    const parts = { signature, route, isDoomed: isDoomed(signature), lastValid } as const
    const sent: Sent = { ...parts, blocks: [], copies: 0 }
    known.set(signature, sent)
    void expire(sent)
    return sent
  }

  return {
    height,
    slotOf: (at) => at + SKIPPED_SLOTS,
    blockhashAt,
    heightOf,
    receive(signature, blockhash) {
      // No nonce account of the network has it.
      if (!isOfNetwork(blockhash)) return onEnd(signature, 'expired')
      const sent = known.get(signature) ?? begin(signature, blockhash)
      sent.copies += 1
      routes[sent.route](sent)
    },
    seenAt(signature, view) {
      const sent = known.get(signature)
      const block = sent?.blocks.find((each) => each.height <= view && view < each.until)
      if (!sent || !block) return null
      const deep = (['finalized', 'confirmed'] as const).find((level) => block.height <= heightAt(level, view))
      const isKept = block.until === Number.POSITIVE_INFINITY
      return { commitment: isKept ? (deep ?? 'processed') : 'processed', height: block.height, isDoomed: sent.isDoomed }
    },
    isDoomed,
    spare: (signature) => void doomed.set(signature, false),
    finalMs: DEPTHS.finalized * SLOT_MS,
  }
}
