import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBankAccount } from '../../src/api/bank-accounts.ts'
import { listBankIds } from '../../src/api/bank-ids.ts'
import { filledForm, thirdParty } from '../../src/domain/bank-accounts/bank-account.fixture.ts'
import type { BankAccountForm } from '../../src/domain/bank-accounts/form/bank-account-form.ts'
import { BANK_TYPES, type BankType, rulesOf } from '../../src/domain/bank-accounts/form/bank-types.ts'
import { bankAccountPayload } from '../../src/domain/bank-accounts/form/payload.ts'
import { nameBank } from '../../src/domain/bank-accounts/form/reactions.ts'
import { bankAccountErrors } from '../../src/domain/bank-accounts/form/validation.ts'
import { openContract, type Contract, type Customer } from './support.ts'

let contract: Contract
let person: Customer
beforeAll(async () => {
  contract = await openContract()
  person = await contract.customer('empty@example.com')
})
afterAll(() => contract.close())

/** The institution of the Canadian form's branch code. */
const WANTED = 'ca_006'

/** Fills in the form as a customer does, with the bank picked from the list if there is one. */
async function filled(bankType: BankType): Promise<BankAccountForm> {
  const form = { ...filledForm(bankType), bankName: 'Chase', bankId: '' }
  const { country } = rulesOf(bankType)
  const banks = country === '' ? [] : await listBankIds(person.api, country)
  const bank = banks.find(({ id }) => id === WANTED) ?? banks[0]
  return bank ? nameBank(form, bank.name, banks) : form
}

const LAST_FOUR: Readonly<Partial<Record<BankType, string>>> = { europe: '3000', mexico: '9719', philippines: '4567' }

test.each(BANK_TYPES)(
  'an account of type %s is accepted as its form sends it [BANK-11, API-08, SAFE-W7]',
  async (bankType) => {
    const form = await filled(bankType)
    expect(bankAccountErrors(form)).toEqual({})
    const made = await createBankAccount(person.api, bankAccountPayload(form), { key: crypto.randomUUID() })
    expect(made).toMatchObject({
      currency: rulesOf(bankType).currency,
      bankName: form.bankName,
      accountType: rulesOf(bankType).hasAccountType ? 'checking' : null,
      status: 'pending',
      isThirdParty: false,
    })
    const lastFour = LAST_FOUR[bankType]
    if (lastFour) expect(made.last4).toBe(lastFour)
  },
)

test('a recipient business is accepted as its form sends it [BANK-36, API-08]', async () => {
  const form = { ...(await filled('us')), ...thirdParty, accountNumber: '000123456780' }
  expect(bankAccountErrors(form)).toEqual({})
  const made = await createBankAccount(person.api, bankAccountPayload(form), { key: crypto.randomUUID() })
  expect(made).toMatchObject({ isThirdParty: true, accountHolderName: 'Kaito Ceramics LLC' })
})
