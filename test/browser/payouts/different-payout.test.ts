import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, until } from '../../support/host.ts'
import { filled, FORM, MADE, posts, saysOpen, submitButton } from './on-ramp-form.ts'
import { lines, said, tableRow } from '../../support/rows.ts'
import { EURO_PAYOUT } from '../../support/payouts.ts'
import { visit } from '../../support/visit.ts'

const STOPPED =
  'We stopped before showing you where to send money. Nothing was charged. Don’t send money for this transfer. Cancel it, or contact support with the reference below.'
const INSTRUCTIONS = 'Make this transfer from your bank'
type Page = Awaited<ReturnType<typeof visit>>
const press = async ({ shadow }: Page, name: string) => (await until(() => button(shadow, name), name)).click()

describe('a payout that is not what was asked for', () => {
  afterEach(() => {
    cleanUp()
    localStorage.clear()
  })

  for (const [name, change, words] of [
    [
      'another amount',
      { amount: '9000.00', source: { ...MADE.source, amount: '9000.00' } },
      { 'You send': '9,000.00 USD instead of 1,000.00 USD' },
    ],
    [
      'another coin',
      { destination: { ...MADE.destination, currency: 'usdt' } },
      { 'You receive': '998.50 USDT instead of 998.50 USDC' },
    ],
    [
      'another network',
      { destination: { ...MADE.destination, network: 'tron' } },
      { 'Network to receive on': 'tron instead of sol' },
    ],
    [
      'another wallet',
      { destination: { ...MADE.destination, id: 'wallet_9' } },
      { 'To wallet': 'wallet_9 instead of wallet_1' },
    ],
    [
      'another amount in the instructions alone',
      { amount: '9000.00' },
      { 'You send': '9,000.00 USD instead of 1,000.00 USD' },
    ],
    [
      'another account in the instructions than the one that they are of',
      { fundingBankAccount: { ...MADE.fundingBankAccount, accountNumber: '111122223333' } },
      { 'Account number': '980144201175 in one place, 111122223333 in another' },
    ],
    [
      'another address',
      { wallets: [{ ...MADE.wallets[0], address: 'GhostAddress1111111111111111111111111111111' }] },
      {
        'Wallet address to receive at': `GhostAddress1111111111111111111111111111111 instead of ${MADE.wallets[0]!.address}`,
      },
    ],
  ] as const)
    it(`a payout with ${name} shows no instructions, but the difference, a way to cancel and to support, read from the title on [SAFE-B5, E18, A11Y-01]`, async () => {
      const payout = { ...MADE, ...change }
      const page = await filled({
        answers: {
          'POST payouts': () => ({ payout }),
          'GET payouts/payout_1': () => ({ payout }),
          'DELETE payouts/payout_1': () => ({ payout: { ...payout, status: 'cancelled' } }),
        },
      })
      submitButton(page.shadow).focus()
      submitButton(page.shadow).click()
      await until(() => hasText(page.shadow, 'This transfer isn’t what you asked for'), 'the screen')
      equal(page.shadow.activeElement?.textContent, 'This transfer isn’t what you asked for', 'the focus')
      equal(lines(page.shadow), words)
      equal(said(page.shadow.querySelector('[part=view] [role=alert] p')!), STOPPED)
      isTrue(!hasText(page.shadow, INSTRUCTIONS) && !hasText(page.shadow, MADE.instructions.memo), 'nothing to pay')
      isTrue(Boolean(button(page.shadow, 'Contact support')), 'support')
      await press(page, 'Cancel transfer')
      await until(() => page.emitted('ramp-payout-cancelled').length === 1, 'the event')
    })
})

describe('a payout that a later page finds', () => {
  afterEach(() => {
    cleanUp()
    localStorage.clear()
  })

  const DIFFERENT = 'This transfer isn’t what you asked for'
  const other = { amount: '9000.00', source: { ...MADE.source, amount: '9000.00' } }

  /** The form was sent, its answer lost, and the page reloaded; then the customer looks again. */
  async function foundLater(change: object) {
    const first = await filled({ payouts: [], answers: { 'POST payouts': () => failure(503) } })
    submitButton(first.shadow).click()
    await saysOpen(first.shadow)
    const payout = { ...MADE, ...change, idempotencyKey: posts(first)[0]!.headers.get('Idempotency-Key') }
    first.element.remove()
    const payouts: object[] = []
    const page = await visit(FORM, {
      answers: {
        'GET payouts': () => ({ payouts }),
        'GET payouts/payout_1': () => ({ payout }),
        'DELETE payouts/payout_1': () => ({ payout: { ...payout, status: 'cancelled' } }),
      },
    })
    await saysOpen(page.shadow)
    payouts.push(payout)
    await press(page, 'Check again')
    return page
  }
  const nothingToPay = ({ shadow }: Page) =>
    isTrue(!hasText(shadow, INSTRUCTIONS) && !hasText(shadow, MADE.instructions.memo), 'nothing to pay')

  for (const [name, change] of [
    ['of another amount', other],
    ['of another amount in the instructions alone', { amount: '9000.00' }],
    ['to another network', { destination: { ...MADE.destination, network: 'tron' } }],
    [
      'to another address',
      { wallets: [{ ...MADE.wallets[0], address: 'Ghost11111111111111111111111111111111111111' }] },
    ],
  ] as const)
    it(`${name} stops before the instructions, with a way to cancel and to support, read from the title on [SAFE-B5, E18, A11Y-01]`, async () => {
      const page = await foundLater(change)
      await until(() => hasText(page.shadow, DIFFERENT), DIFFERENT)
      nothingToPay(page)
      const remedy = 'Compare the payout with its request on the server.'
      equal(page.emitted('ramp-error'), [
        { code: 'payout_different', message: DIFFERENT, remedy, reference: 'payout_1' },
      ])
      isTrue(Boolean(button(page.shadow, 'Contact support')), 'support')
      await press(page, 'Cancel transfer')
      await until(() => page.emitted('ramp-payout-cancelled').length === 1, 'the event')
    })

  it('a payout of another network names no field, because its form is gone and nothing is guessed [E18, F32]', async () => {
    const page = await foundLater({ destination: { ...MADE.destination, network: 'tron' } })
    await until(() => hasText(page.shadow, DIFFERENT), DIFFERENT)
    equal(lines(page.shadow), {})
  })

  it('a payout that contradicts itself says where, in the instructions and in the details [SAFE-B5, E18, F32]', async () => {
    const funding = { ...EURO_PAYOUT.fundingBankAccount, iban: 'DE89370400440532013000' }
    const payout = { ...EURO_PAYOUT, fundingBankAccount: funding }
    for (const path of ['/payouts/new/on-ramp/instructions?id=', '/my-payouts/details?view=details&id=']) {
      const { shadow } = await visit(path + payout.id, { payouts: [payout] })
      const said = 'FR7630006000011234567890189 in one place, DE89370400440532013000 in another'
      await soon(() => equal(lines(shadow)['IBAN'], said))
      isTrue(hasText(shadow, DIFFERENT) && !hasText(shadow, payout.instructions.memo), 'nothing to pay')
      cleanUp()
    }
  })

  it('is not what the home screen asks money for [SAFE-B5, E18, H20]', async () => {
    const page = await foundLater(other)
    await until(() => hasText(page.shadow, DIFFERENT), DIFFERENT)
    await page.go('/my-payouts')
    await soon(() => equal(tableRow(page.shadow, 'Amount', '9,000.00 USD')['You receive'], undefined, 'a promise'))
    nothingToPay(page)
    isTrue(!button(page.shadow, 'See instructions'), 'no way to them')
  })

  it('is stopped in its details as well [SAFE-B5, E18]', async () => {
    const page = await foundLater(other)
    await until(() => hasText(page.shadow, DIFFERENT), DIFFERENT)
    await page.go('/my-payouts/details?id=payout_1&view=details')
    await until(() => hasText(page.shadow, 'Payment details') && hasText(page.shadow, DIFFERENT), 'the details')
    nothingToPay(page)
  })
})
