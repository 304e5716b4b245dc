import { equal } from '../../support/expect.ts'
import { CHASE } from '../../support/customer.ts'
import { button, cleanUp, failure, hasText, until } from '../../support/host.ts'
import { fillAccount } from './fill-account.ts'
import { visit } from '../../support/visit.ts'

describe('a bank account whose form is left while it is being saved', () => {
  afterEach(cleanUp)

  it('is still confirmed by a toast [BANK-52, BANK-53]', async () => {
    for (const [answer, words] of [
      [() => ({ bankAccount: { ...CHASE, id: 'bankAccount_new' } }), 'Bank account added'],
      [() => failure(409, { error: { message: 'It is there already' } }), 'It is there already'],
    ] as const) {
      let end = () => {}
      const { shadow, go, calls, path } = await visit('/my-accounts/bank-accounts/new', {
        answers: {
          'GET bankIds': () => ({ bankIds: [] }),
          'POST bankAccounts': () => new Promise((resolve) => (end = () => resolve(answer()))),
        },
      })
      await until(() => button(shadow, 'Add account'))
      await fillAccount(shadow)
      button(shadow, 'Add account')!.click()
      await until(() => calls('POST', 'bankAccounts').length)
      await go('/settings')
      end()
      await until(() => hasText(shadow, words), words)
      equal(path(), '/settings')
      cleanUp()
    }
  })
})
