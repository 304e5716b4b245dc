import { expect, test } from 'vitest'
import { KNOWN_STATUSES } from '../payouts/payout.ts'
import { microdeposit, offRamp, onRamp } from './payout.fixture.ts'
import { byUpdated, isMoving, payoutBadge, statusBadge } from './status-badge.ts'

test.each([
  ['pending', 'warning'],
  ['refunded', 'warning'],
  ['funded', 'success'],
  ['succeeded', 'success'],
  ['processing', 'primary'],
  ['failed', 'destructive'],
  ['failedPrecondition', 'destructive'],
  ['cancelled', 'default'],
  ['returned', 'warning'],
] as const)(
  '%s has a %s badge [STATE-PAY-02, STATE-PAY-03, STATE-PAY-04, STATE-PAY-05, STATE-PAY-06, STATE-PAY-07, STATE-PAY-08, STATE-PAY-09]',
  (status, tone) => {
    expect(statusBadge(status)).toMatchObject({ tone, label: `payouts.status.${status}`, raw: status })
  },
)

test('money that came back has an arrow of its own, not the clock of what is waited for [STATE-PAY-03]', () => {
  const glyphs = KNOWN_STATUSES.filter((status) => statusBadge(status).glyph === 'return')
  expect(glyphs).toEqual(['refunded', 'returned'])
})

test('what has reached us is a coin of a wallet, or money of a bank [E22]', () => {
  const labelOf = (payout: typeof onRamp) => payoutBadge({ ...payout, status: 'funded' })
  expect(labelOf(offRamp)).toMatchObject({ label: 'payouts.status.fundedCoin', values: { coin: 'USDC' } })
  expect(labelOf({ ...offRamp, type: 'onChain' }).label).toBe('payouts.status.fundedCoin')
  for (const payout of [onRamp, microdeposit]) expect(labelOf(payout).label).toBe('payouts.status.funded')
  expect(payoutBadge({ ...offRamp, status: 'processing' }).label).toBe('payouts.status.processing')
})

test('an unknown status gets a neutral badge with the server’s text [SAFE-E8]', () => {
  expect(statusBadge({ unlisted: 'onHold' })).toEqual({ tone: 'default', label: null, raw: 'onHold' })
})

test('payouts are sorted by updated, newest first [HIST-15]', () => {
  const at = (id: string, day: string) => ({ ...onRamp, id, updated: new Date(`2026-11-${day}T00:00:00Z`) })
  const payouts = [at('b', '02'), at('c', '01'), at('a', '03')]
  expect(payouts.toSorted(byUpdated).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test.each(KNOWN_STATUSES)('a payout with status %s can change until it is final [STATE-PAY-01]', (status) => {
  expect(isMoving(status)).toBe(['pending', 'funded', 'processing'].includes(status))
})
