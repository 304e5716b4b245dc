import { CHASE } from '../../support/customer.ts'
import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, type, until } from '../../support/host.ts'
import { ignoreLateSizes } from '../../support/visit.ts'
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
  before(ignoreLateSizes)
  afterEach(() => {
    cleanUp()
    localStorage.clear()
  })

  it('comes back to the form as it was, with the new account selected [W16]', async () => {
    const { shadow } = await addedFrom('active')
    await until(() => hasText(shadow, 'Bank account added'))
    equal(inputs(shadow)[0]!.value.replace(',', ''), '1000.00')
    await until(() => hasText(shadow, 'Rent account') || hasText(shadow, '9911'), 'the new account')
    isTrue(!hasText(shadow, 'Your account is being verified'), 'nothing is pending')
  })

  it('is named as pending when it cannot be used yet [W16]', async () => {
    const { shadow } = await addedFrom('pending')
    await until(() => hasText(shadow, 'Your account is being verified'))
    isTrue(hasText(shadow, 'You can send from Rent account once that’s done.'), 'its name')
    equal(inputs(shadow)[0]!.value.replace(',', ''), '1000.00')
    type(inputs(shadow)[0]!, '20')
    await until(() => !button(shadow, 'Continue')!.disabled, 'another account goes on')
  })
})
