import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, type, until } from '../../support/host.ts'
import { fieldWords } from '../../support/messages.ts'
import { choose, input, leave, openForm } from '../../support/bank-account-form.ts'

async function openType(name: string, field: string) {
  const visitor = await openForm({ 'POST bankAccounts': () => failure(422, { code: 'refused' }) })
  await choose(visitor.shadow, 'Where is the account?', name)
  await until(() => input(visitor.shadow, field))
  return visitor
}

describe('a value that the customer may have meant', () => {
  afterEach(cleanUp)

  it('is offered for an older British account, and filled in by its button alone [BANK-32]', async () => {
    const { shadow } = await openType('Great Britain', 'accountNumber')
    const account = input(shadow, 'accountNumber')
    type(account, '123456')
    leave(account)
    const offer = await until(() => button(shadow, 'Use 00123456'), 'the offer')
    equal(account.value, '123456', 'nothing is filled in unasked')
    equal(account.getAttribute('aria-invalid'), 'true')
    offer.focus()
    offer.click()
    await soon(() => equal([account.value, account.getAttribute('aria-invalid')], ['00123456', null]))
    await soon(() => equal([shadow.activeElement === account, button(shadow, 'Use 00123456') ?? null], [true, null]))
  })

  it('is not offered while the number is still typed, nor for nine digits [BANK-32]', async () => {
    const { shadow } = await openType('Great Britain', 'accountNumber')
    const account = input(shadow, 'accountNumber')
    type(account, '123456')
    equal(
      [...shadow.querySelectorAll('button')].filter(({ textContent }) => textContent?.startsWith('Use 0')),
      [],
    )
    type(account, '123456789')
    leave(account)
    await soon(() => equal(account.getAttribute('aria-invalid'), 'true'))
    equal(
      [...shadow.querySelectorAll('button')].filter(({ textContent }) => textContent?.startsWith('Use ')),
      [],
    )
  })

  it('is the key inside a Pix code [B5, B25]', async () => {
    const { shadow } = await openType('Brazil', 'pixKey')
    const key = input(shadow, 'pixKey')
    type(
      key,
      '00020126380014br.gov.bcb.pix0116maya@example.com5204000053039865802BR5904MAYA6009SAO PAULO62070503***6304A1B2',
    )
    leave(key)
    ;(await until(() => button(shadow, 'Use maya@example.com'), 'the offer')).click()
    await soon(() => equal(fieldWords(shadow, 'Pix key'), ['An email key.']))
    equal(key.value, 'maya@example.com')
  })

  it('fills both fields of a sort code and an account number that were pasted together [BANK-31, BANK-32]', async () => {
    const { shadow } = await openType('Great Britain', 'sortCode')
    type(input(shadow, 'sortCode'), 'Sort code: 20-00-00 Account number: 55779911')
    await soon(() =>
      equal([input(shadow, 'sortCode').value, input(shadow, 'accountNumber').value], ['20-00-00', '55779911']),
    )
    type(input(shadow, 'accountNumber'), '66554433 400000')
    await soon(() =>
      equal([input(shadow, 'sortCode').value, input(shadow, 'accountNumber').value], ['400000', '66554433']),
    )
  })
})
