import { CHASE } from '../../support/customer.ts'
import { equal, soon, isNull } from '../../support/expect.ts'
import { button, cleanUp, type, until } from '../../support/host.ts'
import { panel } from '../../support/rows.ts'
import { banner, toastText } from '../../support/messages.ts'
import { filled, inputs } from '../payouts/on-ramp-form.ts'
import { fillAccount } from './fill-account.ts'

/** An on-ramp form with an amount, left for a new account that the server answers with a status. */
async function addedFrom(status: string) {
  const added = { ...CHASE, id: 'bankAccount_new', accountName: 'Rent account', last4: '9911', status }
  const accounts: object[] = [CHASE]
  const page = await filled({
    answers: {
      'GET bankIds': () => ({ bankIds: [] }),
      'GET bankAccounts': () => ({ bankAccounts: accounts }),
      'POST bankAccounts': () => {
        accounts.push(added)
        return { bankAccount: added }
      },
    },
  })
  const { shadow } = page
  await page.go('/my-accounts/bank-accounts/new')
  await until(() => button(shadow, 'Add account'))
  await fillAccount(shadow)
  button(shadow, 'Add account')!.click()
  await until(() => page.path()?.startsWith('/payouts/new/on-ramp'), 'the form')
  await until(() => inputs(shadow).length === 2)
  return page
}

describe('a bank account that is added from a transfer form', () => {
  afterEach(() => {
    cleanUp()
    localStorage.clear()
  })

  it('comes back to the form as it was, with the new account selected [W16]', async () => {
    const { shadow } = await addedFrom('active')
    await soon(() => equal(toastText(shadow, 'Bank account added'), ''))
    equal(inputs(shadow)[0]!.value.replace(',', ''), '1000.00')
    const added = 'You send USD 1.00 to 1,000,000.00 USD From account: C Rent account Chase ending in ••••9911'
    await soon(() => equal(panel(shadow, 'You send'), added))
    isNull(shadow.querySelector('[part~=banner]'), 'a pending account')
  })

  it('is named as pending when it cannot be used yet [W16]', async () => {
    const { shadow } = await addedFrom('pending')
    const pending = 'You can send from Rent account once that’s done. Until then, select another account.'
    await soon(() => equal(banner(shadow, 'Your account is being verified'), pending))
    equal(inputs(shadow)[0]!.value.replace(',', ''), '1000.00')
    type(inputs(shadow)[0]!, '20')
    await until(() => !button(shadow, 'Continue')!.disabled, 'another account goes on')
  })
})
