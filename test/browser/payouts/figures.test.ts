import { setViewport } from '@web/test-runner-commands'
import { MAIN_WALLET } from '../../support/customer.ts'
import { equal, isTrue, soon } from '../../support/expect.ts'
import { cleanUp, hasText, type, until } from '../../support/host.ts'
import { footnote } from '../../support/messages.ts'
import { EURO_PAYOUT, PAYOUT } from '../../support/payouts.ts'
import { card, line, lines, panel, said } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'
import { inputs, submitButton } from './on-ramp-form.ts'

const INSTRUCTIONS = '/payouts/new/on-ramp/instructions?id='
const SHORT = `${MAIN_WALLET.address.slice(0, 6)}…${MAIN_WALLET.address.slice(-6)}`
const WALLET = `Main wallet Solana${SHORT}`

const RATE = {
  'on-ramp':
    'Your rate updates every minute and is locked when you continue, even if your money arrives later. Send the exact amount: any other goes back to your bank.',
  'off-ramp':
    'Your rate updates every minute and is locked when you send. Send the exact amount: any other amount isn’t paid out.',
  fixed:
    'Your rate is locked, even if your money arrives later. Send the exact amount: any other goes back to your bank.',
}

/** Each part of the fee, the rate and each amount is a figure of its own. */
const quoted = (source: string, destination: string, rate: string) => ({
  amountAdjustments: [
    { type: 'sphereConversionFee', amount: '1.30', currency: source },
    { type: 'merchantConversionFee', amount: '0.50', currency: source },
    { type: 'conversionFee', amount: '1.80', currency: source },
    { type: 'sphereFixedFee', amount: '2.10', currency: source },
    { type: 'merchantFixedFee', amount: '0.70', currency: source },
    { type: 'networkFee', amount: '0.40', currency: source },
    { type: 'totalFee', amount: '5.00', currency: source },
    {
      type: 'fxRate',
      amount: rate,
      currency: destination,
      pay: { amount: '640.00', currency: source },
      receive: { amount: '571.50', currency: destination },
    },
  ],
})

/** Without the day of the arrival, which depends on today (`arrival-day.test.ts`). */
const steady = (all: Record<string, string>) => ({
  ...all,
  Arrives: all['Arrives']!.replace(/ (?:By|Should arrive by) \w+, \w+ \d+(?: if you send it now)?$/, ''),
})

async function summaryOf(path: string, quote: ReturnType<typeof quoted>) {
  const { shadow } = await visit(path, {
    answers: {
      'POST payouts/amountAdjustments': () => quote,
      'GET chains/sol/balances': () => ({ balances: [{ currency: 'usdc', amount: '2418.60' }] }),
    },
  })
  const [source] = await until(() => inputs(shadow).length === 2 && inputs(shadow), 'the amounts')
  type(source!, '640')
  await until(() => inputs(shadow)[1]!.value !== '' && hasText(shadow, 'Summary'), 'the price and the summary')
  return shadow
}

/** The text in the footer above the button, where that is shown. */
const costOf = (root: ShadowRoot) => {
  const [cost] = [...root.querySelectorAll<HTMLElement>('footer div:has(> strong)')]
  return cost?.checkVisibility() ? { text: said(cost), bottom: cost.getBoundingClientRect().bottom } : null
}

describe('the figures of a form', () => {
  afterEach(async () => {
    cleanUp()
    document.body.style.cssText = ''
    await setViewport({ width: 900, height: 700 })
  })

  for (const [rampType, source, destination] of [
    ['on-ramp', 'usd', 'usdc'],
    ['off-ramp', 'usdc', 'usd'],
  ] as const)
    it(`have the fees beside the button of an ${rampType} where the summary is below the fold [FORM-03, FIT-01]`, async () => {
      const shadow = await summaryOf(
        `/payouts/new/${rampType}?currency=usd&method=ACH`,
        quoted(source, destination, '0.90'),
      )
      equal(costOf(shadow), null, 'beside the summary of a wide widget')
      document.body.style.margin = '0'
      ;(shadow.host as HTMLElement).style.cssText = 'display: block; block-size: 100vh'
      await setViewport({ width: 400, height: 480 })
      await soon(() => equal(costOf(shadow)?.text, 'Fees $5.00'))
      isTrue(costOf(shadow)!.bottom < submitButton(shadow).getBoundingClientRect().top, 'above the button')
      isTrue(submitButton(shadow).getBoundingClientRect().bottom <= 480, 'in the window')
      equal(line(card(shadow, 'Summary'), 'Fees'), '$5.00', 'the same as in the summary')
    })

  it('stand next to their labels in the summary of an on-ramp in dollars, with what is created [FORM-03, FORM-04, F10, F35]', async () => {
    const shadow = await summaryOf('/payouts/new/on-ramp?currency=usd&method=WIRE', quoted('usd', 'usdc', '0.90'))
    equal(steady(lines(card(shadow, 'Summary'))), {
      Method: 'Wire transfer',
      Rate: '1.00 USD ≈ 0.90 USDC',
      Fees: '$5.00',
      'Conversion fee': '$1.80',
      'Fixed fee': '$2.10',
      'Merchant fee': '$0.70',
      'Network fee': '$0.40',
      Arrives: '1 to 2 business days',
      'You receive': '571.50 USDC',
    })
    isTrue(said(card(shadow, 'Summary')).endsWith(RATE['on-ramp']), said(card(shadow, 'Summary')))
    await soon(() =>
      equal(footnote(shadow), 'Creates a transfer: 640.00 USD for 571.50 USDC, to Main wallet on Solana.'),
    )
    equal(
      panel(shadow, 'You send'),
      'You send USD 1.00 to 1,000,000.00 USD From account: Any bank account In your name, no need to add it',
    )
    equal(panel(shadow, 'You receive'), `You receive Stablecoin: USDC At least 1.00 USDC To wallet: ${WALLET}`)
  })

  it('are announced with their names when the price changes, and nothing around them is a live region', async () => {
    const shadow = await summaryOf('/payouts/new/on-ramp?currency=usd&method=WIRE', quoted('usd', 'usdc', '0.90'))
    const summary = card(shadow, 'Summary')
    const announced = () => said(summary.querySelector('[role=status]')!)
    equal(announced(), 'You receive 571.50 USDC. Fees: $5.00. Rate: 1.00 USD ≈ 0.90 USDC.')
    isTrue(!summary.querySelector('dl')!.closest('[aria-live], [role=status]'), 'the ledger is no live region')
    type(inputs(shadow)[0]!, '64')
    await soon(() => equal(announced(), ''))
    type(inputs(shadow)[0]!, '640')
    await soon(() => equal(announced(), 'You receive 571.50 USDC. Fees: $5.00. Rate: 1.00 USD ≈ 0.90 USDC.'))
  })

  it('the figures of euros are said in dollars, each part of the fee as well [FORM-03, F9]', async () => {
    const shadow = await summaryOf('/payouts/new/on-ramp?currency=eur&method=SEPA', quoted('eur', 'usdc', '1.10'))
    equal(steady(lines(card(shadow, 'Summary'))), {
      Method: 'SEPA transfer',
      Rate: '1.00 EUR ≈ 1.10 USDC',
      Fees: '$5.50',
      'Conversion fee': '$1.98',
      'Fixed fee': '$2.31',
      'Merchant fee': '$0.77',
      'Network fee': '$0.44',
      Arrives: 'Instant',
      'You receive': '571.50 USDC',
    })
  })

  it('stand next to their labels in the summary of an off-ramp [FORM-03, FORM-04, F10]', async () => {
    const shadow = await summaryOf('/payouts/new/off-ramp?currency=usd&method=ACH', quoted('usdc', 'usd', '0.90'))
    equal(steady(lines(card(shadow, 'Summary'))), {
      Method: 'ACH transfer',
      Rate: '1.00 USDC ≈ 0.90 USD',
      Fees: '$5.00',
      'Conversion fee': '$1.80',
      'Fixed fee': '$2.10',
      'Merchant fee': '$0.70',
      'Network fee': '$0.40',
      Arrives: '1 business day',
      'You receive': '571.50 USD',
    })
    isTrue(said(card(shadow, 'Summary')).endsWith(RATE['off-ramp']), said(card(shadow, 'Summary')))
    equal(
      panel(shadow, 'You send'),
      `You send Stablecoin: USDC Balance 2,418.60 USDC At least 1.00 USDC Half Max From wallet: ${WALLET}`,
    )
    equal(
      panel(shadow, 'You receive'),
      'You receive USD 1.00 to 1,000,000.00 USD To account: C Everyday Chase ending in ••••4821',
    )
  })
})

describe('the figures of the instructions', () => {
  afterEach(cleanUp)

  it('stand next to their labels, in dollars and in euros, with a rate that holds [ONR-05, ONR-07, F10]', async () => {
    const { shadow, go } = await visit(INSTRUCTIONS + PAYOUT.id, {
      payouts: [PAYOUT, EURO_PAYOUT],
      answers: {
        [`POST payouts/amountAdjustments/${PAYOUT.id}`]: () => quoted('usd', 'usdc', '0.90'),
        [`POST payouts/amountAdjustments/${EURO_PAYOUT.id}`]: () => quoted('eur', 'usdc', '1.10'),
      },
    })
    await soon(() =>
      equal(lines(card(shadow, 'Summary')), {
        'You send': '$1,000.00',
        Fees: '$5.00',
        'To wallet': `Main wallet ${SHORT}`,
        Network: 'Solana',
        'You receive': '998.50 USDC',
      }),
    )
    isTrue(said(card(shadow, 'Summary')).endsWith(RATE.fixed), said(card(shadow, 'Summary')))
    equal(lines(card(shadow, 'Enter these exactly')), {
      'Account holder': 'Sphere Client Account',
      Amount: '$1,000.00',
      Memo: 'SPH-7Q4K-92MD',
    })
    equal(lines(card(shadow, 'Bank details')), {
      'Account number': '980144201175',
      'Routing number': '084106768',
      'Account type': 'Checking',
      'Account holder’s address': '1 Client Plaza, Portland, ME 04101, United States',
      'Bank name': 'Harborline Bank, N.A.',
      'Bank address': '200 Harbor Avenue, Portland, ME 04101, United States',
    })
    await go(INSTRUCTIONS + EURO_PAYOUT.id)
    await soon(() =>
      equal(lines(card(shadow, 'Summary')), {
        'You send': '€250.00',
        Fees: '€5.00',
        'To wallet': `Main wallet ${SHORT}`,
        Network: 'Solana',
        'You receive': '998.50 USDC',
      }),
    )
    equal(lines(card(shadow, 'Enter these exactly')), {
      'Account holder': 'Sphere Client Account',
      Amount: '€250.00',
      Memo: 'SPH-EUR',
    })
    equal(lines(card(shadow, 'Bank details')), {
      IBAN: 'FR76 3000 6000 0112 3456 7890 189',
      BIC: 'AGRIFRPP',
      'Bank name': 'Banque du Port',
      'Bank address': '1 Quai, Paris, France',
    })
  })
})
