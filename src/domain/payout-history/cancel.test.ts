import { expect, test } from 'vitest'
import { PAYOUT_STATUSES } from '../payouts/payout.ts'
import { canCancel, cancelAction, readView } from './cancel.ts'
import { microdeposit, offloaded, offRamp, onChain, onRamp } from './payout.fixture.ts'

const cases = PAYOUT_STATUSES.flatMap((status) => [false, true].map((isCancelling) => ({ status, isCancelling })))

test.each(cases)(
  'a cancel with status $status, cancelling $isCancelling, is enabled only for a pending payout that is not being cancelled [STATE-CANC-01, STATE-CANC-03, STATE-CANC-04, SAFE-B11]',
  ({ status, isCancelling }) => {
    const action = cancelAction({ ...onRamp, status }, isCancelling)
    expect(action.isDisabled).toBe(!(status === 'pending' && !isCancelling))
    expect(action.isShown).toBe(['pending', 'funded', 'processing'].includes(status))
    const hasMoney = status === 'funded' || status === 'processing'
    expect(action.reason).toBe(hasMoney ? 'payouts.cancel.moneyArrived' : null)
  },
)

test('an on-ramp without a bank account on file is bank-funded too [STATE-CANC-01]', () => {
  const sourceless = { ...onRamp, sourceBankAccount: null, source: { ...onRamp.source, id: 'usd' } }
  expect(canCancel(sourceless)).toBe(true)
})

test.each([
  ['an off-ramp', offRamp],
  ['an offloader payout', { ...offloaded, status: 'pending' as const }],
  ['a payout that a bank funds through an address', { ...onRamp, usageType: 'offloader' as const }],
  ['a wallet to wallet payout', onChain],
  ['a microdeposit', { ...microdeposit, status: 'pending' as const }],
  ['an unknown type', { ...onRamp, type: { unlisted: 'swap' } }],
])('%s cannot be cancelled [STATE-CANC-01]', (_name, payout) => {
  expect(cancelAction(payout, false)).toEqual({ isShown: false, isDisabled: true, reason: null })
})

test('an unknown status offers no action [SAFE-E8]', () => {
  expect(cancelAction({ ...onRamp, status: { unlisted: 'onHold' } }, false).isShown).toBe(false)
})

test.each([
  [undefined, 'details'],
  ['details', 'details'],
  ['cancel', 'cancel'],
  ['Cancel', 'details'],
  ['other', 'details'],
])('the view %s is read as %s [DET-01]', (text, view) => {
  expect(readView(text)).toBe(view)
})
