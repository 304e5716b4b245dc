import { set } from 'react-hook-form'
import { expect, test } from 'vitest'
import { messages } from '../../../../locales/en/bank-accounts.ts'
import { BANK_TYPES } from '../../../domain/bank-accounts/form/bank-types.ts'
import { filledForm } from '../../../domain/bank-accounts/bank-account.fixture.ts'
import type { BankAccountForm } from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { bankAccountErrors } from '../../../domain/bank-accounts/form/validation.ts'
import { resolver } from './resolver.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const leavesOf = (tree: object): string[] =>
  Object.values(tree).flatMap((value: { message?: string }) => value.message ?? leavesOf(value))

const blankOf = (form: BankAccountForm): BankAccountForm => {
  const blank = structuredClone(form)
  const { beneficiaryAddress, accountOwner: _, bankType: __, ...fields } = form
  for (const name of Object.keys(fields)) set(blank, name, '')
  for (const name of Object.keys(beneficiaryAddress)) set(blank, `beneficiaryAddress.${name}`, '')
  return blank
}

test.each(BANK_TYPES)('each required field of %s asks for its own content [BANK-12, I18N-02]', async (bankType) => {
  for (const accountOwner of ['personal', 'third_party'] as const) {
    const form = { ...blankOf({ ...filledForm(bankType), accountOwner }), businessName: 'Acme' }
    const { errors } = await resolver(form, undefined, options)
    const shown = leavesOf(errors)
    expect(shown).toHaveLength(Object.keys(bankAccountErrors(form)).length)
    for (const message of shown) expect(messages).toHaveProperty([message])
    expect(shown).not.toContain('validation.required')
  }
})

test('an address error names the field as the country does [BANK-19, BANK-20]', async () => {
  const messagesIn = async (country: string) => {
    const form = filledForm('us')
    const address = { ...form.beneficiaryAddress, country, state: '', postalCode: '' }
    const { errors } = await resolver({ ...form, beneficiaryAddress: address }, undefined, options)
    return leavesOf(errors).map((id) => (messages as Record<string, unknown>)[id])
  }
  expect(await messagesIn('USA')).toEqual([['Select a state.'], ['Enter the ZIP code.']])
  expect(await messagesIn('CAN')).toEqual([['Select a province.'], ['Enter the postal code.']])
  expect(await messagesIn('GBR')).toEqual([['Select a region.'], ['Enter the postcode.']])
})
