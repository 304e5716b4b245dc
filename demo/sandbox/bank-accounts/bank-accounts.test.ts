import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountSamples as samples, createTestCustomer } from '../payouts/test-customer.ts'
import { codeOf, createTestSandbox, type TestSandbox } from '../testing.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

async function customer(persona = 'empty', applicationId = 'application_sandbox') {
  const { ask } = await createTestCustomer(box, persona, applicationId)
  return {
    ask,
    add: (body: unknown) => ask('POST', 'bankAccounts', body),
    list: async () => (await ask('GET', 'bankAccounts')).data.bankAccounts,
    remove: (id: string) => ask('DELETE', `bankAccounts/${id}`),
  }
}

const { us } = samples

test.each(Object.entries(samples))(
  'an account of type %s is accepted, and active one step later [API-08]',
  async (_, body) => {
    const { add, list } = await customer()
    const { status, data } = await add(body)
    expect(status).toBe(201)
    expect(data.bankAccount).toMatchObject({ status: 'pending', currency: body.currency, owner: expect.any(String) })
    await box.advance()
    expect(await list()).toMatchObject([{ id: data.bankAccount.id, status: 'active' }])
  },
)

test('the answer is masked and mapped as the contract says [API-07] [API-08]', async () => {
  const { add } = await customer()
  const added = async (body: unknown) => (await add(body)).data.bankAccount
  expect(await added(us)).toEqual({
    id: expect.stringMatching(/^bankAccount_[a-z0-9]{24}$/),
    bankName: 'Test Bank',
    accountName: 'Test Bank 6789',
    accountHolderName: 'A',
    accountNumber: '******6789',
    accountType: 'checking',
    last4: '6789',
    status: 'pending',
    deleted: null,
    currency: 'usd',
    owner: expect.any(String),
    pixKey: null,
    clabe: null,
    ifsc: null,
    philippinesAccountNumber: null,
    routingNumber: '021000021',
    iban: null,
    beneficiaryAddress: us.beneficiaryAddress,
    bankAddressString: null,
    thirdPartyBeneficiaryInfo: null,
    walletBankAccounts: [],
    walletBankAccountsAllowed: true,
  })
  expect(await added({ ...samples.mexico, nickname: 'Mine' })).toMatchObject({
    accountName: 'Mine',
    clabe: '032180000118359719',
    last4: '9719',
    walletBankAccountsAllowed: false,
  })
  expect(await added(samples.philippines)).toMatchObject({
    philippinesAccountNumber: '09171234567',
    accountNumber: null,
  })
  expect(await added({ ...samples.india, inrIfsc: 'sbin0000300' })).toMatchObject({ ifsc: 'SBIN0000300' })
  expect(await added(samples.brazil)).toMatchObject({ pixKey: 'alex.winter@example.com' })
  const dashed = { ...samples.europe, iban: 'de89-3704-0044-0532-0130-00' }
  expect(await added(dashed)).toMatchObject({ iban: 'DE89370400440532013000', walletBankAccountsAllowed: true })
})

test.each([
  ['kyc-start', 'us', '403 verification_required'],
  ['tos-start', 'us', '403 terms_required'],
  ['blocked', 'us', '403 capability_missing'],
  ['nosepa', 'europe', '403 capability_missing'],
  ['existing', 'mexico', '403 capability_missing'],
  ['eur-l2', 'us', '403 capability_missing'],
] as const)('%s may not have an account of type %s', async (persona, type, code) => {
  const { add } = await customer(persona)
  expect(codeOf(await add(samples[type]))).toBe(code)
})

test('level 2 counts only for applications with access to it', async () => {
  const { add } = await customer('empty', 'application_basic')
  expect(codeOf(await add(samples.brazil))).toBe('403 capability_missing')
  expect((await add(samples.europe)).status).toBe(201)
})

test('an account number can be added again only after its deletion', async () => {
  const { add, remove } = await customer()
  const { id } = (await add(us)).data.bankAccount
  expect(codeOf(await add({ ...us, routingNumber: '011401533' }))).toBe('409 bank_account_exists')
  expect((await add(samples.europe)).status).toBe(201)
  expect(codeOf(await add({ ...us, accountNumber: '000123-456789' }))).toBe('409 bank_account_exists')
  expect(codeOf(await add({ ...samples.europe, iban: 'DE89-370400440532013000' }))).toBe('409 bank_account_exists')
  await remove(id)
  expect((await add(us)).status).toBe(201)
})

test.each([
  ['great_britain', { sortCode: '20-00-01' }],
  ['canada', { branchCode: '00607622' }],
  ['india', { inrIfsc: 'SBIN0000301' }],
  ['colombia', { bankId: 'co_davivienda' }],
] as const)('the number of an account in %s may be another’s at another bank or branch', async (type, elsewhere) => {
  const { add } = await customer()
  expect((await add(samples[type])).status).toBe(201)
  expect((await add({ ...samples[type], ...elsewhere })).status).toBe(201)
  expect(codeOf(await add(samples[type]))).toBe('409 bank_account_exists')
})

test('of ten concurrent calls one creates the account', async () => {
  const { add, list } = await customer()
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => add(us)))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(409)])
  expect(await list()).toHaveLength(1)
})

test('a deleted account stays listed as inactive, and deleting it again succeeds [API-09]', async () => {
  const { add, list, remove } = await customer()
  const { id } = (await add(us)).data.bankAccount
  expect(await remove(id)).toMatchObject({ status: 200, data: { ok: true } })
  const deletedAt = new Date(box.clock.now()).toISOString()
  box.clock.advance(5000)
  expect(await remove(id)).toMatchObject({ status: 200 })
  await box.advance()
  expect(await list()).toMatchObject([{ id, status: 'inactive', deleted: deletedAt }])
})

test('an account of another customer is not found [API-09]', async () => {
  const [mine, theirs] = [await customer(), await customer()]
  const { id } = (await mine.add(us)).data.bankAccount
  expect(codeOf(await theirs.remove(id))).toBe('404 not_found')
})

test('trigger nicknames make the calls fail, set a status, or keep the account', async () => {
  const { add, list, remove } = await customer()
  const named = (nickname: string, accountNumber = '5555') => add({ ...us, nickname, accountNumber })
  expect((await named('FAIL 422')).body).toMatchObject({ issues: [{ path: ['nickname'] }] })
  expect(await named('FAIL 500')).toMatchObject({ status: 500 })
  expect((await named('FAIL SOURCE')).body).toMatchObject({ error: { source: { nickname: expect.any(String) } } })
  expect((await named('FAIL STRING')).body).toEqual(expect.any(String))
  await named('STATUS invalid', '6661')
  await named('STATUS pending', '6662')
  const { id } = (await named('KEEP', '6663')).data.bankAccount
  await box.advance(3)
  const statuses = (await list()).map(({ accountName, status }: { accountName: string; status: string }) => [
    accountName,
    status,
  ])
  expect(Object.fromEntries(statuses)).toEqual({
    'STATUS invalid': 'invalid',
    'STATUS pending': 'pending',
    KEEP: 'active',
  })
  expect(codeOf(await remove(id))).toBe('409 bank_account_in_use')
})

test('countries with a list answer their banks [API-10]', async () => {
  const { ask } = await customer()
  const banks = async (query: string) => (await ask('GET', `bankIds${query}`)).data.bankIds
  expect(await banks('?countryCode=CAN')).toContainEqual({ id: 'ca_006', name: 'National Bank of Canada' })
  expect([await banks('?countryCode=USA'), await banks('?countryCode=__proto__'), await banks('')]).toEqual([
    [],
    [],
    [],
  ])
})
