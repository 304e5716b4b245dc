import { expect, test } from 'vitest'
import type { Quote } from '../quotes/quote.ts'
import { initialAmounts, type Amounts } from './amounts.ts'
import { canSubmitPayout, payoutFormErrors } from './form-errors.ts'
import { payoutPayload, pricedPair, sidesOf, type PayoutForm } from './payout-form.ts'
import { noWireMessage, tickWireMessage } from './wire-message.ts'

const offRamp: PayoutForm = {
  rampType: 'off-ramp',
  currency: 'usd',
  rail: 'ACH',
  coin: 'usdc',
  network: 'solana',
  walletId: 'wallet_1',
  bankAccountId: 'bankAccount_1',
  wireMessage: noWireMessage,
}
const onRamp: PayoutForm = { ...offRamp, rampType: 'on-ramp', network: 'base' }

const quoted = (source: string, destination: string, rate = '1'): Amounts => {
  const quote: Quote = {
    fees: {},
    totalFee: { amount: '1.10', currency: 'usdc' },
    rate,
    pay: { amount: source, currency: 'usdc' },
    receive: { amount: destination, currency: 'usd' },
  }
  return { ...initialAmounts, source, destination, quote }
}

test('an on-ramp pays from the bank to the wallet, an off-ramp the other way [FORM-18, FORM-19]', () => {
  const bank = { type: 'bankAccount', id: 'bankAccount_1', currency: 'usd', network: 'ach' }
  const wallet = { type: 'wallet', id: 'wallet_1', currency: 'usdc' }
  expect(sidesOf(offRamp)).toEqual({ source: { ...wallet, network: 'sol' }, destination: bank })
  expect(sidesOf(onRamp)).toEqual({ source: bank, destination: { ...wallet, network: 'base' } })
})

test('a network that payouts cannot use has no sides [CHAIN-11]', () => {
  expect(() => sidesOf({ ...offRamp, network: 'optimism' })).toThrow(/^invalid network$/)
})

test('the quote request uses the networks of the payload [FORM-17]', () => {
  const question = { amount: '100.00', received: true }
  expect({ ...pricedPair(offRamp, 'customer_1'), ...question }).toEqual({
    amount: '100.00',
    received: true,
    customerId: 'customer_1',
    sourceCurrency: 'usdc',
    destinationCurrency: 'usd',
    sourceNetwork: 'sol',
    destinationNetwork: 'achSameDay',
  })
  expect(pricedPair(onRamp, 'customer_1')).toMatchObject({
    sourceNetwork: 'achPush',
    destinationNetwork: 'base',
  })
})

test('the payload has both sides with the amounts of the quote [FORM-17, FORM-18, FORM-19]', () => {
  expect(payoutPayload(offRamp, quoted('100.00', '98.90'))).toEqual({
    source: { type: 'wallet', id: 'wallet_1', amount: '100.00', currency: 'usdc', network: 'sol' },
    destination: {
      type: 'bankAccount',
      id: 'bankAccount_1',
      amount: '98.90',
      currency: 'usd',
      network: 'achSameDay',
    },
  })
})

test('a sourceless on-ramp uses the currency as its source [ONR-04]', () => {
  const form: PayoutForm = { ...onRamp, currency: 'eur', rail: 'SEPA', bankAccountId: null }
  expect(payoutPayload(form, quoted('100.00', '107.06'))?.source).toEqual({
    type: 'bankAccount',
    id: 'eur',
    amount: '100.00',
    currency: 'eur',
    network: 'sepa',
  })
})

test('without an account or a wallet there is no payload [FORM-20]', () => {
  const amounts = quoted('100.00', '98.90')
  expect(payoutPayload({ ...offRamp, bankAccountId: null }, amounts)).toBeNull()
  expect(payoutPayload({ ...offRamp, walletId: null }, amounts)).toBeNull()
  expect(payoutPayload({ ...onRamp, walletId: null }, amounts)).toBeNull()
})

test('only a wire to a bank carries a message [FORM-05, FORM-07]', () => {
  const wireMessage = { kind: 'furtherCredit', text: 'Account 5521' } as const
  const amounts = quoted('100.00', '79.90')
  expect(payoutPayload({ ...offRamp, rail: 'WIRE', wireMessage }, amounts)?.wireMessage).toBe('FFC:Account 5521')
  expect(payoutPayload({ ...offRamp, wireMessage }, amounts)).not.toHaveProperty('wireMessage')
  expect(payoutPayload({ ...onRamp, rail: 'WIRE', wireMessage }, amounts)).not.toHaveProperty('wireMessage')
  expect(payoutPayload({ ...offRamp, rail: 'WIRE' }, amounts)).not.toHaveProperty('wireMessage')
})

const usdc = (units: bigint) => ({ units, scale: 6 })
const none = { source: null, destination: null, wireMessage: null }

test('a quoted form within its limits has no errors [FORM-10]', () => {
  expect(payoutFormErrors(offRamp, quoted('100.00', '98.90'), usdc(100_000_000n))).toEqual(none)
  expect(payoutFormErrors(offRamp, quoted('100.00', '98.90'), null)).toEqual(none)
  expect(payoutFormErrors(offRamp, initialAmounts, usdc(0n))).toEqual(none)
})

test.each([
  [100_000_000n, null],
  [99_999_999n, 'validation.insufficientBalance'],
  [0n, 'validation.insufficientBalance'],
])('a balance of %s units for 100.00 has the error %s [FORM-10]', (units, message) => {
  const errors = payoutFormErrors(offRamp, quoted('100.00', '98.90'), usdc(units))
  expect(errors.source?.message ?? null).toBe(message)
})

test('an on-ramp is not limited by the wallet’s balance [FORM-10]', () => {
  expect(payoutFormErrors(onRamp, quoted('100.00', '99.40'), usdc(0n))).toEqual(none)
})

test('when the fees consume the amount it is too small [FORM-10]', () => {
  const errors = payoutFormErrors(offRamp, quoted('1.10', '0.00'), null)
  expect(errors.source).toEqual({ message: 'validation.amountBelowFees', values: {} })
})

test('a delivered amount with more than two decimals is valid [FORM-10]', () => {
  expect(payoutFormErrors(offRamp, quoted('100.00', '98.901234'), null).source).toBeNull()
})

test('each side has its limits, and the edited side must be positive [FORM-09, FORM-11]', () => {
  const mxn: PayoutForm = { ...offRamp, currency: 'mxn', rail: 'SPEI' }
  expect(payoutFormErrors(mxn, quoted('0.99', '1.99'), null)).toMatchObject({
    source: { message: 'validation.minAmount', values: { amount: '1.00', currency: 'usdc' } },
    destination: { message: 'validation.minAmount', values: { amount: '2.00', currency: 'mxn' } },
  })
  expect(payoutFormErrors(offRamp, { ...initialAmounts, source: '0' }, null).source?.message).toBe(
    'validation.positive',
  )
  const cop: PayoutForm = { ...offRamp, currency: 'cop', rail: 'PSE' }
  const errors = payoutFormErrors(cop, quoted('1100000.00', '4400000000.00', '4000'), null)
  expect(errors.destination).toEqual({
    message: 'validation.maxAmount',
    values: { amount: '4000000000.00', currency: 'cop' },
  })
})

test('the limit of a wire message applies only when the message is sent [FORM-08]', () => {
  const wireMessage = { ...tickWireMessage(noWireMessage, 'wireMessage'), text: 'a'.repeat(106) }
  const amounts = quoted('100.00', '79.90')
  expect(payoutFormErrors({ ...offRamp, rail: 'WIRE', wireMessage }, amounts, null).wireMessage).toBe(
    'validation.maxLength.wireMessage',
  )
  expect(payoutFormErrors({ ...offRamp, wireMessage }, amounts, null).wireMessage).toBeNull()
})

const submission = (form: PayoutForm, amounts = quoted('100.00', '98.90'), isSourcelessAllowed = false) => ({
  form,
  amounts,
  errors: payoutFormErrors(form, amounts, null),
  isSourcelessAllowed,
})

test('submit is enabled for a form without errors, with both ids and a fresh quote [FORM-20]', () => {
  const amounts = quoted('100.00', '98.90')
  expect(canSubmitPayout(submission(offRamp))).toBe(true)
  expect(canSubmitPayout(submission({ ...offRamp, walletId: null }))).toBe(false)
  expect(canSubmitPayout(submission({ ...offRamp, bankAccountId: null }))).toBe(false)
  expect(canSubmitPayout(submission(offRamp, quoted('0.50', '0.40')))).toBe(false)
  expect(canSubmitPayout(submission(offRamp, { ...amounts, quote: null }))).toBe(false)
  expect(canSubmitPayout(submission(offRamp, { ...amounts, pending: { amount: '100.00', received: false } }))).toBe(
    false,
  )
})

test('only a sourceless on-ramp may lack a source [FORM-20, ONR-04]', () => {
  const amounts = quoted('100.00', '99.40')
  const open = { ...onRamp, bankAccountId: null }
  expect(canSubmitPayout(submission(open, amounts, true))).toBe(true)
  expect(canSubmitPayout(submission(open, amounts, false))).toBe(false)
  expect(canSubmitPayout(submission({ ...open, walletId: null }, amounts, true))).toBe(false)
  expect(canSubmitPayout(submission({ ...offRamp, walletId: null }, amounts, true))).toBe(false)
})
