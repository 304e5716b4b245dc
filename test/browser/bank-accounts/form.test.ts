import { equal, isNull, isTrue } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, type, until, type Answers } from '../../support/host.ts'
import { CHASE, ME, UNVERIFIED } from '../../support/customer.ts'
import { ignoreLateSizes, visit, type Visitor } from '../../support/visit.ts'
import { forgetSteps, LOGGED, watchSteps } from '../../support/navigation.ts'

const PATH = '/my-accounts/bank-accounts/new'
const BANKS = [
  { id: 'bank_sbi', name: 'State Bank of India' },
  { id: 'bank_hdfc', name: 'HDFC Bank' },
  { id: 'bank_icici', name: 'ICICI Bank' },
]
const LISTED: Answers = { 'GET bankIds': () => ({ bankIds: BANKS }) }
const LEVEL_1 = { ...ME, verificationLevels: [{ name: 'kyc_level_1', status: 'approved' }] }

const input = (shadow: ShadowRoot, name: string) => shadow.querySelector<HTMLInputElement>(`input[name="${name}"]`)!
const fieldOf = (shadow: ShadowRoot, label: string) =>
  [...shadow.querySelectorAll<HTMLElement>('[part~=field]')].find((field) =>
    field.querySelector('label')?.textContent?.startsWith(label),
  )!
const box = (shadow: ShadowRoot, label: string) =>
  fieldOf(shadow, label).querySelector<HTMLInputElement>('[role=combobox]')!
const options = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>(':popover-open [role=option]')]
const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))

/** A page in the background fires no focus events, so the test dispatches them. */
const leave = (field: HTMLElement) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))

async function choose(shadow: ShadowRoot, label: string, name: string): Promise<void> {
  box(shadow, label).click()
  const found = await until(() => options(shadow).find(({ textContent }) => textContent?.startsWith(name)))
  found.click()
  await until(() => options(shadow).length === 0)
}

async function openForm(answers: Answers = {}, attributes = {}, path = PATH): Promise<Visitor> {
  const visitor = await visit(path, { answers: { 'GET bankIds': () => ({ bankIds: [] }), ...answers }, attributes })
  await until(() => button(visitor.shadow, 'Add account'))
  return visitor
}

const US = {
  bankName: 'Chase',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  accountHolderName: 'Maya Chen',
  'beneficiaryAddress.addressLine1': '1 Main St',
  'beneficiaryAddress.city': 'Austin',
  'beneficiaryAddress.postalCode': '73301',
}

async function fillUs(shadow: ShadowRoot): Promise<void> {
  for (const [name, text] of Object.entries(US)) type(input(shadow, name), text)
  await until(() => !box(shadow, 'State').disabled)
  await choose(shadow, 'State', 'Texas')
}

describe('adding a bank account', () => {
  before(ignoreLateSizes)
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
    await until(() => hasText(shadow, 'Bank account added'))
    await until(() => hasText(shadow, 'Fresh'))
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

  it('validates a field when it loses the focus, and from then on at each input [BANK-23]', async () => {
    const { shadow } = await openForm()
    type(input(shadow, 'routingNumber'), '0210')
    isTrue(!hasText(shadow, 'This routing number isn’t valid.'), 'nothing while it is typed')
    leave(input(shadow, 'routingNumber'))
    await until(() => hasText(shadow, 'This routing number isn’t valid.'))
    type(input(shadow, 'routingNumber'), '021000021')
    await until(() => !hasText(shadow, 'This routing number isn’t valid.'))
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
    await until(() => hasText(shadow, 'Everyday'))
    await go(PATH)
    await until(() => input(shadow, 'bankName'))
    await fillUs(shadow)
    const before = reads
    button(shadow, 'Add account')!.click()
    await until(() => hasText(shadow, 'Bank account not added'))
    await until(() => reads > before, 'the list is read anew')
    await until(() => hasText(fieldOf(shadow, 'Routing number'), 'This routing number isn’t valid.'), 'at the field')
    await until(() => shadow.activeElement === input(shadow, 'routingNumber'))
    for (const [name, text] of Object.entries(US)) equal(input(shadow, name).value, text)
    equal(box(shadow, 'State').value, 'Texas')
  })

  it('removes whitespace from numbers while they are typed [BANK-39]', async () => {
    const { shadow } = await openForm()
    type(input(shadow, 'routingNumber'), ' 021 000\t021 ')
    equal(input(shadow, 'routingNumber').value, '021000021')
    await choose(shadow, 'Where is the account?', 'Europe')
    await until(() => input(shadow, 'iban'))
    type(input(shadow, 'iban'), 'DE89 3704 0044')
    equal(input(shadow, 'iban').value, 'DE8937040044')
  })

  it('offers the states of the chosen country, and disables the field otherwise [BANK-41, BANK-42, B12]', async () => {
    const { shadow, calls } = await openForm()
    await choose(shadow, 'Where is the account?', 'Europe')
    await until(() => box(shadow, 'State').disabled)
    await choose(shadow, 'Country', 'Monaco')
    await choose(shadow, 'Country', 'Germany')
    await until(() => !box(shadow, 'State').disabled)
    await choose(shadow, 'State', 'Bayern')
    await choose(shadow, 'Country', 'Vatican')
    await until(() => box(shadow, 'State').disabled && box(shadow, 'State').value === 'None')
    equal(calls('POST', 'bankAccounts'), [])
  })

  it('requires a bank from the list, and Enter picks the only match [BANK-43, BANK-46, BANK-47, BANK-48]', async () => {
    const { shadow } = await openForm(LISTED)
    await choose(shadow, 'Where is the account?', 'India')
    await until(() => box(shadow, 'Bank name'))
    await until(() => hasText(shadow, 'Pick it from the list.'))
    const bank = box(shadow, 'Bank name')
    type(bank, 'STATE bank')
    await until(() => options(shadow).length === 1)
    press(bank, 'Enter')
    await until(() => bank.value === 'State Bank of Indi…')
    equal(bank.closest('[title]')!.getAttribute('title'), 'State Bank of India')
    bank.blur()
    bank.click()
    await until(() => options(shadow).length === 3)
    isNull(bank.closest('[title]'), 'the name that was picked')
  })

  it('accepts a typed bank name where the list is optional, without the id of an earlier pick [BANK-45, B14]', async () => {
    const { shadow, calls } = await openForm({ ...LISTED, 'POST bankAccounts': () => failure(422) })
    await choose(shadow, 'Where is the account?', 'Great Britain')
    await until(() => fieldOf(shadow, 'Bank name')?.querySelector('[role=combobox]'))
    await choose(shadow, 'Bank name', 'HDFC')
    await choose(shadow, 'Bank name', 'My bank isn’t listed')
    type(await until(() => input(shadow, 'bankName')), 'Monzo')
    button(shadow, 'Choose from the list')!.click()
    await until(() => box(shadow, 'Bank name')?.value === '')
    button(shadow, 'Add account')!.click()
    await until(() => box(shadow, 'Bank name').getAttribute('aria-invalid') === 'true', 'a hidden name')
    await choose(shadow, 'Bank name', 'My bank isn’t listed')
    await until(() => input(shadow, 'bankName'))
    const { routingNumber: _, ...shared } = US
    const own = { ...shared, bankName: 'Monzo', sortCode: '20-00-00', accountNumber: '55779911' }
    for (const [name, text] of Object.entries(own)) type(input(shadow, name), text)
    await choose(shadow, 'Region', 'Kent')
    button(shadow, 'Add account')!.click()
    const [post] = await until(() => calls('POST', 'bankAccounts').length > 0 && calls('POST', 'bankAccounts'))
    const { bankName, bankId = null } = post!.body as Record<string, unknown>
    equal([bankName, bankId], ['Monzo', null])
  })

  it('has hints for numbers that are hard to find [BANK-27, BANK-49]', async () => {
    const { shadow } = await openForm()
    await choose(shadow, 'Where is the account?', 'Mexico')
    await until(() => hasText(shadow, '18 digits long'))
    await choose(shadow, 'Where is the account?', 'Canada')
    await until(() =>
      hasText(shadow, '3-digit institution number followed by the 5-digit transit number, e.g. 00607621'),
    )
  })

  it('shows types that need more verification as disabled [STATE-BFORM-09]', async () => {
    const me = { ...LEVEL_1, verificationLevels: [...LEVEL_1.verificationLevels, { name: 'sepa', status: 'approved' }] }
    const { shadow } = await openForm({ 'GET me': () => me })
    box(shadow, 'Where is the account?').click()
    const mexico = await until(() => options(shadow).find(({ textContent }) => textContent?.startsWith('Mexico')))
    equal(mexico.getAttribute('aria-disabled'), 'true')
    isTrue(hasText(mexico, 'Needs more verification'), 'the reason')
  })

  it('has no selector for a single type, and no form without any type [STATE-BFORM-10, STATE-BFORM-11]', async () => {
    const { shadow } = await openForm({ 'GET me': () => LEVEL_1 })
    equal(box(shadow, 'Where is the account?').getAttribute('aria-disabled'), 'true')
    cleanUp()
    const { shadow: other } = await visit(PATH, { answers: { 'GET me': () => UNVERIFIED } })
    await until(() => hasText(other, 'Your verification isn’t finished'))
    isTrue(button(other, 'Contact support'), 'a way to write')
    isNull(button(other, 'Add account'), 'a form')
  })

  it('offers a recipient in ramp-only mode and not in normal mode [MODE-04, BANK-07]', async () => {
    const RECIPIENT = ['businessName', 'businessTaxId', 'businessEmail', 'businessPhone', 'accountHolderEmail']
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
