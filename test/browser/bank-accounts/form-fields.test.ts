import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, type, until, type Answers } from '../../support/host.ts'
import { fieldWords } from '../../support/messages.ts'
import { US, box, choose, fieldOf, input, openForm, options } from '../../support/bank-account-form.ts'

const BANKS = [
  { id: 'bank_sbi', name: 'State Bank of India' },
  { id: 'bank_hdfc', name: 'HDFC Bank' },
  { id: 'bank_icici', name: 'ICICI Bank' },
]
const LISTED: Answers = { 'GET bankIds': () => ({ bankIds: BANKS }) }
const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))

describe('a field of the bank account form', () => {
  afterEach(cleanUp)

  it('removes whitespace from numbers while they are typed [BANK-39]', async () => {
    const { shadow } = await openForm()
    type(input(shadow, 'routingNumber'), ' 021 000\t021 ')
    equal(input(shadow, 'routingNumber').value, '021000021')
    await choose(shadow, 'Where is the account?', 'Europe')
    await until(() => input(shadow, 'iban'))
    type(input(shadow, 'iban'), 'DE89 3704 0044')
    equal(input(shadow, 'iban').value, 'DE8937040044')
  })

  it('shows a pasted number as it is sent: without its label, in plain digits and dashes [BANK-39, B25]', async () => {
    const { shadow } = await openForm()
    await choose(shadow, 'Where is the account?', 'Europe')
    await until(() => input(shadow, 'iban'))
    type(input(shadow, 'iban'), 'IBAN DE89\u00ad3704 0044')
    equal(input(shadow, 'iban').value, 'DE89-37040044')
    await choose(shadow, 'Where is the account?', 'Great Britain')
    await until(() => input(shadow, 'sortCode'))
    type(input(shadow, 'sortCode'), '１２–34–56')
    equal(input(shadow, 'sortCode').value, '12-34-56')
  })

  it('asks for a postal code only where the country has them [BANK-20, B12]', async () => {
    const { shadow } = await openForm()
    await until(() => fieldOf(shadow, 'ZIP code'))
    await choose(shadow, 'Country', 'Hong Kong')
    await until(() => !input(shadow, 'beneficiaryAddress.postalCode'), 'no postal code in Hong Kong')
    await choose(shadow, 'Country', 'Canada')
    await until(() => input(shadow, 'beneficiaryAddress.postalCode')?.value === '', 'an empty one in Canada')
  })

  it('offers the states of the chosen country, and disables the field otherwise [BANK-41, BANK-42, B12]', async () => {
    const { shadow, calls } = await openForm()
    await choose(shadow, 'Where is the account?', 'Europe')
    await until(() => box(shadow, 'State').disabled)
    equal(box(shadow, 'State').placeholder, 'Country first', 'the reason')
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
    await soon(() => equal(fieldWords(shadow, 'Bank name'), ['Select your bank from the list.']))
    const bank = box(shadow, 'Bank name')
    type(bank, 'STATE bank')
    await until(() => options(shadow).length === 1)
    press(bank, 'Enter')
    await until(() => bank.value === 'State Bank of Indi…')
    await until(() => bank.closest('[title]')?.getAttribute('title') === 'State Bank of India', 'the whole name')
    bank.blur()
    bank.click()
    await until(() => options(shadow).length === 3)
    await until(() => !bank.closest('[title]'), 'no name that was picked')
  })

  it('searches a list of banks that comes later for what is typed before it is there [BANK-46]', async () => {
    let arrive = () => {}
    const list = new Promise((resolve) => (arrive = () => resolve({ bankIds: BANKS })))
    const { shadow } = await openForm({ 'GET bankIds': () => list })
    await choose(shadow, 'Where is the account?', 'India')
    const bank = await until(() => box(shadow, 'Bank name'))
    bank.focus()
    type(bank, 'hdfc')
    await until(
      () => fieldOf(shadow, 'Bank name')?.textContent?.includes('Loading'),
      'the list says that it is loading',
    )
    arrive()
    await until(() => options(shadow).length === 1, 'the match')
    equal([bank.value, shadow.activeElement === bank], ['hdfc', true], 'the field')
    press(bank, 'Enter')
    await until(() => bank.value === 'HDFC Bank')
  })

  it('accepts a typed bank name where the list is optional, without the id of an earlier pick [BANK-45, B14]', async () => {
    const { shadow, calls } = await openForm({
      ...LISTED,
      'POST bankAccounts': () => failure(422, { code: 'refused' }),
    })
    await choose(shadow, 'Where is the account?', 'Great Britain')
    await until(() => fieldOf(shadow, 'Bank name')?.querySelector('[role=combobox]'))
    await choose(shadow, 'Bank name', 'HDFC')
    await choose(shadow, 'Bank name', 'My bank isn’t listed')
    type(await until(() => input(shadow, 'bankName')), 'Monzo')
    button(shadow, 'Select from the list')!.click()
    await until(() => box(shadow, 'Bank name')?.value === '')
    button(shadow, 'Add account')!.click()
    await until(() => box(shadow, 'Bank name').getAttribute('aria-invalid') === 'true', 'a hidden name')
    await choose(shadow, 'Bank name', 'My bank isn’t listed')
    await until(() => input(shadow, 'bankName'))
    const { routingNumber: _, ...shared } = US
    const british = { ...shared, bankName: 'Monzo', sortCode: '20-00-00', accountNumber: '55779911' }
    for (const [name, text] of Object.entries(british)) type(input(shadow, name), text)
    await choose(shadow, 'Region', 'Kent')
    button(shadow, 'Add account')!.click()
    const [post] = await until(() => calls('POST', 'bankAccounts').length > 0 && calls('POST', 'bankAccounts'))
    const { bankName, bankId = null } = post!.body as Record<string, unknown>
    equal([bankName, bankId], ['Monzo', null])
  })

  it('has hints for numbers that are hard to find [BANK-27, BANK-49]', async () => {
    const { shadow } = await openForm()
    await choose(shadow, 'Where is the account?', 'Mexico')
    await soon(() => equal(fieldWords(shadow, 'CLABE'), ['18 digits long']))
    await choose(shadow, 'Where is the account?', 'Canada')
    const hint = '3-digit institution number followed by the 5-digit transit number, e.g. 00607621'
    await soon(() => equal(fieldWords(shadow, 'Branch code'), [hint]))
  })
})
