import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, type, until, type Answers } from '../../support/host.ts'
import { box, choose, fieldOf, input, leave, openForm, options, PATH } from '../../support/bank-account-form.ts'
import { ME } from '../../support/customer.ts'
import { visit, withAccess } from '../../support/visit.ts'
import { BANK, ROWS } from './account-types.ts'

const LISTED: Answers = { 'GET bankIds': () => ({ bankIds: [BANK] }) }
const WHERE = 'Where is the account?'

/** What the parts of an address are called where it is not "State" and "Postal code". */
const ADDRESS_LABELS: Readonly<Record<string, readonly string[]>> = {
  'United States': ['State', 'ZIP code'],
  'United Kingdom': ['Region', 'Postcode'],
  Canada: ['Province', 'Postal code'],
  Colombia: ['Department', 'Postal code'],
}

const shownIn = (field: HTMLElement) => field.querySelector<HTMLInputElement>('[role=combobox]')!.value
const labelOf = (control: Element) => control.closest('[part~=field]')!.querySelector('label')!.textContent
const invalid = (shadow: ShadowRoot) => [...shadow.querySelectorAll('form [aria-invalid=true]')].map(labelOf)
const radios = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>('form [role=radio]')]

describe('the bank account form', () => {
  afterEach(cleanUp)

  for (const {
    name,
    country,
    labels: numbers,
    sent: { currency },
  } of ROWS)
    it(`asks for what an account in ${name} needs, in its currency and country [BANK-02, BANK-05, BANK-06, BANK-11, BANK-12, BANK-15, BANK-16, BANK-18, BANK-19, BANK-20, BANK-23, BANK-24, BANK-26, BANK-28, BANK-29, BANK-30, BANK-33, BANK-34, STATE-BFORM-02, STATE-BFORM-03]`, async () => {
      const { shadow, calls } = await openForm(LISTED)
      if (name !== 'United States') await choose(shadow, WHERE, name)
      await until(() => fieldOf(shadow, numbers[0]!), name)
      equal(fieldOf(shadow, 'Currency').querySelector('input')!.value, currency.toUpperCase())
      equal(shownIn(fieldOf(shadow, 'Country')), country)
      button(shadow, 'Add account')!.click()
      await until(() => invalid(shadow).length > 0, 'the errors')
      const labels = ADDRESS_LABELS[country] ?? ['State', 'Postal code']
      const address = [...(country === '' ? ['Country'] : []), 'Address line 1', 'City', ...labels]
      equal(invalid(shadow), ['Bank name', ...numbers, 'Full name', ...address])
      equal(calls('POST', 'bankAccounts'), [])
    })

  it('takes 35 characters of a name or an address and no more [BANK-14, BANK-16, BANK-17, BANK-18]', async () => {
    const { shadow } = await openForm()
    const NAMES = [
      'accountHolderName',
      ...['addressLine1', 'addressLine2', 'city'].map((part) => `beneficiaryAddress.${part}`),
    ]
    for (const name of NAMES) {
      const field = input(shadow, name)
      type(field, 'a'.repeat(36))
      leave(field)
      await until(() => hasText(field.closest('[part~=field]')!, 'Use 35 characters or fewer.'), name)
      type(field, 'a'.repeat(35))
      await until(() => field.getAttribute('aria-invalid') === null, `${name} of 35`)
    }
    type(input(shadow, 'beneficiaryAddress.addressLine2'), '')
    leave(input(shadow, 'beneficiaryAddress.addressLine2'))
    equal(input(shadow, 'beneficiaryAddress.addressLine2').getAttribute('aria-invalid'), null, 'the optional line')
  })

  it('starts as a checking account of the customer in the United States [BANK-03, BANK-04, BANK-08, BANK-50]', async () => {
    const { shadow } = await openForm({}, { 'ramp-only': '' })
    equal(
      radios(shadow).map((radio) => [radio.textContent, radio.getAttribute('aria-checked')]),
      [
        ['Me', 'true'],
        ['Someone else', 'false'],
        ['Checking', 'true'],
        ['Savings', 'false'],
      ],
    )
    isTrue(hasText(fieldOf(shadow, WHERE), 'United States'), 'the type')
    equal(fieldOf(shadow, 'Currency').querySelector('input')!.value, 'USD')
    radios(shadow)[1]!.click()
    const business = await until(() => fieldOf(shadow, 'Business type')?.querySelector('select'))
    equal(
      [business.value, [...business.options].map(({ value }) => value)],
      ['corporation', ['cooperative', 'corporation', 'llc', 'partnership', 'soleProprietorship', 'trust']],
    )
  })

  it('is of the company, not of a "Me", where the customer is one [MODE-04, BANK-03]', async () => {
    const { shadow } = await openForm({ 'GET me': () => ({ ...ME, type: 'BUSINESS' }) }, { 'ramp-only': '' })
    equal(
      radios(shadow)
        .slice(0, 2)
        .map(({ textContent }) => textContent),
      ['My company', 'Someone else'],
    )
  })

  it('asks for the business of a recipient, and for its contact once it is named [BANK-36, BANK-37, BANK-38]', async () => {
    const { shadow, calls } = await openForm({}, { 'ramp-only': '' }, `${PATH}?intent=thirdParty`)
    button(shadow, 'Add account')!.click()
    await until(() => hasText(fieldOf(shadow, 'Legal name'), 'Third party beneficiaries are not supported'))
    isTrue(hasText(fieldOf(shadow, 'Full name'), 'Account holder name is required'), 'the name of the holder')
    type(input(shadow, 'businessName'), 'Kaito Ceramics LLC')
    button(shadow, 'Add account')!.click()
    await until(() => input(shadow, 'businessTaxId').getAttribute('aria-invalid') === 'true')
    const needed = ['businessTaxId', 'businessEmail', 'businessPhone']
    equal(
      needed.map((name) => input(shadow, name).getAttribute('aria-invalid')),
      ['true', 'true', 'true'],
    )
    equal(calls('POST', 'bankAccounts'), [])
  })

  it('has other banks on another network of the Philippines, of which the first is selected [BANK-29, STATE-BFORM-04]', async () => {
    const { shadow } = await openForm(LISTED)
    await choose(shadow, WHERE, 'Philippines')
    const banks = await until(() => fieldOf(shadow, 'Bank or e-wallet')?.querySelector('select'))
    equal(banks.value, 'GCASH')
    radios(shadow)
      .find(({ textContent }) => textContent === 'PESONet')!
      .click()
    await until(() => banks.value === 'BDO', 'the first of the other network')
    isTrue(![...banks.options].some(({ value }) => value === 'GCASH'), 'an e-wallet that is not on it')
  })

  for (const [what, levels, kycLevel2, open] of [
    ['level 1 alone', ['kyc_level_1'], true, ['United States']],
    ['SEPA', ['kyc_level_1', 'sepa'], false, ['United States', 'Europe']],
    ['level 2 that the application does not have', ['kyc_level_1', 'kyc_level_2'], false, ['United States']],
    ['level 2', ['kyc_level_2'], true, ROWS.slice(1).map(({ name }) => name)],
  ] as const)
    it(`offers what ${what} opens [STATE-BFORM-05, STATE-BFORM-06, STATE-BFORM-07, STATE-BFORM-08]`, async () => {
      const me = { ...ME, verificationLevels: levels.map((name) => ({ name, status: 'approved' })) }
      const { shadow } = await visit(PATH, { answers: { ...LISTED, ...withAccess({ kycLevel2 }), 'GET me': () => me } })
      await until(() => button(shadow, 'Add account'))
      if (open.length === 1) {
        equal(box(shadow, WHERE).getAttribute('aria-disabled'), 'true')
        isTrue(hasText(fieldOf(shadow, WHERE), open[0]!), 'the only type')
        return
      }
      box(shadow, WHERE).click()
      await until(() => options(shadow).length === ROWS.length, 'the types of ./account-types.ts')
      const offered = options(shadow).filter((option) => option.getAttribute('aria-disabled') !== 'true')
      equal(
        offered.map(({ textContent }) => open.find((name) => textContent!.startsWith(name)) ?? textContent),
        open,
      )
    })
})
