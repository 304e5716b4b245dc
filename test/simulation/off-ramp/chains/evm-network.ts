import { word } from '../../../../demo/chains/evm/erc20.ts'

const BLOCK_MS = 2000
/** Nothing below is taken back. */
const FINAL_DEPTH = 8

/** What a transaction moves of the token. */
export interface Move {
  readonly to: string
  readonly units: bigint
}

/** A signed transaction. Of those with one sender and nonce at most one is ever in a block. */
export interface Signed {
  readonly hash: string
  readonly sender: string
  readonly nonce: number
  /** Null for one that does something else. */
  readonly move: Move | null
}

interface Known extends Signed {
  /** `hidden`: on its way, though no node shows it. `gone`: no node has it any more. */
  state: 'hidden' | 'waiting' | 'mined' | 'gone'
  block: number
  isDone: boolean
}

/** A chain of blocks, the newest of which may be taken back, and the transactions that wait for one. */
export function createEvmNetwork() {
  const startedAt = Date.now()
  const known: Known[] = []
  const newest = () => Math.floor((Date.now() - startedAt) / BLOCK_MS)
  const found = (hash: string) => known.find((each) => each.hash === hash)
  const of = (sender: string) => known.filter((each) => each.sender === sender)
  const minedAt = (view: number) => known.filter(({ state, block }) => state === 'mined' && block <= view)

  /** How many of a sender's transactions are in blocks up to this one. */
  const countAt = (sender: string, view: number): number => {
    const nonces = new Set(minedAt(view).flatMap((each) => (each.sender === sender ? [each.nonce] : [])))
    let count = 0
    while (nonces.has(count)) count += 1
    return count
  }

  const isTaken = (sender: string, nonce: number) =>
    of(sender).some((each) => each.nonce === nonce && each.state !== 'gone')

  return {
    newest,
    finalAt: (view: number) => Math.max(0, view - FINAL_DEPTH),
    timeOf: (block: number) => Math.floor((startedAt + block * BLOCK_MS) / 1000),
    countAt,
    isTaken,
    /** The place that a wallet gives to its next transaction. */
    nextNonce(sender: string): number {
      let nonce = 0
      while (isTaken(sender, nonce)) nonce += 1
      return nonce
    },
    sign(parts: Omit<Signed, 'hash'>): Signed {
      const signed: Known = { ...parts, hash: word(known.length + 1), state: 'hidden', block: 0, isDone: true }
      known.push(signed)
      return signed
    },
    /** From now on the nodes show it. */
    show: ({ hash }: Signed) => void (found(hash)!.state = 'waiting'),
    /** Whether those before it are in blocks. */
    isNext: ({ sender, nonce }: Signed) => countAt(sender, newest()) >= nonce,
    mine({ hash, sender, nonce }: Signed, isDone = true): void {
      for (const each of of(sender)) if (each.nonce === nonce) each.state = 'gone'
      Object.assign(found(hash)!, { state: 'mined', block: newest(), isDone })
    },
    /** A reorganisation takes its block back. */
    takeBack: ({ hash }: Signed) => void (found(hash)!.state = 'waiting'),
    drop: ({ hash }: Signed) => void (found(hash)!.state = 'gone'),
    /** What a node shows of it whose newest block is `view`. */
    shownAt(hash: string, view: number): (Signed & { readonly block: number | null; readonly isDone: boolean }) | null {
      const each = found(hash)
      if (!each || each.state === 'hidden' || each.state === 'gone') return null
      return { ...each, block: each.state === 'mined' && each.block <= view ? each.block : null }
    },
    /** What has moved in blocks up to `view`. */
    movesAt: (view: number) =>
      minedAt(view).flatMap(({ isDone, move, hash, block }) => (isDone && move ? [{ ...move, hash, block }] : [])),
  }
}
export type EvmNetwork = ReturnType<typeof createEvmNetwork>
