import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, type, until } from '../../support/host.ts'
import { fieldWords, toastTitles } from '../../support/messages.ts'
import { choose, fillUs, input, leave, openForm } from '../../support/bank-account-form.ts'
import { CHASE } from '../../support/customer.ts'

const MISTYPED = 'The last digit doesn’t match the other eight. Check for a mistyped digit.'
const IBAN_HINT = 'It starts with 2 letters and 2 digits.'
const HINT = '9 digits, at the bottom of a check.'

/** What a screen reader reads after the name of the field. */
const descriptions = (shadow: ShadowRoot, name: string) =>
  (input(shadow, name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => shadow.getElementById(id)?.textContent)
const says = (shadow: ShadowRoot, label: string, words: readonly string[]) =>
  soon(() => equal(fieldWords(shadow, label), words, label))
const announced = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('form [role=status]')].map(({ textContent }) => textContent).filter(Boolean)
const alerts = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).filter(Boolean)

function enter(shadow: ShadowRoot, name: string, text: string) {
  type(input(shadow, name), text)
  leave(input(shadow, name))
}

async function openEurope() {
  const visitor = await openForm()
  await choose(visitor.shadow, 'Where is the account?', 'Europe')
  await until(() => input(visitor.shadow, 'iban'))
  return visitor
}

describe('help with a number', () => {
  afterEach(cleanUp)

  it('doubts its check digits once the field is left, without an error [BANK-23, A11Y-03]', async () => {
    const { shadow } = await openForm()
    enter(shadow, 'routingNumber', '021000012')
    await says(shadow, 'Routing number', [MISTYPED, HINT])
    equal(descriptions(shadow, 'routingNumber'), [MISTYPED, HINT])
    equal(announced(shadow), [`Routing number: ${MISTYPED}`])
    equal([input(shadow, 'routingNumber').getAttribute('aria-invalid'), alerts(shadow)], [null, []])
    type(input(shadow, 'routingNumber'), '021000021')
    await says(shadow, 'Routing number', [HINT])
    equal([descriptions(shadow, 'routingNumber'), announced(shadow)], [[HINT], []])
  })

  it('says nothing of a number that is still typed [BANK-24]', async () => {
    const { shadow } = await openEurope()
    type(input(shadow, 'iban'), 'DE89370400440532013000')
    await says(shadow, 'IBAN', ['An account in Germany.'])
    type(input(shadow, 'iban'), 'DE8937040044053201300')
    await says(shadow, 'IBAN', [IBAN_HINT])
    leave(input(shadow, 'iban'))
    await says(shadow, 'IBAN', ['An IBAN from Germany has 22 characters. This one has 21.', IBAN_HINT])
  })

  it('does not keep the form from being sent, and the server has the last word [BANK-23, BANK-53]', async () => {
    let answer: () => unknown = () =>
      failure(422, {
        issues: [{ code: 'custom', path: ['routingNumber'], message: 'validation.invalidRoutingNumber' }],
      })
    const { shadow, calls } = await openForm({ 'POST bankAccounts': () => answer() })
    await fillUs(shadow)
    enter(shadow, 'routingNumber', '021000012')
    await says(shadow, 'Routing number', [MISTYPED, HINT])
    button(shadow, 'Add account')!.click()
    const REFUSED = 'This routing number isn’t valid. Check for a mistyped digit.'
    await says(shadow, 'Routing number', [REFUSED, HINT])
    equal((calls('POST', 'bankAccounts')[0]!.body as Record<string, unknown>).routingNumber, '021000012')

    answer = () => ({ bankAccount: { ...CHASE, id: 'bankAccount_new' } })
    enter(shadow, 'routingNumber', '021000013')
    await says(shadow, 'Routing number', [MISTYPED, HINT])
    button(shadow, 'Add account')!.click()
    await until(() => toastTitles(shadow).includes('Bank account added'), 'the toast')
  })

  it('doubts a form that it does not know, and lets it be sent [BANK-23, B3]', async () => {
    const { shadow, calls } = await openForm({ 'POST bankAccounts': () => failure(422, { code: 'refused' }) })
    await fillUs(shadow)
    enter(shadow, 'accountNumber', '12')
    const DOUBT = 'Account numbers here usually look different. Check for typos.'
    await until(() => descriptions(shadow, 'accountNumber')[0] === DOUBT, 'the doubt')
    equal(input(shadow, 'accountNumber').getAttribute('aria-invalid'), null)
    button(shadow, 'Add account')!.click()
    await until(() => calls('POST', 'bankAccounts').length === 1, 'the request')
    equal((calls('POST', 'bankAccounts')[0]!.body as Record<string, unknown>).accountNumber, '12')
  })

  it('names the country of an IBAN and of a BIC in the place of the hint [BANK-24, BANK-25]', async () => {
    const { shadow } = await openEurope()
    equal(descriptions(shadow, 'iban'), [IBAN_HINT])
    type(input(shadow, 'iban'), 'DE89 3704 0044 0532 0130 00')
    await until(() => descriptions(shadow, 'iban')[0] === 'An account in Germany.', 'the country of the IBAN')
    type(input(shadow, 'bic'), 'cobadeff')
    await until(() => descriptions(shadow, 'bic')[0] === 'A bank in Germany.', 'the country of the BIC')
    enter(shadow, 'bic', 'BNPAFRPP')
    const APART = 'This bank is in France, but the IBAN is from Germany. Check that they belong together.'
    await until(() => descriptions(shadow, 'bic')[0] === APART, 'two countries')
    type(input(shadow, 'iban'), 'FR1420041010050500013M02606')
    await until(() => descriptions(shadow, 'bic')[0] === 'A bank in France.', 'one country')
  })

  it('says how long the IBAN of a country is [BANK-25]', async () => {
    const { shadow } = await openEurope()
    enter(shadow, 'iban', 'DE8937040044053201300')
    const LENGTH = 'An IBAN from Germany has 22 characters. This one has 21.'
    await until(() => descriptions(shadow, 'iban')[0] === LENGTH, 'the length')
    enter(shadow, 'iban', 'DE8')
    await says(shadow, 'IBAN', ['This IBAN isn’t valid. Check for typos.', IBAN_HINT])
  })

  it('names the bank of an IFSC, and the kind of a Pix key [BANK-28, BANK-30]', async () => {
    const { shadow } = await openForm({
      'GET bankIds': () => ({ bankIds: [{ id: 'b', name: 'State Bank of India' }] }),
    })
    await choose(shadow, 'Where is the account?', 'India')
    await until(() => input(shadow, 'inrIfsc'))
    type(input(shadow, 'inrIfsc'), 'hdfc0000001')
    await until(() => descriptions(shadow, 'inrIfsc')[0] === 'A branch of HDFC Bank.', 'the bank')
    await choose(shadow, 'Bank name', 'State Bank')
    leave(input(shadow, 'inrIfsc'))
    const APART =
      'This IFSC belongs to HDFC Bank, but the bank you selected is State Bank of India. Check which one is yours.'
    await until(() => descriptions(shadow, 'inrIfsc')[0] === APART, 'two banks')
    await choose(shadow, 'Where is the account?', 'Brazil')
    await until(() => input(shadow, 'pixKey'))
    type(input(shadow, 'pixKey'), '+55 11 98765 4321')
    await until(() => descriptions(shadow, 'pixKey')[0] === 'A phone number key.', 'the kind')
  })

  it('doubts a post box in the street once it is left [BANK-16, B3]', async () => {
    const { shadow } = await openForm()
    const doubt = 'This looks like a P.O. box. Banks usually ask for the street where the holder is.'
    enter(shadow, 'beneficiaryAddress.addressLine1', 'P.O. Box 12')
    await says(shadow, 'Address line 1', [doubt])
    equal(input(shadow, 'beneficiaryAddress.addressLine1').getAttribute('aria-invalid'), null)
    type(input(shadow, 'beneficiaryAddress.addressLine1'), '1 Main St')
    await says(shadow, 'Address line 1', [])
  })

  it('says that a holder’s name is cut to 35 characters [B18]', async () => {
    const { shadow } = await openForm({}, { 'ramp-only': '' }, '/my-accounts/bank-accounts/new?intent=thirdParty')
    await until(() => input(shadow, 'businessName'))
    enter(shadow, 'businessName', 'Kaito Ceramics and Porcelain of the North LLC')
    const doubt =
      'The legal name is cut to 35 characters here. The bank compares it with its own: check that it’s the name on the account.'
    await says(shadow, 'Full name', [doubt])
    type(input(shadow, 'accountHolderName'), 'Kaito Ceramics')
    await says(shadow, 'Full name', [])
  })
})
