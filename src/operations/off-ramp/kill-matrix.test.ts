import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isTried } from '../../../test/support/part.ts'
import { familyOf, NETWORKS } from '../../domain/networks.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import type { RegistrationFault } from '../registration/registry.fixture.ts'
import { FAKE_FAMILIES, walletsOf, type FakeFamily } from './fake-families.fixture.ts'
import { isDishonest, type Wallet } from './fake-wallets.fixture.ts'
import {
  claimedIn,
  CLEAN,
  DELETE_FAULTS,
  judge,
  POST_FAULTS,
  press,
  recognise,
  run,
  sendFromList,
  visit,
  type Page,
  type Decision,
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

/** Each look, and a registration and its answer, are more steps. */
const STEPS: Readonly<Record<FakeFamily, number>> = { evm: 24, solana: 26, sui: 30, aptos: 26, aptosSigning: 30 }

/** The faults of the first page's registration. `slow` and `slowLost` end after the network has confirmed, and three lost tries leave it to a later page. */
const REGISTRATION_FAULTS: readonly (readonly RegistrationFault[])[] = [
  [],
  ['slowLost'],
  ['slow'],
  ['requestLost', 'requestLost', 'requestLost'],
  ['error500', 'html', 'answerLost'],
]

const mustRegister = (family: FakeFamily) => isRegisteredNetwork(FAKE_FAMILIES[family].network)

interface Life {
  readonly diesAt: number
  /** The customer's decision about a payout that no wallet was asked for. */
  readonly decision: Decision
  /** How long the customer is away after the first visit. */
  readonly awayMs: number
  readonly visits: number
}

/** Where the page was closed: the network had confirmed, and the page had no 2xx, whether the server knew the transaction or not. */
function gapOf({ transactions, registry }: World, { journal }: Page): 'registered' | 'unregistered' | null {
  const shown = transactions.find(({ isShown }) => isShown)
  const isRegistered = journal.entries().some((entry) => journal.knownOf(entry).has('registered'))
  if (!shown || isRegistered) return null
  return registry.hashes.has(shown.payoutId) ? 'registered' : 'unregistered'
}

async function live(world: World, { diesAt, decision, awayMs, visits }: Life) {
  const page = world.open(diesAt)
  await run(Promise.race([press(page), page.death]))
  const gap = gapOf(world, page)
  let wasAsked = false
  const ask = () => {
    wasAsked = true
    return decision
  }
  for (let visited = 0; visited < visits; visited += 1) {
    await vi.advanceTimersByTimeAsync(30_000)
    if (visited === 1) vi.setSystemTime(Date.now() + awayMs)
    await run(visit(world, ask))
  }
  vi.clearAllTimers()
  const open = (await readUnfinished(world.open())).map(({ entry }) => entry.phase)
  return { found: judge(world), open, gap, wasAsked }
}

/** The faults of the server in a life. The registration comes after POST payouts. */
const faultsOf = (family: FakeFamily) =>
  mustRegister(family)
    ? REGISTRATION_FAULTS.map((registration, at) => ({ fault: POST_FAULTS[at]!, registration }))
    : POST_FAULTS.map((fault) => ({ fault, registration: [] }))

/**
 * Every fifth life in `npm test`: each step meets each fault and each wallet, and each wallet each fault. Every other run lives all, and
 * `npm test` those of the wallet that approves.
 */
const isLived = ({ family, wallet, step, at }: Omit<Cell, 'decision'>) =>
  wallet === 'approves' || isTried(5, step, at, walletsOf(family).indexOf(wallet))

/** Before a wallet is asked there is nothing to register: the other rows have sent what is left after every fault. */
const isSentNow = ({ family, at }: Pick<Cell, 'family' | 'at'>) => !mustRegister(family) || at < 2

interface Cell {
  readonly family: FakeFamily
  readonly wallet: Wallet
  readonly step: number
  /** The row of `faultsOf`. */
  readonly at: number
  readonly decision: Decision
}

async function judgeLife({ family, wallet, step, at, decision }: Cell) {
  const { fault, registration } = faultsOf(family)[at]!
  const world = createOffRampWorld(family, wallet)
  world.server.faults.push(fault)
  world.deleteFaults.push(DELETE_FAULTS[(step + at) % DELETE_FAULTS.length]!)
  world.registry.faults.push(...registration)
  const name = `${family}, ${wallet}, ${fault}, ${registration.join()}, closed at step ${step}, ${decision}`
  const diesAt = step === STEPS[family] ? Number.POSITIVE_INFINITY : step
  const { found, open, ...life } = await live(world, {
    diesAt,
    decision,
    awayMs: awayOf(family),
    visits: 3,
  })
  expect({ name, ...found }).toEqual({ name, ...CLEAN, ...(isDishonest(wallet) && untold(found)) })
  expect({ name, open, claimed: await claimedIn(world) }).toEqual({ name, open: [], claimed: [] })
  return life
}

/** A customer may say of what has no end of its own, and no network has shown for so long, that it was not sent. */
const DOUBTED_AFTER_MS = 11 * 60_000

const awayOf = (family: FakeFamily): number => {
  const rules = FAKE_FAMILIES[family]
  return 'expiresAfterMs' in rules ? rules.expiresAfterMs : DOUBTED_AFTER_MS
}

/** A wallet that declined may send after the cancel. The server returns the tokens. */
const untold = ({ stranded, lost }: ReturnType<typeof judge>) => ({
  stranded: Math.min(1, stranded),
  lost: Math.min(1, lost),
})

const ROWS = Object.entries(FAKE_FAMILIES).map(([family, { kind, of }]) => ({
  family: family as FakeFamily,
  kind,
  networks: of.join(' and '),
}))

test('every family has the rules of a row', () => {
  expect([...new Set(Object.values(FAKE_FAMILIES).flatMap(({ of }) => [...of]))].toSorted()).toEqual(
    [...new Set(NETWORKS.map(familyOf))].toSorted(),
  )
})

describe.each(ROWS)(
  'an off-ramp on a network that $kind ($networks), whose page is closed at any of its steps',
  ({ family }) => {
    test.each(walletsOf(family))(
      'a wallet that %s makes one payout and one transfer at most, and loses none, though its customer cancels or sends what is left [SAFE-C1, STATE-OFFR-03, E18, C19, C21]',
      async (wallet) => {
        const gaps = new Set<string | null>()
        for (const at of faultsOf(family).keys())
          for (let step = 1; step <= STEPS[family]; step += 1) {
            if (!isLived({ family, wallet, step, at })) continue
            const { gap, wasAsked } = await judgeLife({ family, wallet, step, at, decision: 'cancels' })
            gaps.add(gap)
            // A customer who was not asked lives the same life.
            if (wasAsked && isSentNow({ family, at }))
              await judgeLife({ family, wallet, step, at, decision: 'sendsNow' })
          }
        if (mustRegister(family) && wallet === 'approves')
          expect(gaps, 'closed between confirmed and registered').toEqual(new Set([null, 'registered', 'unregistered']))
      },
    )

    test.each(walletsOf(family))(
      'a wallet that %s sends once, though its customer opens the payout from the list while its form is undecided, and believes what the details say [SAFE-B1, SAFE-C1, E18, E22]',
      async (wallet) => {
        for (const fault of POST_FAULTS.filter((each) => each !== 'none'))
          for (const [isReloaded, namesKeys] of [
            [false, true],
            [true, true],
            [false, false],
            [true, false],
          ] as const) {
            const world = createOffRampWorld(family, wallet, { namesKeys })
            // No repeat of the call is answered either.
            world.server.faults.push(fault, fault, fault, fault)
            const page = world.open()
            await run(press(page))
            const later = isReloaded ? world.open() : page
            await run(sendFromList(later))
            await run(recognise(later))
            await run(sendFromList(later))
            await run(visit(world, 'sendsNow'))
            vi.clearAllTimers()
            const name = `${family}, ${wallet}, ${fault}, reloaded: ${isReloaded}, keys: ${namesKeys}`
            const found = judge(world)
            expect({ name, ...found }).toEqual({ name, ...CLEAN, ...(isDishonest(wallet) && untold(found)) })
            expect({ name, claimed: await claimedIn(world) }).toEqual({ name, claimed: [] })
          }
      },
    )

    test.runIf(mustRegister(family)).each(walletsOf(family))(
      'a wallet that %s is not said to have sent what never landed, though its server believes any hash [C13, E22]',
      async (wallet) => {
        for (const step of [STEPS[family] / 2, STEPS[family]].flatMap((each) => [each - 2, each])) {
          const world = createOffRampWorld(family, wallet)
          world.registry.belief = 'anyHash'
          await live(world, { diesAt: step, decision: 'cancels', awayMs: awayOf(family), visits: 3 })
          const name = `${family}, ${wallet}, closed at step ${step}`
          expect({ name, claimed: await claimedIn(world) }).toEqual({ name, claimed: [] })
          expect({ name, ...judge(world) }).toMatchObject({ name, doubled: 0 })
        }
      },
    )

    const pressBoth = (world: World, hasLocks: boolean) =>
      run(Promise.all([world.open(undefined, hasLocks), world.open(undefined, hasLocks)].map((page) => press(page))))

    test.each(walletsOf(family))(
      'a wallet that %s sends once from two tabs that press at the same moment [SAFE-C1, SAFE-B1, E18]',
      async (wallet) => {
        for (const hasLocks of [true, false])
          for (const fault of POST_FAULTS) {
            const world = createOffRampWorld(family, wallet)
            world.server.faults.push(fault)
            await pressBoth(world, hasLocks)
            await run(visit(world))
            vi.clearAllTimers()
            const name = `${family}, ${wallet}, ${fault}, locks: ${hasLocks}`
            const found = judge(world)
            expect({ name, ...found }).toEqual({ name, ...CLEAN, ...(isDishonest(wallet) && untold(found)) })
            expect({ name, claimed: await claimedIn(world) }).toEqual({ name, claimed: [] })
          }
      },
    )
  },
)
