import { expect, test } from 'vitest'
import { isSpecBankType, SPEC_BANK_TYPES } from '../../spec-rows.fixture.ts'
import { BANK_TYPES } from './bank-types.ts'
import { bankTypeSelector } from './availability.ts'

const LEVEL_2_TYPES = SPEC_BANK_TYPES.filter((type) => type !== 'us' && type !== 'europe')

test('level 2 enables eleven types [STATE-BFORM-08]', () => {
  expect(LEVEL_2_TYPES).toHaveLength(11)
  expect(LEVEL_2_TYPES.toSorted()).toEqual(
    'brazil canada colombia great_britain india indonesia mexico philippines singapore thailand vietnam'.split(' '),
  )
})

const flags = [false, true]
const cases = flags.flatMap((level1) =>
  flags.flatMap((sepa) => flags.flatMap((level2) => flags.map((kycLevel2) => ({ level1, sepa, level2, kycLevel2 })))),
)

test.each(cases)(
  'the enabled bank types follow level 1 $level1, SEPA $sepa, level 2 $level2 and access $kycLevel2 [STATE-BFORM-05, STATE-BFORM-06, STATE-BFORM-07, STATE-BFORM-08, STATE-BFORM-09, STATE-BFORM-10, STATE-BFORM-11, F16]',
  ({ level1, sepa, level2, kycLevel2 }) => {
    const status = (approved: boolean) => (approved ? 'approved' : 'pending')
    const me = {
      verificationLevels: [
        { name: 'kyc_level_1', status: status(level1) },
        { name: 'kyc_level_2', status: status(level2) },
        { name: 'sepa', status: status(sepa) },
      ],
    }
    const expected = [
      ...(level1 ? ['us'] : []),
      ...(sepa || (level2 && kycLevel2) ? ['europe'] : []),
      ...(level2 && kycLevel2 ? LEVEL_2_TYPES : []),
    ]
    const selector = bankTypeSelector({ me, access: { kycLevel2 } })
    const { available, options } = selector
    expect(available.filter(isSpecBankType)).toEqual(expected)
    expect(options.map(({ bankType }) => bankType)).toEqual(BANK_TYPES)
    expect(options.filter(({ isDisabled }) => !isDisabled).map(({ bankType }) => bankType)).toEqual(available)
    expect(selector.isEmpty).toBe(available.length === 0)
    expect(selector.isDisabled).toBe(available.length === 1)
  },
)
