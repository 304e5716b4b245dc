import { equal } from '../../support/expect.ts'
import { button, cleanUp, hasText, type, until } from '../../support/host.ts'
import { choose, fieldOf, input, leave, openForm } from '../../support/bank-account-form.ts'

const LONG = 100_000
/** What a hostile page, keyboard or clipboard may put into a number. */
const HOSTILE = [
  '1-'.repeat(LONG / 2),
  'DE89-1-'.repeat(LONG / 7),
  '1\u00ad'.repeat(LONG / 2),
  '\u202e1234567ß',
  '١٢٣٤٥٦ı',
]
const REFUSED = [
  ['Europe', 'iban', 'IBAN', 'This IBAN isn’t valid. Check for typos.'],
  ['Europe', 'bic', 'BIC', 'This BIC isn’t valid. Check for typos.'],
  ['Mexico', 'mxnClabeNumber', 'CLABE', 'This CLABE isn’t valid. Check for typos.'],
  ['Great Britain', 'sortCode', 'Sort code', 'This sort code isn’t valid. Check for typos.'],
  ['Great Britain', 'accountNumber', 'Account number', 'This account number isn’t valid. Check it with your bank.'],
  ['Brazil', 'taxId', 'Tax ID', 'This tax ID isn’t valid. Check for typos.'],
  ['India', 'inrIfsc', 'IFSC', 'This IFSC isn’t valid. Check for typos.'],
] as const

describe('a number that cannot be one', () => {
  afterEach(cleanUp)

  for (const [country, name, label, text] of REFUSED)
    it(`is refused as ${label}, however long or strange it is, and nothing is sent [BANK-25, BANK-31, BANK-32, SAFE-W6]`, async () => {
      const { shadow, calls } = await openForm()
      await choose(shadow, 'Where is the account?', country)
      const field = await until(() => input(shadow, name))
      for (const entered of HOSTILE) {
        type(field, entered)
        leave(field)
        await until(() => hasText(fieldOf(shadow, label), text), `the error of ${JSON.stringify(entered.slice(0, 12))}`)
        equal(field.getAttribute('aria-invalid'), 'true')
        button(shadow, 'Add account')!.click()
        type(field, '')
        await until(() => !hasText(fieldOf(shadow, label), text), 'its end')
      }
      equal(calls('POST', 'bankAccounts'), [])
    })
})

describe('the contact of a recipient that cannot be one', () => {
  afterEach(cleanUp)

  for (const [name, label, text] of [
    ['businessPhone', 'Phone', 'Enter a phone number that starts with + and the country code.'],
    ['businessEmail', 'Email', 'Enter a full email address, like name@example.com.'],
    ['businessWebsite', 'Website', 'Enter a full web address, like example.com.'],
  ] as const)
    it(`is refused as ${label}, however long or strange it is, and nothing is sent [BANK-21, BANK-22, SAFE-W6]`, async () => {
      const { shadow, calls } = await openForm({}, { 'ramp-only': '' })
      shadow.querySelectorAll<HTMLElement>('[role=radiogroup][aria-label="Account owner"] [role=radio]')[1]!.click()
      const field = await until(() => input(shadow, name))
      for (const entered of ['+'.repeat(LONG), 'a.'.repeat(LONG / 2), '\u202e+49 30 1x\u200b', '@'.repeat(LONG)]) {
        type(field, entered)
        leave(field)
        await until(() => hasText(fieldOf(shadow, label), text), `the error of ${JSON.stringify(entered.slice(0, 12))}`)
        type(field, '')
        await until(() => !hasText(fieldOf(shadow, label), text), 'its end')
      }
      button(shadow, 'Add account')!.click()
      equal(calls('POST', 'bankAccounts'), [])
    })
})
