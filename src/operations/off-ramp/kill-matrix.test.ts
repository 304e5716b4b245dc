import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import type { RegistrationFault } from '../registration/registry.fixture.ts'
import { FAKE_FAMILIES, OWNERS, WALLETS, type FakeFamily, type Wallet } from './fake-chain.fixture.ts'
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

/** A registration and its answer are more steps. */
const STEPS: Readonly<Record<FakeFamily, number>> = { evm: 20, solana: 20, sui: 24, aptos: 24 }

/** What the first page meets at its registration. `slow` comes after the network has confirmed, and three lost tries leave it to a later page. */
const REGISTRATION_FAULTS: readonly (readonly RegistrationFault[])[] = [
  [],
  ['answerLost'],
  ['slow'],
  ['requestLost', 'requestLost', 'requestLost'],
  ['error500', 'html', 'answerLost'],
]

/** Nobody can say that a network will never know a transaction again whose wallet has told no end of it. */
const staysOpen = (family: FakeFamily, wallet: Wallet) => FAKE_FAMILIES[family].isDirect && wallet === 'isForgotten'

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

/** What a life meets of the server. Whatever becomes of POST payouts, the registration comes after it. */
const faultsOf = (family: FakeFamily) =>
  isRegisteredNetwork(FAKE_FAMILIES[family].network)
    ? REGISTRATION_FAULTS.map((registration, at) => ({ fault: POST_FAULTS[at]!, registration }))
    : POST_FAULTS.map((fault) => ({ fault, registration: [] }))

describe.each(['evm', 'solana', 'sui', 'aptos'] as const)(
  'an off-ramp on %s whose page is closed at any of its steps',
  (family) => {
    test.each(
      walletsOf(family).flatMap((wallet) => (['cancels', 'sendsNow'] as const).map((word) => [wallet, word] as const)),
    )(
      'makes one payout and one transfer at most, and loses none: a wallet that %s, a customer who %s what is left [SAFE-C1, STATE-OFFR-03, E18, C19, C21]',
      async (wallet, word) => {
        for (const [at, { fault, registration }] of faultsOf(family).entries())
          for (let step = 1; step <= STEPS[family]; step += 1) {
            const world = createOffRampWorld(family, wallet)
            world.server.faults.push(fault)
            world.deleteFaults.push(DELETE_FAULTS[(step + at) % DELETE_FAULTS.length]!)
            world.registry.faults.push(...registration)
            const name = `${family}, ${wallet}, ${fault}, ${registration.join()}, closed at step ${step}`
            const { open, ...found } = await live(world, {
              diesAt: step === STEPS[family] ? Number.POSITIVE_INFINITY : step,
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
  },
)
