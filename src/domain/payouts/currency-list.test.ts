import { expect, test } from 'vitest'
import { FIAT_CURRENCIES } from '../currency.ts'
import { isAnyPaidInAtLevel2, isSpecFiat, SPEC_FIATS } from '../spec-rows.fixture.ts'
import { canOnRamp, currencyList, isCurrencyEnabled } from './currency-list.ts'
import { customer, verifiedCustomer } from './customer.fixture.ts'
import { PAYOUTS_OUTAGE } from '../gates.ts'
import { payoutTypeOf } from './ramp-type.ts'

const flags = [false, true]
const cases = flags.flatMap((level1) =>
  flags.flatMap((level2) =>
    flags.flatMap((sepa) =>
      flags.flatMap((restricted) => flags.map((kycLevel2) => ({ level1, level2, sepa, restricted, kycLevel2 }))),
    ),
  ),
)

test.each(cases)(
  'the enabled currencies follow level 1 $level1, level 2 $level2, SEPA $sepa, restricted $restricted, access $kycLevel2 [CUR-04, CUR-05, CUR-06, PERM-04]',
  (given) => {
    const { level1, level2, sepa, restricted, kycLevel2 } = given
    for (const currency of SPEC_FIATS) {
      const others = level2 && kycLevel2
      const expected = currency === 'usd' ? level1 : currency === 'eur' ? sepa && !restricted : others
      expect(isCurrencyEnabled(currency, customer(given))).toBe(expected)
    }
  },
)

test('on-ramp hides the currencies that it does not support [CUR-03]', () => {
  const paidIn = currencyList('on-ramp', verifiedCustomer).map(({ currency }) => currency)
  expect(paidIn.filter(isSpecFiat)).toEqual(['usd', 'eur'])
  expect(currencyList('off-ramp', verifiedCustomer).map(({ currency }) => currency)).toEqual(FIAT_CURRENCIES)
})

test.each([
  [{}, false],
  [{ level1: true }, true],
  [{ sepa: true }, true],
  [{ sepa: true, restricted: true }, true],
  [{ level2: true }, isAnyPaidInAtLevel2],
])('with %j on-ramp is available: %s [PAYNEW-04]', (given, open) => {
  expect(canOnRamp(customer(given))).toBe(open)
})

test('enabled currencies come first, otherwise the order of the list is kept [CUR-02, CUR-07]', () => {
  const list = currencyList('off-ramp', customer({ sepa: true, level2: true }))
  const ofSpec = (choices: typeof list) => choices.filter(({ currency }) => isSpecFiat(currency))
  expect(ofSpec(list)[0]).toEqual({ currency: 'eur', blockedBy: null })
  expect(ofSpec(list).at(-1)).toEqual({ currency: 'usd', blockedBy: 'payouts.currencyUnavailable' })
  const blocked = ofSpec(currencyList('off-ramp', customer({ level1: true })))
  expect(blocked.map(({ currency }) => currency)).toEqual(SPEC_FIATS)
  expect(blocked.filter(({ blockedBy }) => blockedBy === null)).toHaveLength(1)
})

test('a ramp type is read case-sensitively [PAYNEW-02, PAYNEW-03]', () => {
  expect([payoutTypeOf('on-ramp'), payoutTypeOf('off-ramp')]).toEqual(['onRamp', 'offRamp'])
})

test('payouts are not in an outage [PAYNEW-05]', () => {
  expect(PAYOUTS_OUTAGE).toBe(false)
})
