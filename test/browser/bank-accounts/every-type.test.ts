import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, failure, type, until, type Answers } from '../../support/host.ts'
import { box, choose, input, leave, openForm } from '../../support/bank-account-form.ts'
import { type Visitor } from '../../support/visit.ts'
import { BANK, ROWS, type Row } from './account-types.ts'

const LISTED: Answers = {
  'GET bankIds': () => ({ bankIds: [BANK] }),
  'POST bankAccounts': () => failure(422, { code: 'refused' }),
}

const HOLDER = {
  accountHolderName: 'Maya Chen',
  'beneficiaryAddress.addressLine1': '1 Via Roma',
  'beneficiaryAddress.city': 'Roma',
  'beneficiaryAddress.postalCode': '00120',
}
const ADDRESS = { country: 'VAT', addressLine1: '1 Via Roma', city: 'Roma', state: 'N/A', postalCode: '00120' }

async function chooseType(shadow: ShadowRoot, { name, typed }: Row): Promise<void> {
  if (box(shadow, 'Where is the account?').textContent !== name) await choose(shadow, 'Where is the account?', name)
  const [last = ''] = Object.keys(typed).slice(-1)
  await until(() => input(shadow, last), `the fields of ${name}`)
}

async function fill(shadow: ShadowRoot, { typed, sent }: Row): Promise<void> {
  if (sent['bankId']) {
    await until(() => box(shadow, 'Bank name') && !box(shadow, 'Bank name').disabled, 'the list of banks')
    await choose(shadow, 'Bank name', BANK.name)
  } else if (!input(shadow, 'bankName')) {
    await until(() => box(shadow, 'Bank name'))
    await choose(shadow, 'Bank name', 'My bank isn’t listed')
    await until(() => input(shadow, 'bankName'))
  }
  for (const [name, text] of Object.entries({ ...typed, ...HOLDER })) type(input(shadow, name), text)
  // A country without states avoids the choice of a state.
  await choose(shadow, 'Country', 'Vatican')
}

async function sentBy({ shadow, calls }: Visitor): Promise<unknown> {
  button(shadow, 'Add account')!.click()
  const [post] = await until(
    () => calls('POST', 'bankAccounts').length > 0 && calls('POST', 'bankAccounts'),
    'the call',
  )
  return post!.body
}

/** Objects compare by their texts, so the fields are put in one order. */
const sorted = (fields: object) => Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)))
const payloadOf = (sent: object) =>
  sorted({ accountOwner: 'personal', accountHolderName: 'Maya Chen', beneficiaryAddress: ADDRESS, ...sent })

describe('a bank account', () => {
  afterEach(cleanUp)

  for (const row of ROWS)
    it(`an account of ${row.name} is sent with exactly the fields of its type [BANK-10, BANK-31, SAFE-W6, SAFE-W7]`, async () => {
      const visitor = await openForm(LISTED)
      await chooseType(visitor.shadow, row)
      await fill(visitor.shadow, row)
      equal(sorted((await sentBy(visitor)) as object), payloadOf(row.sent))
    })

  it('an account of a recipient is sent without the e-mail, the phone and the birth date of its holder, which it does not ask for [BANK-09, SAFE-W7, B18]', async () => {
    const visitor = await openForm(LISTED, { 'ramp-only': '' })
    const { shadow } = visitor
    const us = ROWS[0]!
    shadow.querySelectorAll<HTMLElement>('[role=radiogroup][aria-label="Account owner"] [role=radio]')[1]!.click()
    await until(() => input(shadow, 'businessName'))
    const business = {
      businessName: 'Kaito Ceramics LLC',
      businessTaxId: '12-3456789',
      businessEmail: 'Pay@Kaito.example',
      businessPhone: '+1 510 555 0188',
    }
    for (const [name, text] of Object.entries(business)) type(input(shadow, name), text)
    const unsent = ['accountHolderEmail', 'accountHolderPhone', 'accountHolderBirthDate']
    equal(
      unsent.filter((name) => shadow.querySelector(`[name=${name}], [aria-label=Year]`)),
      [],
      'asked for nothing',
    )
    await fill(shadow, us)
    equal(
      sorted((await sentBy(visitor)) as object),
      sorted({
        ...payloadOf(us.sent),
        accountOwner: 'third_party',
        ...business,
        businessType: 'corporation',
        businessEmail: 'pay@kaito.example',
        businessPhone: '+15105550188',
      }),
    )
  })

  it('loses the bank and the numbers of a type that was left, and sends none of them [SAFE-W8, STATE-BFORM-01]', async () => {
    const visitor = await openForm(LISTED)
    const { shadow } = visitor
    // Back and forth, so that types that share a field follow one another.
    const [us, europe, mexico, brazil, philippines, india, canada, britain, ...locals] = ROWS as [Row, ...Row[]]
    const walk = [
      us,
      britain,
      canada,
      us,
      europe,
      brazil,
      mexico,
      philippines,
      india,
      ...locals,
      india,
      canada,
      britain,
    ]
    for (const row of walk as Row[]) {
      await chooseType(shadow, row)
      const numbers = Object.keys(row.typed).filter((name) => name !== 'bankName')
      const left = () => [
        ...numbers.map((name) => input(shadow, name)),
        input(shadow, 'bankName') ?? box(shadow, 'Bank name'),
      ]
      await until(() => left().every((field) => field?.value === ''), `empty fields in ${row.name}`)
      await fill(shadow, row)
    }
    equal(sorted((await sentBy(visitor)) as object), payloadOf(britain!.sent))
  })

  it('an account of a recipient that became the customer’s own again sends nothing of the business [SAFE-W8]', async () => {
    const visitor = await openForm(LISTED, { 'ramp-only': '' })
    const { shadow } = visitor
    const owner = (index: number) =>
      shadow.querySelectorAll<HTMLElement>('[role=radiogroup][aria-label="Account owner"] [role=radio]')[index]!
    owner(1).click()
    type(await until(() => input(shadow, 'businessName')), 'Kaito Ceramics LLC')
    leave(input(shadow, 'businessName'))
    type(input(shadow, 'businessEmail'), 'pay@kaito.example')
    owner(0).click()
    await until(() => !input(shadow, 'businessName'))
    isTrue(input(shadow, 'accountHolderName').value === '', 'the name that came from the business')
    await fill(shadow, ROWS[0]!)
    equal(sorted((await sentBy(visitor)) as object), payloadOf(ROWS[0]!.sent))
  })
})
