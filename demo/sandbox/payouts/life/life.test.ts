import { expect, test } from 'vitest'
import type { Fate, LifeEvent, PayoutStatus } from './life.ts'
import { nextTurn, payoutStatuses } from './life.ts'
import { fateOf } from './magic-amounts.ts'

const right: LifeEvent = { type: 'moneyArrived', isExact: true }
const wrong: LifeEvent = { type: 'moneyArrived', isExact: false }
const step: LifeEvent = { type: 'stepPassed' }
const paid: LifeEvent = { type: 'paidOut' }
const cancel: LifeEvent = { type: 'cancelled' }

/** Runs the events, and a step after each turn that asks for one; answers the statuses seen. */
function life(fate: Fate, ...events: LifeEvent[]): string {
  let status: PayoutStatus = 'pending'
  const seen: string[] = [status]
  const apply = (event: LifeEvent) => {
    const turn = nextTurn(status, fate, event)
    if (!turn) return
    if (turn.status !== status || turn.acts.includes('sendBack'))
      seen.push(turn.acts.includes('sendBack') ? `${turn.status}, money back` : turn.status)
    status = turn.status
    if (turn.acts.includes('payOut')) apply(paid)
    if (turn.acts.includes('awaitStep')) apply(step)
  }
  events.forEach(apply)
  return seen.join(' > ')
}

test.each<[string, Fate, LifeEvent[], string]>([
  ['money funds it', 'normal', [right], 'pending > funded > processing > succeeded'],
  ['a wrong amount goes back', 'normal', [wrong], 'pending > failedPrecondition > refunded'],
  ['late money goes back', 'normal', [cancel, right], 'pending > cancelled > refunded'],
  ['late money goes back whatever its amount', 'normal', [cancel, wrong], 'pending > cancelled > refunded'],
  [
    'a second deposit goes back',
    'normal',
    [right, right],
    'pending > funded > processing > succeeded > succeeded, money back',
  ],
  ['a cancel comes too late', 'normal', [right, cancel], 'pending > funded > processing > succeeded'],
  ['two cancels are one', 'normal', [cancel, cancel], 'pending > cancelled'],
  ['money after a refund', 'normal', [cancel, right, right], 'pending > cancelled > refunded > refunded, money back'],
  ['.41', fateOf('1313.41'), [right], 'pending > funded > processing > failed'],
  ['.42', fateOf('1313.42'), [right], 'pending > funded > processing > failed > refunded'],
  ['.43', fateOf('1313.43'), [right], 'pending > funded > processing > failedPrecondition'],
  ['.44', fateOf('1313.44'), [right], 'pending > funded > processing'],
  ['.46', fateOf('1313.46'), [right], 'pending > funded'],
])('%s', (_, fate, events, statuses) => {
  expect(life(fate, ...events)).toBe(statuses)
})

test('only a pending payout is cancelled [STATE-CANC-01]', () => {
  const cancellable = payoutStatuses.filter((status) => nextTurn(status, 'normal', cancel))
  expect(cancellable).toEqual(['pending'])
})

test('only a processing payout is paid out, once', () => {
  expect(payoutStatuses.filter((status) => nextTurn(status, 'normal', paid))).toEqual(['processing'])
})

test('arriving money is held or sent back, never both and never neither', () => {
  for (const status of payoutStatuses)
    for (const event of [right, wrong]) {
      const acts = nextTurn(status, 'normal', event)!.acts
      expect(acts.filter((act) => act === 'hold' || act === 'sendBack')).toHaveLength(1)
    }
})

test('an ordinary amount has an ordinary life', () => {
  expect(['1313.00', '1313.40', '131.41', '11313.41', '1313.4'].map(fateOf)).toEqual(Array(5).fill('normal'))
})
