import { equal } from '../../support/expect.ts'
import { CHASE } from '../../support/customer.ts'
import { button, cleanUp, failure, hasText, type, until } from '../../support/host.ts'
import { ignoreLateSizes, visit } from '../../support/visit.ts'

const TEXTS = {
  bankName: 'Chase',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  accountHolderName: 'Maya Chen',
  'beneficiaryAddress.addressLine1': '1 Calle',
  'beneficiaryAddress.city': 'Monaco',
  'beneficiaryAddress.postalCode': '98000',
}
const boxes = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>('form [role=combobox]')]
const options = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>(':popover-open [role=option]')]

/** A country without states avoids the choice of a state. */
async function fill(shadow: ShadowRoot) {
  for (const [name, text] of Object.entries(TEXTS)) type(shadow.querySelector(`input[name="${name}"]`)!, text)
  boxes(shadow).at(-2)!.click()
  const vatican = await until(() => options(shadow).find(({ textContent }) => textContent?.includes('Vatican')))
  vatican.click()
  await until(() => options(shadow).length === 0)
}

describe('a bank account whose form is left while it is being saved', () => {
  before(ignoreLateSizes)
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
      await fill(shadow)
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
