import { word } from '../../../../demo/chains/evm/erc20.ts'
import type { Random } from '../../random.ts'
import { wait, type Transaction } from './chain.ts'
import type { EvmNetwork, Move, Signed } from './evm-network.ts'

/**
 * What becomes of a transfer that the wallet has signed. `forgotten`: the network drops it. `spedUp`, `cancelledInWallet`, `otherPayee`,
 * `otherAmount`: the wallet's owner puts another transaction in its place. `reorged`, `reorgedAway`, `failureReorged`: its block is taken
 * back, and it comes again, never, or with another result. `otherHash`, `otherHashNever`: the wallet answers with a hash of its own; the
 * last signer signs, or never does.
 */
export const STORIES = {
  landed: 52,
  failed: 8,
  forgotten: 6,
  spedUp: 6,
  cancelledInWallet: 4,
  otherPayee: 3,
  otherAmount: 3,
  reorged: 4,
  reorgedAway: 3,
  failureReorged: 3,
  otherHash: 5,
  otherHashNever: 3,
} as const
type OtherHashStory = Extract<keyof typeof STORIES, `otherHash${string}`>
/** In the transaction of another account, whose hash the wallet answers with. In `notIncluded` it moves nothing. */
type RelayedStory = 'relayed' | 'notIncluded'
/** `spedUpUnseen`: no node has seen the first. These come of the wallets in the table alone. */
export type Story = keyof typeof STORIES | RelayedStory | 'spedUpUnseen'
type OwnStory = Exclude<Story, OtherHashStory | RelayedStory>

const isOtherHash = (story: Story): story is OtherHashStory => story.startsWith('otherHash')
const isRelayed = (story: Story): story is RelayedStory => story === 'relayed' || story === 'notIncluded'
const moveOf = ({ to, units }: Transaction): Move => ({ to, units })

const STRANGER = `0x${'5'.repeat(40)}`
const RELAYER = `0x${'6'.repeat(40)}`
const OTHER_HASHES = 10n ** 30n
const PRIVATE = 0.15
/** No reorganisation is deeper. */
const REORGED_AFTER_MS = [2000, 8000] as const

interface Parts {
  readonly random: Random
  readonly network: EvmNetwork
  readonly owner: string
  tell(hash: string, story: string): void
  /** Tokens have come to a deposit address, for good. */
  onLanded(transaction: Transaction): Promise<void>
}

/** Has the wallet's transactions go the ways of EVM networks. */
export function createStories({ random, network, owner, tell, onLanded }: Parts) {
  const signedAs = new Map<Transaction, Signed>()
  let otherHashes = 0

  const sign = (move: Move | null, nonce = network.nextNonce(owner)) => network.sign({ sender: owner, nonce, move })

  async function include(signed: Signed, isDone = true): Promise<void> {
    await wait(random.between(300, 25_000))
    for (let seconds = 0; !network.isNext(signed); seconds += 1) {
      // The one before it was dropped.
      if (seconds > 20) spendNonces()
      await wait(1000)
    }
    network.mine(signed, isDone)
  }

  async function land(transaction: Transaction, signed: Signed): Promise<void> {
    transaction.hash = signed.hash
    transaction.fate = 'landed'
    await onLanded(transaction)
  }

  /** The owner puts another transaction in the place of the first. Some nodes keep showing the first until that is in a block. */
  async function replace(first: Signed, move: Move | null): Promise<Signed> {
    network.show(first)
    await wait(random.between(1000, 10_000))
    const second = sign(move, first.nonce)
    network.show(second)
    if (random.chance(0.7)) network.drop(first)
    await include(second)
    return second
  }

  async function takeBack(signed: Signed): Promise<void> {
    await wait(random.between(...REORGED_AFTER_MS))
    network.takeBack(signed)
  }

  async function fail(transaction: Transaction, signed: Signed): Promise<void> {
    await include(signed, false)
    transaction.fate = 'failed'
  }

  /** The owner sends other things, until no nonce is left with which a dropped transaction could come back. */
  function spendNonces(): void {
    for (const [transaction, { nonce }] of signedAs) {
      if (transaction.fate !== 'forgotten') continue
      if (!network.isTaken(owner, nonce)) network.mine(sign(null, nonce))
      transaction.fate = 'replaced'
    }
  }

  const ways: Readonly<Record<OwnStory, (transaction: Transaction, signed: Signed) => Promise<void>>> = {
    async landed(transaction, signed) {
      if (!random.chance(PRIVATE)) network.show(signed)
      await include(signed)
      await land(transaction, signed)
    },
    failed(transaction, signed) {
      network.show(signed)
      return fail(transaction, signed)
    },
    async forgotten(transaction, signed) {
      if (random.chance(0.6)) network.show(signed)
      await wait(random.between(1000, 20_000))
      network.drop(signed)
      transaction.fate = 'forgotten'
    },
    async spedUp(transaction, signed) {
      await land(transaction, await replace(signed, signed.move))
    },
    async spedUpUnseen(transaction, { move, nonce }) {
      const second = sign(move, nonce)
      network.show(second)
      await include(second)
      await land(transaction, second)
    },
    async cancelledInWallet(transaction, signed) {
      await replace(signed, null)
      transaction.fate = 'replaced'
    },
    async otherPayee(transaction, signed) {
      await replace(signed, { to: STRANGER, units: transaction.units })
      transaction.fate = 'replaced'
    },
    async otherAmount(transaction, signed) {
      const units = transaction.units - 1_000_000n
      await replace(signed, { to: transaction.to, units })
      transaction.fate = 'changed'
      await onLanded({ ...transaction, units })
    },
    async reorged(transaction, signed) {
      network.show(signed)
      await include(signed)
      await takeBack(signed)
      await include(signed)
      await land(transaction, signed)
    },
    async reorgedAway(transaction, signed) {
      network.show(signed)
      await include(signed)
      transaction.wasTakenBack = true
      await takeBack(signed)
      network.drop(signed)
      transaction.fate = 'forgotten'
    },
    async failureReorged(transaction, signed) {
      network.show(signed)
      await include(signed, false)
      transaction.hasFailedOnce = true
      await takeBack(signed)
      await include(signed)
      await land(transaction, signed)
    },
  }

  async function relay(transaction: Transaction, signed: Signed): Promise<void> {
    network.show(signed)
    await include(signed)
    if (signed.move) return land(transaction, signed)
    transaction.fate = 'replaced'
  }
  const signByRelayer = (move: Move | null) =>
    network.sign({ sender: RELAYER, nonce: network.nextNonce(RELAYER), move })

  const otherHashWays: Readonly<Record<OtherHashStory, (transaction: Transaction) => Promise<void>>> = {
    async otherHash(transaction) {
      await wait(random.between(1000, 90_000))
      const signed = signByRelayer(moveOf(transaction))
      await include(signed)
      await land(transaction, signed)
    },
    async otherHashNever(transaction) {
      await wait(random.between(1000, 30_000))
      transaction.fate = 'replaced'
    },
  }
  const nextOtherHash = () => word(OTHER_HASHES + BigInt((otherHashes += 1)))
  return {
    /** A hash of the wallet's own. */
    nextOtherHash,
    /** Signs a transfer and sets out. Returns the hash that the wallet tells. */
    begin(transaction: Transaction, story: Story): string {
      transaction.fate = 'waiting'
      const isOver = () => tell(transaction.hash, story)
      if (isOtherHash(story)) {
        transaction.hash = nextOtherHash()
        void otherHashWays[story](transaction).then(isOver)
        return transaction.hash
      }
      if (isRelayed(story)) {
        const signed = signByRelayer(story === 'relayed' ? moveOf(transaction) : null)
        transaction.hash = signed.hash
        void relay(transaction, signed).then(isOver)
        return signed.hash
      }
      const signed = sign(moveOf(transaction))
      signedAs.set(transaction, signed)
      transaction.hash = signed.hash
      void ways[story](transaction, signed).then(isOver)
      return signed.hash
    },
    spendNonces,
  }
}
