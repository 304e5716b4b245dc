import { expect, vi } from 'vitest'
import type { ChainNode, SendSteps, TransactionState, TransactionWatch, WalletSession } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { offRamp } from '../intents/off-ramp-payload.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { offRampEntry, sendPayout, type SendTask } from './send-payout.ts'
import type { SendingEvent } from './sending.ts'
import { whole } from '../../chains/sent.fixture.ts'

/** The block before the wallet is asked. */
const SINCE = 4711

export type Page = ReturnType<ReturnType<typeof createOffRampWorld>['open']>

type Shown = TransactionState | 'unseenAfterExpiry' | 'noAnswer'

function scriptedWatch(states: readonly Shown[], looks: { count: number }): TransactionWatch {
  let notice: 'expiryPassed' | undefined
  return {
    hash: 'hash',
    get notice() {
      return notice
    },
    async look() {
      const state = states[Math.min(looks.count, states.length - 1)]!
      looks.count += 1
      if (state === 'noAnswer') throw new ChainError('network/unreachable')
      notice = state === 'unseenAfterExpiry' ? 'expiryPassed' : undefined
      return state === 'unseenAfterExpiry' ? 'unseen' : state
    },
  }
}

/**
 * A wallet that does as instructed, and a transaction that is looked up in this order. `sent` and `atAddress`: what the network shows once the
 * wallet was asked, or before, where `isThereBefore`. Else the network shows nothing until then.
 */
export function scripted(
  states: readonly Shown[],
  failure?: ChainError,
  {
    failsBeforeAsking = false,
    sent = [null] as readonly (string | null)[],
    atAddress = '0.00',
    isThereBefore = false,
  } = {},
) {
  const [looks, searches] = [{ count: 0 }, { count: 0 }]
  let isThere = isThereBefore
  const phases: (string | undefined)[] = []
  const searchedSince: unknown[] = []
  const adapter = (page: Page, payoutId: string): SendTask['adapter'] => ({
    async send(...[, , , steps]: readonly [unknown, unknown, unknown, SendSteps]) {
      const learned = () => {
        const { of } = page.journal.knownOf(offRampEntry(page.journal, payoutId)!)
        return of('ask', 'told').at(-1)?.kind === 'told' ? 'told' : 'asked'
      }
      if (failsBeforeAsking) throw failure!
      await steps.onAsking(SINCE, 'sends')
      isThere = true
      phases.push(learned())
      if (failure) throw failure
      steps.onHash('hash')
      phases.push(learned())
      return scriptedWatch(states, looks)
    },
    async findSent(...[{ to }, since]) {
      expect(to).toBe(payoutId)
      if (!isThere) return null
      searchedSince.push(since)
      const answer = sent[Math.min(searches.count, sent.length - 1)]
      searches.count += 1
      if (answer === 'noAnswer') throw new ChainError('network/unreachable')
      return answer ? whole(answer) : null
    },
    balance: async ({ address }) => {
      expect(address).toBe(payoutId)
      return isThere ? atAddress : '0.00'
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
  const send = (adapter: SendTask['adapter'], from: Page = page, times: Pick<SendTask, 'since'> = {}) =>
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
