import { expect, test } from 'vitest'
import { filledForm } from '../bank-accounts/bank-account.fixture.ts'
import { bankAccountPayload } from '../bank-accounts/form/payload.ts'
import { chooseAddressCountry } from '../bank-accounts/form/reactions.ts'
import { bankAccountErrors } from '../bank-accounts/form/validation.ts'
import { formatAddress } from '../bank-accounts/postal-address.ts'
import { COUNTRIES } from './countries.ts'
import { hasPostalCodes } from './postal-codes.ts'

const WITHOUT = COUNTRIES.filter((country) => !hasPostalCodes(country))

test('a country without postal codes is asked for none, and N/A is sent and not shown [BANK-20, B12]', () => {
  expect(WITHOUT).toHaveLength(54)
  for (const country of WITHOUT) {
    const form = chooseAddressCountry(filledForm('us'), country)
    expect(bankAccountErrors({ ...form, beneficiaryAddress: { ...form.beneficiaryAddress, state: 'N/A' } })).toEqual({})
    const { beneficiaryAddress } = bankAccountPayload(form)
    expect(beneficiaryAddress.postalCode).toBe('N/A')
    expect(formatAddress(beneficiaryAddress)).not.toContain('N/A')
  }
})

test('in a country with postal codes, the customer’s is kept, and none is made up [BANK-20, B12]', () => {
  const codeOf = (...countries: readonly string[]) =>
    countries.reduce(chooseAddressCountry, filledForm('us')).beneficiaryAddress.postalCode
  expect(codeOf('DEU')).toBe('73301')
  expect(codeOf('ARE', 'DEU')).toBe('')
  for (const country of ['USA', 'DEU', 'GBR', 'IND', 'BRA', 'PAN', 'IRL']) expect(hasPostalCodes(country)).toBe(true)
})
