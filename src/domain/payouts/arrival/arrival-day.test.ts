import { expect, test } from 'vitest'
import { offloaded, offRamp, onRamp } from '../../payout-history/payout.fixture.ts'
import type { Payout } from '../payout.ts'
import { arrivalDay, expectedArrival } from './arrival-day.ts'

const NOW = new Date('2026-11-25T15:00:00Z')
const text = (day: number | null) => day && new Date(day).toISOString().slice(0, 10)

test.each([
  ['ACH', 'usd', '2026-11-27'],
  ['ACH_SAME_DAY', 'usd', '2026-11-27'],
  ['WIRE', 'usd', '2026-11-30'],
  ['SWIFTPAY_PESONET', 'php', '2026-11-27'],
  ['SEPA', 'eur', null],
  ['PIX', 'brl', null],
  ['EFT', 'cad', null],
] as const)('money by %s that is sent the day before Thanksgiving arrives by its day [F37]', (rail, currency, day) => {
  expect(text(arrivalDay(rail, currency, NOW))).toBe(day)
})

test.each([
  ['an on-ramp that waits for its money', onRamp, '2026-11-27', true],
  ['an on-ramp that has its money', { ...onRamp, status: 'processing' }, null, false],
  ['an off-ramp that waits for its tokens', offRamp, null, false],
  ['an off-ramp that is paid out, from its last change on', { ...offRamp, status: 'funded' }, '2026-11-13', false],
  ['a deposit address that pays out', { ...offloaded, status: 'processing' }, '2026-11-13', false],
  ['one that has arrived', { ...offRamp, status: 'succeeded' }, null, false],
  [
    'one by an instant rail',
    { ...offRamp, status: 'funded', destination: { ...offRamp.destination, currency: 'mxn', network: 'spei' } },
    null,
    false,
  ],
  [
    'one by an unknown rail',
    { ...offRamp, status: 'funded', destination: { ...offRamp.destination, network: { unlisted: 'pigeon' } } },
    null,
    false,
  ],
] as const)('%s is expected, or not [F37]', (_, payout, day, ifSentNow) => {
  const expected = expectedArrival(payout as Payout, NOW)
  expect(expected && { day: text(expected.day), ifSentNow: expected.ifSentNow }).toEqual(day && { day, ifSentNow })
})
