import { CHASE } from '../../support/customer.ts'
import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, type, until } from '../../support/host.ts'
import { visit } from '../../support/visit.ts'

const RECIPIENT = {
  ...CHASE,
  id: 'bankAccount_recipient',
  accountName: 'Wren Supplies',
  bankName: 'Harborline Bank',
  last4: '7781',
  thirdPartyBeneficiaryInfo: { businessName: 'Wren Supplies' },
}
const ALL = [CHASE, RECIPIENT, { ...RECIPIENT, id: 'bankAccount_other', accountName: 'Acme Paper', last4: '1200' }]

const open = (attributes: Readonly<Record<string, string>>, bankAccounts: unknown[] = ALL, answers = {}) =>
  visit('/my-accounts', { attributes, answers: { 'GET bankAccounts': () => ({ bankAccounts }), ...answers } })

const list = (shadow: ShadowRoot, name: string) => shadow.querySelector<HTMLElement>(`ul[aria-label="${name}"]`)
const namesIn = (shadow: ShadowRoot, name: string) =>
  ['Wren Supplies', 'Acme Paper', CHASE.accountName ?? CHASE.bankName].filter((text) =>
    list(shadow, name)?.textContent?.includes(text),
  )

describe('recipients', () => {
  afterEach(cleanUp)

  it('stand in a list of their own under the accounts in ramp-only mode [ACC-08, PROD-07, A3]', async () => {
    const { shadow } = await open({ 'ramp-only': '' })
    await until(() => list(shadow, 'Recipients'))
    equal(namesIn(shadow, 'Bank accounts'), [CHASE.accountName ?? CHASE.bankName])
    equal(namesIn(shadow, 'Recipients'), ['Wren Supplies', 'Acme Paper'])
    const order = list(shadow, 'Bank accounts')!.compareDocumentPosition(list(shadow, 'Recipients')!)
    isTrue((order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0, 'under the accounts')
    isTrue(
      [...shadow.querySelectorAll('h2, h3, h4')].some(({ textContent }) => textContent === 'Recipients'),
      'a heading',
    )
  })

  it('are not shown in normal mode [ACC-08, A3]', async () => {
    const { shadow } = await open({})
    await until(() => list(shadow, 'Bank accounts'))
    isTrue(!hasText(shadow, 'Wren Supplies') && !hasText(shadow, 'Recipients'), 'no recipients')
  })

  it('are shown without an own account too, which is still offered [ACC-04, A3]', async () => {
    const { shadow } = await open({ 'ramp-only': '' }, [RECIPIENT])
    await until(() => list(shadow, 'Recipients'))
    isTrue(button(shadow, 'Add bank account'), 'the way to an own one')
  })

  it('have a search and the actions of a row [ACC-05, ACC-11, A3]', async () => {
    const { shadow, calls } = await open({ 'ramp-only': '' }, ALL, {
      'DELETE bankAccounts/bankAccount_recipient': () => ({}),
    })
    const search = await until(() => shadow.querySelector<HTMLInputElement>('input[aria-label="Search recipients"]'))
    type(search, '1200')
    await until(() => namesIn(shadow, 'Recipients').join() === 'Acme Paper')
    equal(namesIn(shadow, 'Bank accounts').length, 1, 'the other list stays')
    type(search, '')
    await until(() => namesIn(shadow, 'Recipients').length === 2)
    button(shadow, 'Actions for Wren Supplies')!.click()
    const items = await until(() => {
      const shown = [...shadow.querySelectorAll<HTMLElement>(':popover-open [role=menuitem]')]
      return shown.length > 0 && shown
    })
    equal(
      items.map(({ textContent }) => textContent),
      ['Copy account details', 'Delete'],
    )
    items[1]!.click()
    await until(() => shadow.querySelector('dialog[open]'))
    const confirm = [...shadow.querySelectorAll<HTMLButtonElement>('dialog[open] button')].at(-1)!
    confirm.click()
    await until(() => calls('DELETE', 'bankAccounts/bankAccount_recipient').length === 1)
  })
})
