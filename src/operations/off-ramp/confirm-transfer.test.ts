import { expect, test } from 'vitest'
import type { ApiClient } from '../../api/client.ts'
import type { TransactionState } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { onRamp } from '../../domain/payout-history/payout.fixture.ts'
import { confirmTransfer } from './confirm-transfer.ts'

/** Scripts the answers of the chain and the server at each turn, the last of a list from then on. Records when each was asked. */
async function confirmed(looks: readonly (TransactionState | null)[], statuses: readonly string[]) {
  const asked: string[] = []
  const turn = { looks: 0, statuses: 0 }
  const api = {
    async request(method: string, path: string) {
      asked.push(`${method} ${path} at ${turn.looks}`)
      return { ...onRamp, status: statuses[Math.min(turn.statuses++, statuses.length - 1)] }
    },
  } as unknown as ApiClient
  const watch = {
    hash: 'hash',
    async look() {
      const state = looks[Math.min(turn.looks++, looks.length - 1)]!
      if (state === null) throw new ChainError('network/unreachable')
      return state
    },
  }
  const events: string[] = []
  const result = await confirmTransfer({
    api,
    payoutId: 'payout_1',
    watch,
    pause: async () => void (asked.length > 50 && events.push('never ends')),
    trusts: () => true,
    kept: () => null,
    onLook: () => {},
  })
  return { result, asked, events }
}
const asks = (...turns: number[]) => turns.map((turn) => `GET payouts/payout_1 at ${turn}`)

test('the chain is asked at each turn, and the server at each fifth one and at the end [CHAIN-16, C19]', async () => {
  const looks = [...Array.from({ length: 11 }, () => 'unseen' as const), 'confirmed' as const]
  expect(await confirmed(looks, ['pending'])).toEqual({ result: 'confirmed', asked: asks(5, 10, 12), events: [] })
})

test('a chain that does not answer has the server asked at once [C19]', async () => {
  expect(await confirmed([null, 'confirmed'], ['pending'])).toMatchObject({ result: 'confirmed', asked: asks(1, 2) })
  expect(await confirmed([null], ['pending', 'funded'])).toMatchObject({ result: 'taken', asked: asks(1, 2) })
})

test.each(['failed', 'expired', 'replaced'] as const)(
  '%s counts unless the server has moved on [C19]',
  async (state) => {
    expect(await confirmed([state], ['pending'])).toMatchObject({ result: state, asked: asks(1) })
    expect(await confirmed([state], ['funded'])).toMatchObject({ result: 'taken' })
    expect(await confirmed([state], ['cancelled'])).toMatchObject({ result: 'over' })
  },
)

test.each([
  ['pending', 'confirmed'],
  ['funded', 'confirmed'],
  ['cancelled', 'over'],
  ['failedPrecondition', 'over'],
  ['refunded', 'returned'],
])('what the network has confirmed is the server’s to take: %s is %s [C19, E18]', async (status, result) => {
  expect(await confirmed(['confirmed'], [status])).toMatchObject({ result, asked: asks(1) })
})

test('reports a different transfer as different, although the server has ended the payout for it [C20]', async () => {
  expect(await confirmed(['different'], ['pending'])).toMatchObject({ result: 'different', asked: asks(1) })
  expect(await confirmed(['different'], ['failedPrecondition'])).toMatchObject({ result: 'different' })
  expect(await confirmed(['different'], ['refunded'])).toMatchObject({ result: 'different' })
  expect(await confirmed(['different'], ['processing'])).toMatchObject({ result: 'taken' })
})
