import { CHASE } from '../../support/customer.ts'
import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, type, until } from '../../support/host.ts'
import { forgetSteps, LOGGED, watchSteps } from '../../support/navigation.ts'
import { panel } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'
import { inputs } from './on-ramp-form.ts'

const PESOS = { ...CHASE, id: 'bankAccount_php', bankName: 'GCash', accountName: 'Pesos', currency: 'php' }
const COLOMBIAN = { ...CHASE, id: 'bankAccount_cop', bankName: 'Bancolombia', currency: 'cop' }
const quote = {
  amountAdjustments: [
    { type: 'totalFee', amount: '5.00', currency: 'usdc' },
    {
      type: 'fxRate',
      amount: '4000',
      currency: 'cop',
      pay: { amount: '640.00', currency: 'usdc' },
      receive: { amount: '2540000.00', currency: 'cop' },
    },
  ],
}
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

describe('the limits of a method in dollars', () => {
  afterEach(cleanUp)

  it('are said in the money of the account once there is a rate [F3, F33]', async () => {
    const { shadow } = await visit('/payouts/new/off-ramp?currency=cop&method=PSE', {
      answers: {
        'POST payouts/amountAdjustments': () => quote,
        'GET bankAccounts': () => ({ bankAccounts: [COLOMBIAN] }),
      },
    })
    const [source] = (await until(() => inputs(shadow).length === 2 && inputs(shadow), 'the amounts')) || []
    const received = () => panel(shadow, 'You receive').split(' To account')[0]
    equal(received(), 'You receive COP At least 1.00 COP', 'without a rate')
    type(source!, '640')
    await soon(() => equal(received(), 'You receive COP 1.00 to 4,000,000,000.00 COP'))
  })
})

describe('the method in the summary', () => {
  afterEach(cleanUp)

  for (const [rampType, currency, method] of [
    ['on-ramp', 'eur', 'SEPA'],
    ['off-ramp', 'usd', 'WIRE'],
  ] as const)
    it(`of an ${rampType} in ${currency} is changed to another of the same currency`, async () => {
      const steps = watchSteps()
      const { shadow } = await visit(`/payouts/new/${rampType}?currency=${currency}&method=${method}`, {
        attributes: LOGGED,
      })
      ;(await until(() => button(shadow, 'Change'), 'the way to the methods')).click()
      await until(() => steps.at(-1)?.path === `/payouts/new/${rampType}/methods`, 'the methods')
      equal(steps.at(-1)!.params, { rampType, currency })
      forgetSteps()
    })
})
