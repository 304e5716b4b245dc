import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChainNode, WalletSession } from '../../chains/adapter.ts'
import { settlePayouts, submitPayout } from '../intents/payout-intent.ts'
import { offRamp, type Fault } from '../intents/payout-server.fixture.ts'
import { WALLETS, type FakeFamily, type Wallet } from './fake-chain.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { followPayout, sendPayout, type SendingParts } from './send-payout.ts'
import { cancelUnfinished, readUnfinished, type Unfinished } from './unfinished.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

type World = ReturnType<typeof createOffRampWorld>
type Page = ReturnType<World['open']>

const depositFor = (payoutId: string) =>
  ({ network: 'base', coin: 'usdc', amount: '100.00', from: 'wallet', to: payoutId, memo: null }) as const

const partsOf = ({ api, journal }: Page): SendingParts => ({
  api,
  journal,
  node: {} as ChainNode,
  tell: () => {},
  pause: () => new Promise((resolve) => setTimeout(resolve, 1000)),
})

const taskOf = ({ adapter }: Page, payoutId: string) => ({ payoutId, deposit: depositFor(payoutId), adapter })

/** A press of Send: one payout, and its tokens. */
async function press(page: Page): Promise<void> {
  const result = await submitPayout(page, offRamp).catch(() => null)
  if (result?.status !== 'made') return
  await sendPayout(partsOf(page), { ...taskOf(page, result.answer.id), session: {} as WalletSession })
}

/** What the customer finds in the wallet: a request, or a transfer. */
const SHOWN_IN_WALLET: readonly string[] = ['prompted', 'waiting', 'landed']

/** What is under way is followed, and of the rest the customer says what the wallet shows. */
async function goOn(world: World, page: Page, { entry, payout }: Unfinished): Promise<void> {
  const { hash } = entry
  if (hash) return void (await followPayout(partsOf(page), taskOf(page, payout.id), { entry, hash }))
  const isShown = world.transactions.some((each) => each.payoutId === payout.id && SHOWN_IN_WALLET.includes(each.fate))
  if (!isShown) await cancelUnfinished(page, entry).catch(() => null)
}

async function visit(world: World): Promise<void> {
  const page = world.open()
  await settlePayouts(page)
  for (const left of await readUnfinished(page)) await goOn(world, page, left)
}

/** Until the work has ended, or for a minute and a half. */
async function run(work: Promise<unknown>): Promise<void> {
  const state = { isOver: false }
  const end = () => {
    state.isOver = true
  }
  void work.then(end, end)
  for (let second = 0; !state.isOver && second < 90; second += 1) await vi.advanceTimersByTimeAsync(1000)
}

function judge({ server, transactions, stranded }: World) {
  const landed = (id: unknown) => transactions.filter((each) => each.payoutId === id && each.fate === 'landed').length
  return {
    payouts: Math.max(1, server.payouts.length),
    asked: Math.max(1, transactions.length),
    doubled: server.payouts.filter(({ id }) => landed(id) > 1).length,
    stranded: stranded.length,
    lost: server.payouts.filter(({ id, status }) => landed(id) > 0 && status !== 'funded').length,
  }
}
const CLEAN = { payouts: 1, asked: 1, doubled: 0, stranded: 0, lost: 0 }

const POST_FAULTS: readonly Fault[] = ['none', 'requestLost', 'answerLost', 'answerDoubled', 'html', 'error500']
const DELETE_FAULTS: readonly Fault[] = ['none', 'requestLost', 'answerLost']
const STEPS = 18

/** Nobody can say that an EVM network will never know a transaction again. */
const staysOpen = (family: FakeFamily, wallet: Wallet) => family === 'evm' && wallet === 'isForgotten'

async function live(world: World, diesAt: number) {
  const page = world.open(diesAt)
  await run(Promise.race([press(page), page.death]))
  for (let visits = 0; visits < 3; visits += 1) {
    await vi.advanceTimersByTimeAsync(30_000)
    await run(visit(world))
  }
  vi.clearAllTimers()
  return { ...judge(world), open: (await readUnfinished(world.open())).map(({ entry }) => entry.phase) }
}

describe.each(['evm', 'solana'] as const)('an off-ramp on %s whose page is closed at any of its steps', (family) => {
  test.each(WALLETS)(
    'makes one payout and one transfer at most, and loses none: a wallet that %s [SAFE-C1, STATE-OFFR-03, E18, C19]',
    async (wallet) => {
      for (const [at, fault] of POST_FAULTS.entries())
        for (let step = 1; step <= STEPS; step += 1) {
          const world = createOffRampWorld(family, wallet)
          world.server.faults.push(fault)
          world.deleteFaults.push(DELETE_FAULTS[(step + at) % DELETE_FAULTS.length]!)
          const name = `${family}, ${wallet}, ${fault}, closed at step ${step}`
          const { open, ...found } = await live(world, step === STEPS ? Number.POSITIVE_INFINITY : step)
          expect({ name, ...found }).toEqual({ name, ...CLEAN })
          if (!staysOpen(family, wallet)) expect({ name, open }).toEqual({ name, open: [] })
        }
    },
  )

  const pressBoth = (world: World, hasLocks: boolean) =>
    run(Promise.all([world.open(undefined, hasLocks), world.open(undefined, hasLocks)].map((page) => press(page))))

  test.each(WALLETS)(
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
