import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, type, until } from '../../support/host.ts'
import { fieldWords, stateText, toastText, toastTitles } from '../../support/messages.ts'
import { accountRow, said } from '../../support/rows.ts'
import { PATH, US, box, fieldOf, fillUs, input, leave, openForm, options } from '../../support/bank-account-form.ts'
import { CHASE, ME, UNVERIFIED } from '../../support/customer.ts'
import { visit } from '../../support/visit.ts'
import { forgetSteps, LOGGED, watchSteps } from '../../support/navigation.ts'

const INVALID = 'This routing number isn’t valid.'
const HINT = '9 digits, at the bottom of a check.'
const routingWords = (shadow: ShadowRoot) => fieldWords(shadow, 'Routing number')
const LEVEL_1 = { ...ME, verificationLevels: [{ name: 'kyc_level_1', status: 'approved' }] }

describe('adding a bank account', () => {
  afterEach(() => {
    cleanUp()
    forgetSteps()
  })

  it('is sent once, confirmed by a toast, and opens the list [BANK-40, BANK-44, BANK-52, SAFE-B1]', async () => {
    const made = { ...CHASE, id: 'bankAccount_new', accountName: 'Fresh', status: 'pending' }
    const list: unknown[] = []
    const { shadow, element, calls } = await openForm({
      'GET bankAccounts': () => ({ bankAccounts: list }),
      'POST bankAccounts': () => {
        list.push(made)
        return { bankAccount: made }
      },
    })
    const created: unknown[] = []
    element.addEventListener('ramp-bank-account-created', (event) => created.push((event as CustomEvent).detail))
    isTrue(fieldOf(shadow, 'Currency').querySelector('input')!.readOnly, 'the currency is only read')
    await fillUs(shadow)
    for (let press = 0; press < 20; press += 1) button(shadow, 'Add account')!.click()
    await soon(() => equal(toastTitles(shadow), ['Bank account added']))
    await soon(() => equal(accountRow(shadow, 'Fresh'), 'Chase ending in ••••4821 · Checking'))
    equal(
      calls('POST', 'bankAccounts').map(({ body }) => body),
      [
        {
          accountOwner: 'personal',
          bankType: 'us',
          currency: 'usd',
          bankName: 'Chase',
          accountType: 'checking',
          accountHolderName: 'Maya Chen',
          beneficiaryAddress: {
            country: 'USA',
            addressLine1: '1 Main St',
            city: 'Austin',
            state: 'US-TX',
            postalCode: '73301',
          },
          routingNumber: '021000021',
          accountNumber: '000123456789',
        },
      ],
    )
    equal(created, [{ id: 'bankAccount_new' }])
  })

  it('is replaced by the list of bank accounts with the same hidden tabs [BANK-01]', async () => {
    const steps = watchSteps()
    const made = { ...CHASE, id: 'bankAccount_new' }
    const { shadow } = await openForm(
      { 'POST bankAccounts': () => ({ bankAccount: made }) },
      LOGGED,
      `${PATH}?hidden=["wallets"]`,
    )
    const { behind } = steps.at(-1)!
    await fillUs(shadow)
    button(shadow, 'Add account')!.click()
    await until(() => steps.at(-1)?.path === '/my-accounts', 'the list')
    equal(steps.at(-1), {
      navigation: 'replace',
      path: '/my-accounts',
      params: { type: 'bank', hidden: ['wallets'] },
      behind,
    })
  })

  it('shows an error at each missing field and focuses the first [BANK-12, BANK-13]', async () => {
    const { shadow, calls } = await openForm()
    button(shadow, 'Add account')!.click()
    await until(() => shadow.activeElement === input(shadow, 'bankName'))
    equal(shadow.querySelectorAll('[aria-invalid=true]').length, 8)
    type(input(shadow, 'bankName'), 'Chase')
    await until(() => input(shadow, 'bankName').getAttribute('aria-invalid') === null)
    equal(calls('POST', 'bankAccounts'), [])
  })

  it('announces the missing fields in one sentence, and names the field of each error [A11Y-03]', async () => {
    const { shadow } = await openForm()
    const alerts = () =>
      [...shadow.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).filter(Boolean)
    button(shadow, 'Add account')!.click()
    await until(() => alerts().length > 0, 'the announcement')
    equal(alerts(), [
      'Check 8 fields: Bank name, Routing number, Account number, Full name, Address line 1, City, State, ZIP code',
    ])
    const street = input(shadow, 'beneficiaryAddress.addressLine1')
    equal(
      shadow.getElementById(street.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent,
      'Enter the address.',
    )
    equal(fieldOf(shadow, 'Address line 1').querySelector('p')?.textContent, 'Address line 1: Enter the address.')
    equal(fieldOf(shadow, 'State').querySelector('p')?.textContent, 'State: Select a state.')
    equal(fieldOf(shadow, 'ZIP code').querySelector('p')?.textContent, 'ZIP code: Enter the ZIP code.')
    type(street, '1 Main St')
    await until(() => alerts().length === 0, 'the end of the announcement')
  })

  it('announces the error of one field with the name of the field [A11Y-03]', async () => {
    const { shadow } = await openForm()
    type(input(shadow, 'routingNumber'), '0210ß')
    leave(input(shadow, 'routingNumber'))
    await until(() => shadow.querySelector('[role=alert].sr-vh')?.textContent)
    equal(
      shadow.querySelector('[role=alert].sr-vh')!.textContent,
      'Routing number: This routing number isn’t valid. A routing number has 9 digits.',
    )
  })

  it('counts an error that was announced before among those of the refused form, in the form’s order [A11Y-03]', async () => {
    const { shadow } = await openForm()
    const announced = () => shadow.querySelector('[role=alert].sr-vh')?.textContent ?? ''
    type(input(shadow, 'routingNumber'), '0210ß')
    leave(input(shadow, 'routingNumber'))
    await until(() => announced().startsWith('Routing number:'))
    button(shadow, 'Add account')!.click()
    await until(() => announced().startsWith('Check 8 fields: Bank name, Routing number, Account number,'))
  })

  it('validates a field when it loses the focus, and from then on at each input [BANK-23]', async () => {
    const { shadow } = await openForm()
    type(input(shadow, 'routingNumber'), '0210ß')
    equal(routingWords(shadow), [HINT], 'nothing while it is typed')
    leave(input(shadow, 'routingNumber'))
    await soon(() => equal(routingWords(shadow), [`${INVALID} A routing number has 9 digits.`, HINT]))
    type(input(shadow, 'routingNumber'), '021000021')
    await soon(() => equal(routingWords(shadow), [HINT]))
  })

  it('asks to check the digits where the server refuses a number that has the right length [BANK-53]', async () => {
    const { shadow } = await openForm({
      'POST bankAccounts': () =>
        failure(422, {
          issues: [{ code: 'custom', path: ['routingNumber'], message: 'validation.invalidRoutingNumber' }],
        }),
    })
    await fillUs(shadow)
    button(shadow, 'Add account')!.click()
    const CHECK = `${INVALID} Check for a mistyped digit.`
    await soon(() => equal(routingWords(shadow), [CHECK, HINT], 'at the field'))
    equal(toastText(shadow, 'Bank account not added'), CHECK)
    type(input(shadow, 'routingNumber'), '02100002')
    const LENGTH = 'A routing number usually has 9 digits. Check for typos.'
    await soon(() => equal(routingWords(shadow), [LENGTH, HINT], 'eight digits'))
  })

  it('keeps its values after a refusal, shows it at its field, and refetches the list [BANK-53, BANK-54]', async () => {
    let reads = 0
    const { shadow, go } = await openForm({
      'GET bankAccounts': () => ({ bankAccounts: Array.from({ length: ++reads && 1 }, () => CHASE) }),
      'POST bankAccounts': () =>
        failure(422, {
          issues: [{ code: 'custom', path: ['routingNumber'], message: 'validation.invalidRoutingNumber' }],
        }),
    })
    await go('/my-accounts')
    await soon(() => equal(accountRow(shadow, 'Everyday'), 'Chase ending in ••••4821 · Checking'))
    await go(PATH)
    await until(() => input(shadow, 'bankName'))
    await fillUs(shadow)
    const before = reads
    button(shadow, 'Add account')!.click()
    await soon(() => equal(toastText(shadow, 'Bank account not added'), `${INVALID} Check for a mistyped digit.`))
    await until(() => reads > before, 'the list is refetched')
    await soon(() => equal(routingWords(shadow), [`${INVALID} Check for a mistyped digit.`, HINT], 'at the field'))
    await until(() => shadow.activeElement === input(shadow, 'routingNumber'))
    for (const [name, text] of Object.entries(US)) equal(input(shadow, name).value, text)
    equal(box(shadow, 'State').value, 'Texas')
  })

  it('shows types that need more verification as disabled [STATE-BFORM-09]', async () => {
    const me = { ...LEVEL_1, verificationLevels: [...LEVEL_1.verificationLevels, { name: 'sepa', status: 'approved' }] }
    const { shadow } = await openForm({ 'GET me': () => me })
    box(shadow, 'Where is the account?').click()
    const mexico = await until(() => options(shadow).find(({ textContent }) => textContent?.startsWith('Mexico')))
    equal(mexico.getAttribute('aria-disabled'), 'true')
    equal(said(mexico), 'Mexico Needs more verification', 'the reason')
  })

  it('has no selector for a single type, and no form without any type [STATE-BFORM-10, STATE-BFORM-11]', async () => {
    const { shadow } = await openForm({ 'GET me': () => LEVEL_1 })
    equal(box(shadow, 'Where is the account?').getAttribute('aria-disabled'), 'true')
    cleanUp()
    const { shadow: other } = await visit(PATH, { answers: { 'GET me': () => UNVERIFIED } })
    const sentence =
      'You can add a bank account as soon as your verification is approved. If it has taken more than a day, contact support.'
    await soon(() => equal(stateText(other, 'Your verification isn’t complete yet'), sentence))
    isTrue(button(other, 'Contact support'), 'a way to write')
    isNull(button(other, 'Add account'), 'a form')
  })

  it('offers a recipient in ramp-only mode and not in normal mode [MODE-04, BANK-07]', async () => {
    const RECIPIENT = ['businessName', 'businessTaxId', 'businessEmail', 'businessPhone']
    const shown = (root: ShadowRoot) => RECIPIENT.filter((name) => input(root, name))
    const owners = (root: ShadowRoot) => [
      ...root.querySelectorAll<HTMLElement>('[role=radiogroup][aria-label="Account owner"] [role=radio]'),
    ]
    const { shadow } = await openForm()
    equal([owners(shadow).length, shown(shadow)], [0, []])
    cleanUp()
    const { shadow: only } = await openForm({}, { 'ramp-only': '' })
    equal(shown(only), [], 'before one is chosen')
    ;(await until(() => owners(only)[1], 'the choice of the owner')).click()
    await until(() => shown(only).length === RECIPIENT.length, 'the fields of a recipient')
    owners(only)[0]!.click()
    await until(() => shown(only).length === 0, 'nothing of a recipient')
  })

  it('has the recipient’s fields in ramp-only mode only [BANK-51, MODE-04, B18, B20]', async () => {
    const { shadow } = await openForm({}, {}, `${PATH}?intent=thirdParty`)
    isNull(input(shadow, 'businessName'), 'a business')
    cleanUp()
    const { shadow: only } = await openForm({}, { 'ramp-only': '' }, `${PATH}?intent=thirdParty`)
    type(await until(() => input(only, 'businessName')), 'Kaito Ceramics LLC')
    leave(input(only, 'businessName'))
    await until(() => input(only, 'accountHolderName').value === 'Kaito Ceramics LLC')
  })
})
