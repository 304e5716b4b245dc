import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountSamples as samples, createTestCustomer } from '../payouts/test-customer.ts'
import { codeOf, createTestSandbox, type TestSandbox } from '../testing.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

async function customer() {
  const { ask } = await createTestCustomer(box)
  return {
    add: (body: unknown) => ask('POST', 'bankAccounts', body),
    list: async () => (await ask('GET', 'bankAccounts')).data.bankAccounts,
  }
}

const { us } = samples

test.each<[string, object, string]>([
  [
    'a routing number of 8 digits',
    { ...us, routingNumber: '12345678' },
    'routingNumber: validation.invalidRoutingNumber',
  ],
  [
    'a routing number with a wrong checksum',
    { ...us, routingNumber: '021000022' },
    'routingNumber: validation.invalidRoutingNumber',
  ],
  ['an IBAN that cannot be', { ...samples.europe, iban: 'DE89370400440532013001' }, 'iban: validation.invalidIban'],
  ['an IBAN without digits', { ...samples.europe, iban: 'DEXX370400440532013001' }, 'iban: validation.invalidIban'],
  ['a BIC of 9', { ...samples.europe, bic: 'COBADEFFX' }, 'bic: validation.invalidBic'],
  [
    'a CLABE of 17',
    { ...samples.mexico, mxnClabeNumber: '03218000011835971' },
    'mxnClabeNumber: validation.invalidClabe',
  ],
  [
    'a CLABE with a wrong check digit',
    { ...samples.mexico, mxnClabeNumber: '032180000118359718' },
    'mxnClabeNumber: validation.invalidClabe',
  ],
  ['a tax id that cannot be', { ...samples.brazil, taxId: '52998224726' }, 'taxId: validation.invalidTaxId'],
  ['an IFSC without its zero', { ...samples.india, inrIfsc: 'SBIN1000300' }, 'inrIfsc: validation.invalidIfsc'],
  ['a branch of another bank', { ...samples.canada, bankId: 'ca_003' }, 'branchCode: validation.invalidBranchCode'],
  ['a sort code of 5', { ...samples.great_britain, sortCode: '20-00-0' }, 'sortCode: validation.invalidSortCode'],
  [
    'an account of zeros',
    { ...samples.colombia, accountNumber: '00000' },
    'accountNumber: validation.invalidAccountNumber',
  ],
  ['no bank id', { ...samples.singapore, bankId: undefined }, 'bankId: validation.required'],
  ['no bank name', { ...us, bankName: ' ' }, 'bankName: validation.required'],
  [
    'a name of 36',
    { ...us, accountHolderName: 'x'.repeat(36) },
    'accountHolderName: validation.maxLength.accountHolderName',
  ],
  [
    'an unknown country',
    { ...us, beneficiaryAddress: { ...us.beneficiaryAddress, country: 'ZZZ' } },
    'beneficiaryAddress.country: validation.invalidCountry',
  ],
  ['another currency', { ...us, currency: 'eur' }, 'currency: Currency does not match the bank type'],
  ['a bad phone', { ...us, businessPhone: '0123' }, 'businessPhone: validation.phoneNumberInvalid'],
])('%s is refused at its field', async (_, body, issue) => {
  const { add, list } = await customer()
  expect(codeOf(await add(body))).toBe(`422 ${issue}`)
  expect(await list()).toEqual([])
})

test.each(['accountHolderEmail', 'accountHolderPhone', 'accountHolderBirthDate', 'phpNetwork', 'iban', 'anything'])(
  'a field of another bank type is refused: %s [BANK-09] [SAFE-W7]',
  async (key) => {
    const { add } = await customer()
    expect((await add({ ...us, [key]: 'instapay' })).status).toBe(422)
  },
)

test('a channel must belong to its network', async () => {
  const { add } = await customer()
  const body = { ...samples.philippines, phpNetwork: 'swiftpay_pesonet', phpChannelSubject: 'GCASH' }
  expect(codeOf(await add(body))).toBe('422 phpChannelSubject: This bank cannot be reached over the chosen network')
})

test('without strict checks only the format counts', async () => {
  const lax = await createTestSandbox({ settings: { strictBankDetails: false } })
  const { ask } = await createTestCustomer(lax)
  expect((await ask('POST', 'bankAccounts', { ...us, routingNumber: '123456789' })).status).toBe(201)
  await lax.close()
})

test.each(['', 'mars', 'constructor', 7, null, undefined])('bank type %j is unsupported', async (bankType) => {
  const { add } = await customer()
  const { status, body } = await add({ ...us, bankType })
  expect([status, body.error]).toEqual([422, { code: 'bank_type_unsupported', message: 'Unsupported bank type' }])
})

const business = {
  accountOwner: 'third_party',
  businessName: 'Northwind LLC',
  businessType: 'llc',
  businessTaxId: '12-3456789',
  businessEmail: 'billing@northwind.example',
  businessPhone: '+1 555 123 4567',
}

test('a third party is a business with its required fields', async () => {
  const { add } = await customer()
  const { data } = await add({ ...us, ...business })
  expect(data.bankAccount).toMatchObject({
    walletBankAccountsAllowed: false,
    thirdPartyBeneficiaryInfo: { businessName: 'Northwind LLC', businessPhone: '+15551234567', businessDBAName: null },
  })
  const missing = { ...us, ...business, businessTaxId: undefined, businessPhone: undefined, accountNumber: '4444' }
  expect(codeOf(await add(missing))).toBe('422 businessTaxId: validation.required; businessPhone: validation.required')
})

test('a person cannot be a third party, and a holder name is required', async () => {
  const { add } = await customer()
  expect(codeOf(await add({ ...us, accountOwner: 'third_party' }))).toBe('422 third_party_unsupported')
  expect(codeOf(await add({ ...us, ...business, accountHolderName: ' ' }))).toBe('422 holder_required')
  expect(codeOf(await add({ accountOwner: 'third_party', bankType: 'mars' }))).toBe('422 holder_required')
})
