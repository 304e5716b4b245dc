import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OWNERS, WALLETS, type FakeFamily, type Wallet } from './fake-chain.fixture.ts'
import {
  CLEAN,
  DELETE_FAULTS,
  judge,
  POST_FAULTS,
  press,
  run,
  visit,
  type Word,
  type World,
} from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { readUnfinished } from './unfinished.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const STEPS = 20

/** Nobody can say that an EVM network will never know a transaction again. */
const staysOpen = (family: FakeFamily, wallet: Wallet) => family === 'evm' && wallet === 'isForgotten'

interface Life {
  readonly diesAt: number
  /** What the customer says of a payout that no wallet was asked for. */
  readonly word: Word
}

async function live(world: World, { diesAt, word }: Life) {
  const page = world.open(diesAt)
  await run(Promise.race([press(page), page.death]))
  for (let visits = 0; visits < 3; visits += 1) {
    await vi.advanceTimersByTimeAsync(30_000)
    await run(visit(world, word))
  }
  vi.clearAllTimers()
  return { ...judge(world), open: (await readUnfinished(world.open())).map(({ entry }) => entry.phase) }
}

const walletsOf = (family: FakeFamily): readonly Wallet[] => (family === 'evm' ? [...WALLETS, ...OWNERS] : WALLETS)

describe.each(['evm', 'solana'] as const)('an off-ramp on %s whose page is closed at any of its steps', (family) => {
  test.each(
    walletsOf(family).flatMap((wallet) => (['cancels', 'sendsNow'] as const).map((word) => [wallet, word] as const)),
  )(
    'makes one payout and one transfer at most, and loses none: a wallet that %s, a customer who %s what is left [SAFE-C1, STATE-OFFR-03, E18, C19, C21]',
    async (wallet, word) => {
      for (const [at, fault] of POST_FAULTS.entries())
        for (let step = 1; step <= STEPS; step += 1) {
          const world = createOffRampWorld(family, wallet)
          world.server.faults.push(fault)
          world.deleteFaults.push(DELETE_FAULTS[(step + at) % DELETE_FAULTS.length]!)
          const name = `${family}, ${wallet}, ${fault}, closed at step ${step}`
          const { open, ...found } = await live(world, {
            diesAt: step === STEPS ? Number.POSITIVE_INFINITY : step,
            word,
          })
          expect({ name, ...found }).toEqual({ name, ...CLEAN })
          if (!staysOpen(family, wallet)) expect({ name, open }).toEqual({ name, open: [] })
        }
    },
  )

  const pressBoth = (world: World, hasLocks: boolean) =>
    run(Promise.all([world.open(undefined, hasLocks), world.open(undefined, hasLocks)].map((page) => press(page))))

  test.each(walletsOf(family))(
    'sends once from two tabs that press at the same moment: a wallet that %s [SAFE-C1, SAFE-B1, E18]',
    async (wallet) => {
      for (const hasLocks of [true, false])
        for (const fault of POST_FAULTS) {
          const world = createOffRampWorld(family, wallet)
          world.server.faults.push(fault)
          await pressBoth(world, hasLocks)
          await run(visit(world))
          vi.clearAllTimers()
          const name = `${family}, ${wallet}, ${fault}, locks: ${hasLocks}`
          expect({ name, ...judge(world) }).toEqual({ name, ...CLEAN })
        }
    },
  )
})
