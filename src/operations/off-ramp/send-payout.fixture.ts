import { expect, vi } from 'vitest'
import type { ChainNode, SendSteps, TransactionState, WalletSession } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { offRamp } from '../intents/off-ramp-payload.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { offRampEntry, sendPayout, type SendTask } from './send-payout.ts'
import type { SendingEvent } from './sending.ts'

/** The block before the wallet is asked. */
const SINCE = 4711

export type Page = ReturnType<ReturnType<typeof createOffRampWorld>['open']>

/** A wallet that does as instructed, and a transaction that is looked up in this order. */
export function scripted(
  states: readonly (TransactionState | 'unseenAfterExpiry' | 'noAnswer')[],
  failure?: ChainError,
  { failsBeforeAsking = false, sent = [null] as readonly (string | null)[], atAddress = '0.00' } = {},
) {
  const [looks, searches] = [{ count: 0 }, { count: 0 }]
  const phases: (string | undefined)[] = []
  const searchedSince: unknown[] = []
  const adapter = (page: Page, payoutId: string): SendTask['adapter'] => ({
    async send(...[, , , steps]: readonly [unknown, unknown, unknown, SendSteps]) {
      const phase = () => offRampEntry(page.journal, payoutId)?.phase
      if (failsBeforeAsking) throw failure!
      steps.onAsking(SINCE)
      phases.push(phase())
      if (failure) throw failure
      steps.onHash('hash')
      phases.push(phase())
      const next = () => states[Math.min(looks.count, states.length - 1)]!
      let notice: 'expiryPassed' | undefined
      const look = async () => {
        const state = next()
        looks.count += 1
        if (state === 'noAnswer') throw new ChainError('network/unreachable')
        notice = state === 'unseenAfterExpiry' ? 'expiryPassed' : undefined
        return state === 'unseenAfterExpiry' ? 'unseen' : state
      }
      return {
        hash: 'hash',
        get notice() {
          return notice
        },
        look,
      }
    },
    async findSent(...[{ to }, since]) {
      expect(to).toBe(payoutId)
      searchedSince.push(since)
      const answer = sent[Math.min(searches.count, sent.length - 1)]
      searches.count += 1
      if (answer === 'noAnswer') throw new ChainError('network/unreachable')
      return answer ?? null
    },
    balance: async ({ address }) => {
      expect(address).toBe(payoutId)
      return atAddress
    },
    follow: (...[, hash]) => ({ hash, look: async () => 'confirmed' as const }),
  })
  return { adapter, looks, searches, phases, searchedSince }
}

export async function createOffRamp(world = createOffRampWorld('evm', 'approves')) {
  const page = world.open()
  const { id } = await makePayout(page, offRamp)
  const events: SendingEvent[] = []
  const relayed: string[] = []
  const relay: ChainNode['relay'] = async (transaction) => {
    relayed.push(transaction)
    return 'accepted'
  }
  const send = (adapter: SendTask['adapter'], from: Page = page, times: Pick<SendTask, 'since' | 'created'> = {}) =>
    sendPayout(
      {
        api: from.api,
        journal: from.journal,
        registrar: from.registrar,
        node: { relay } as ChainNode,
        dispatch: (event) => events.push(event),
        isAttended: () => true,
        pause: () => new Promise((resolve) => setTimeout(resolve, 1000)),
      },
      {
        payoutId: id,
        deposit: { network: 'base', coin: 'usdc', amount: '100.00', from: 'a', to: id, memo: null },
        adapter,
        session: {} as WalletSession,
        ...times,
      },
    )
  const status = () => world.server.payouts[0]!['status']
  const phase = () => offRampEntry(page.journal, id)?.phase
  return { world, page, id, events, relayed, send, status, phase }
}

export const settled = async <T>(work: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(120_000)
  return work
}
