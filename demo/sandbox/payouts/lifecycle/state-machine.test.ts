import { expect, test } from 'vitest'
import type { PayoutOutcome, PayoutEvent, PayoutStatus } from './state-machine.ts'
import { nextTransition, payoutStatuses } from './state-machine.ts'
import { outcomeOf } from './magic-amounts.ts'

const right: PayoutEvent = { type: 'moneyArrived', isExact: true }
const wrong: PayoutEvent = { type: 'moneyArrived', isExact: false }
const step: PayoutEvent = { type: 'stepPassed' }
const paid: PayoutEvent = { type: 'paidOut' }
const cancel: PayoutEvent = { type: 'cancelled' }

/** Applies the events, and a step after each transition that schedules one. Returns the statuses in their order. */
function statusesAfter(outcome: PayoutOutcome, ...events: PayoutEvent[]): string {
  let status: PayoutStatus = 'pending'
  const seen: string[] = [status]
  const apply = (event: PayoutEvent) => {
    const transition = nextTransition(status, outcome, event)
    if (!transition) return
    if (transition.status !== status || transition.effects.includes('returnDeposit'))
      seen.push(transition.effects.includes('returnDeposit') ? `${transition.status}, money back` : transition.status)
    status = transition.status
    if (transition.effects.includes('payOut')) apply(paid)
    if (transition.effects.includes('scheduleStep') || transition.effects.includes('scheduleReturn')) apply(step)
  }
  events.forEach(apply)
  return seen.join(' > ')
}

test.each<[string, PayoutOutcome, PayoutEvent[], string]>([
  ['money funds it', 'normal', [right], 'pending > funded > processing > succeeded'],
  ['a wrong amount goes back', 'normal', [wrong], 'pending > failedPrecondition > refunded'],
  ['late money goes back', 'normal', [cancel, right], 'pending > cancelled > refunded'],
  ['late money goes back, also if its amount is wrong', 'normal', [cancel, wrong], 'pending > cancelled > refunded'],
  [
    'a second deposit goes back',
    'normal',
    [right, right],
    'pending > funded > processing > succeeded > succeeded, money back',
  ],
  ['a cancel comes too late', 'normal', [right, cancel], 'pending > funded > processing > succeeded'],
  ['two cancels are one', 'normal', [cancel, cancel], 'pending > cancelled'],
  [
    'money after a refund is sent back',
    'normal',
    [cancel, right, right],
    'pending > cancelled > refunded > refunded, money back',
  ],
  ['an amount that ends in .41 fails', outcomeOf('1313.41'), [right], 'pending > funded > processing > failed'],
  [
    'an amount that ends in .42 fails and is refunded',
    outcomeOf('1313.42'),
    [right],
    'pending > funded > processing > failed > refunded',
  ],
  [
    'an amount that ends in .43 fails a precondition',
    outcomeOf('1313.43'),
    [right],
    'pending > funded > processing > failedPrecondition',
  ],
  ['an amount that ends in .44 stays in processing', outcomeOf('1313.44'), [right], 'pending > funded > processing'],
  [
    'an amount that ends in .71 is delivered and returned',
    outcomeOf('1313.71'),
    [right],
    'pending > funded > processing > succeeded > returned',
  ],
  [
    'an amount that ends in .72 is delivered and refunded',
    outcomeOf('1313.72'),
    [right],
    'pending > funded > processing > succeeded > refunded',
  ],
  [
    'an amount that ends in .73 stays delivered, and a part comes back',
    outcomeOf('1313.73'),
    [right],
    'pending > funded > processing > succeeded',
  ],
  [
    'an amount that ends in .74 waits for refund information, and is refunded',
    outcomeOf('1313.74'),
    [right],
    'pending > funded > processing > succeeded > pendingRefundInformation > refunded',
  ],
  ['an amount that ends in .46 stays funded', outcomeOf('1313.46'), [right], 'pending > funded'],
])('%s', (_, outcome, events, statuses) => {
  expect(statusesAfter(outcome, ...events)).toBe(statuses)
})

test('only a pending payout is cancelled [STATE-CANC-01]', () => {
  const cancellable = payoutStatuses.filter((status) => nextTransition(status, 'normal', cancel))
  expect(cancellable).toEqual(['pending'])
})

test('only a processing payout is paid out', () => {
  expect(payoutStatuses.filter((status) => nextTransition(status, 'normal', paid))).toEqual(['processing'])
})

test('money that arrives is either held or sent back', () => {
  for (const status of payoutStatuses)
    for (const event of [right, wrong]) {
      const effects = nextTransition(status, 'normal', event)!.effects
      expect(effects.filter((effect) => effect === 'hold' || effect === 'returnDeposit')).toHaveLength(1)
    }
})

test('an amount that is not magic has the normal outcome', () => {
  expect(['1313.00', '1313.40', '131.41', '11313.41', '1313.4'].map(outcomeOf)).toEqual(Array(5).fill('normal'))
})
