import { CHASE } from '../../support/customer.ts'
import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, type, until } from '../../support/host.ts'
import { visit } from '../../support/visit.ts'
import { inputs } from './on-ramp-form.ts'

const PESOS = { ...CHASE, id: 'bankAccount_php', bankName: 'GCash', accountName: 'Pesos', currency: 'php' }
const formOf = (method: string) => `/payouts/new/off-ramp?currency=php&method=${method}`
const reason = (root: ShadowRoot) => {
  const received = inputs(root)[1]!
  return root.getElementById(received.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent?.trim()
}

describe('an amount that the method does not take', () => {
  afterEach(cleanUp)

  for (const { method, amount, error, other, shown } of [
    {
      method: 'INSTAPAY',
      amount: '50000',
      error: 'Enter at most 49,999.99\u00A0PHP.',
      other: 'Use PESONet',
      shown: 'PESONet transfer',
    },
    {
      method: 'SWIFTPAY_PESONET',
      amount: '49999',
      error: 'Enter at least 50,000.00\u00A0PHP.',
      other: 'Use InstaPay',
      shown: 'InstaPay transfer',
    },
  ] as const)
    it(`an amount of ${method} is refused with the name of the other method, which is offered there and takes it [F3, F33, FORM-09]`, async () => {
      const { shadow } = await visit(formOf(method), {
        answers: { 'GET bankAccounts': () => ({ bankAccounts: [PESOS] }) },
      })
      await until(() => inputs(shadow).length === 2, 'the amounts')
      type(inputs(shadow)[1]!, amount)
      await soon(() => equal(reason(shadow), `${error} ${other}`))
      button(shadow, other)!.click()
      await until(() => shadow.textContent.includes(shown), shown)
      await until(() => inputs(shadow).length === 2, 'the form of the other method')
      equal(button(shadow, other) ?? null, null, 'no refusal any more')
    })
})
