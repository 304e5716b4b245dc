import { CHASE, MAIN_WALLET, ME } from '../../support/customer.ts'
import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { banner, footnote } from '../../support/messages.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { panel } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const DETAILS = '/my-payouts/details?view=details&id='
const inputs = (root: ShadowRoot) => [...root.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')]
const values = (root: ShadowRoot) => inputs(root).map(({ value }) => value)

async function again(payout: typeof PAYOUT | typeof TO_BANK, options: Parameters<typeof visit>[1] = {}) {
  const page = await visit(DETAILS + payout.id, { payouts: [{ ...payout, status: 'succeeded' }], ...options })
  ;(await until(() => button(page.shadow, 'Send again'), 'Send again')).click()
  return page
}

describe('a transfer that has ended', () => {
  afterEach(cleanUp)

  it('is sent again from a filled form, with a fresh price [F36]', async () => {
    const { shadow, calls, path } = await again(PAYOUT)
    await soon(() => equal(values(shadow), ['1,000.00', '998.50']))
    equal(path(), '/payouts/new/on-ramp')
    isTrue(panel(shadow, 'You send').includes('Everyday Chase'), panel(shadow, 'You send'))
    isTrue(panel(shadow, 'You receive').includes('Main wallet'), panel(shadow, 'You receive'))
    isTrue(calls('POST', 'payouts/amountAdjustments').length > 0, 'a price')
    equal(calls('POST', 'payouts').length, 0, 'nothing is made by itself')
  })

  it('is sent again in the other direction [F36]', async () => {
    const { shadow, path } = await again(TO_BANK)
    await soon(() => equal(values(shadow)[0], '2,500.00'))
    equal(path(), '/payouts/new/off-ramp')
    isTrue(panel(shadow, 'You receive').includes('Everyday Chase'), panel(shadow, 'You receive'))
  })

  it('leaves a deleted account and a deleted wallet empty, and says so [F36]', async () => {
    const { shadow } = await again(TO_BANK, {
      answers: {
        'GET bankAccounts': () => ({ bankAccounts: [{ ...CHASE, id: 'bankAccount_9' }] }),
        'GET wallets': () => ({ wallets: [{ ...MAIN_WALLET, id: 'wallet_9', nickname: 'Other' }] }),
      },
    })
    for (const part of ['wallet', 'bank account'])
      await soon(() =>
        equal(banner(shadow, `The ${part} of this transfer can’t be used any more. Select another one.`), ''),
      )
    isTrue(panel(shadow, 'You send').includes('Select a wallet'), panel(shadow, 'You send'))
    isTrue(panel(shadow, 'You receive').includes('Select a bank account'), panel(shadow, 'You receive'))
    equal(footnote(shadow), 'Select a wallet to continue.')
  })

  it('opens the currencies where its own is closed now [F36]', async () => {
    const verificationLevels = [{ name: 'kyc_level_1', status: 'approved' }]
    const pesos = { ...TO_BANK, destination: { ...TO_BANK.destination, currency: 'mxn', network: 'spei' } }
    const { shadow, path } = await again(pesos, { answers: { 'GET me': () => ({ ...ME, verificationLevels }) } })
    await until(() => path() === '/payouts/new/off-ramp/currencies')
    await until(() => hasText(shadow, 'Mexican'), 'the currencies')
    equal(inputs(shadow).length, 0)
  })

  it('offers nothing while it is under way [F36]', async () => {
    const { shadow } = await visit(DETAILS + PAYOUT.id, { payouts: [{ ...PAYOUT, status: 'processing' }] })
    await until(() => hasText(shadow, 'Payment details'))
    equal(button(shadow, 'Send again'), undefined)
  })
})
