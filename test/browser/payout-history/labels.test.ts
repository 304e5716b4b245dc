import { MAIN_WALLET, SUI_WALLET } from '../../support/customer.ts'
import { shownMoment } from '../../support/dates.ts'
import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, until } from '../../support/host.ts'
import { copied, labelled, writtenWhile } from '../../support/labels.ts'
import { DEPOSIT_ADDRESS, EURO_PAYOUT, MICRODEPOSIT, PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { lines } from '../../support/rows.ts'
import { visit, type Visitor } from '../../support/visit.ts'

// Each screen has one table: what is labelled on it, and what its copy buttons copy.

const DETAILS = '/my-payouts/details?view=details&id='
const HASH = '5UfDuX7hXbPjGUpTmt9PHRLsNGJe4dEny1pZkQ'
const CHASE_NAME = 'Chase ending in ••••4821'
const MOMENTS = { Created: shownMoment(PAYOUT.created), Updated: shownMoment(PAYOUT.updated) }
const ACCOUNT = {
  'Account holder': 'Maya Chen',
  'Bank name': 'Chase',
  Account: 'ending in ••••4821',
  'Routing number': '021000021',
}
const INSTRUCTIONS = {
  'Account number': '980144201175',
  'Routing number': '084106768',
  'Account type': 'Checking',
  'Account holder’s address': '1 Client Plaza, Portland, ME 04101, United States',
  'Bank name': 'Harborline Bank, N.A.',
  'Bank address': '200 Harbor Avenue, Portland, ME 04101, United States',
}
const ON_RAMP_FACTS = {
  Direction: 'Bank to wallet',
  From: CHASE_NAME,
  To: 'Main wallet',
  Method: 'ACH transfer',
  Network: 'Solana',
  ...MOMENTS,
}
const OFF_RAMP_FACTS = {
  Direction: 'Wallet to bank',
  From: 'Main wallet',
  To: CHASE_NAME,
  Method: 'Wire transfer',
  Network: 'Solana',
  'Wire message': 'FFC:Invoice 17',
  ...MOMENTS,
}

const BY_WIRE = {
  ...TO_BANK,
  wireMessage: 'FFC:Invoice 17',
  destination: { ...TO_BANK.destination, network: 'wire' },
}
const BURNED_TO = '0x52908400098527886E0F7030069857D2E4169EE7'
const BURNED = {
  ...TO_BANK,
  source: { ...TO_BANK.source, id: SUI_WALLET.id, network: 'sui' },
  wallets: [{ id: SUI_WALLET.id, address: SUI_WALLET.address, nickname: 'Sui wallet' }],
  instructions: { memo: null, resource: { type: 'wallet', address: BURNED_TO, network: 'ethereum' } },
}
const id = (digits: string) => `0x${digits.repeat(32)}`
const CONTRACTS = {
  tokenMessengerMinter: id('a1'),
  tokenMessengerMinterState: id('a2'),
  messageTransmitterState: id('b2'),
  stablecoinHandler: id('c1'),
  stablecoinHandlerState: id('c2'),
  treasury: id('d1'),
  denyList: '0x403',
}

/** A fee and a rate that neither amount of the payout gives. */
const quoted = ({ source, destination }: typeof PAYOUT) => ({
  amountAdjustments: [
    { type: 'totalFee', amount: '3.20', currency: source.currency },
    {
      type: 'fxRate',
      amount: '0.98',
      currency: destination.currency,
      pay: { amount: '1000.00', currency: source.currency },
      receive: { amount: '976.86', currency: destination.currency },
    },
  ],
})

async function details(payout: object, config: Record<string, unknown> = {}): Promise<Visitor> {
  const one = payout as typeof PAYOUT
  const price = { [`POST payouts/amountAdjustments/${one.id}`]: () => quoted(one) }
  return visit(DETAILS + one.id, { payouts: [one], answers: price, config })
}

type Values = Readonly<Record<string, string>>

interface Screen {
  readonly payout: object
  /** The labelled values of each card. */
  readonly labels: Readonly<Record<string, Values>>
  /** The cards whose values are copied as they are shown. */
  readonly copied: readonly string[]
  /** What is copied otherwise. */
  readonly otherwise?: Values
}

const ON_RAMP_PRICE = { Rate: '1.00 USD ≈ 0.98 USDC', Fees: '$3.20' }
const OFF_RAMP_PRICE = { Rate: '1.00 USDC ≈ 0.98 USD', Fees: '$3.20' }
const PAID_OFF = { 'You send': '2,500.00 USDC', ...OFF_RAMP_PRICE, 'You receive': '2,496.50 USD' }
const SENDER = { 'Transfer ID': 'payout_2', 'Sending address': MAIN_WALLET.address }
const DEPOSITED = { ...SENDER, 'Deposit address on Solana': DEPOSIT_ADDRESS }

const SCREENS: Readonly<Record<string, Screen>> = {
  'an on-ramp that waits for its money': {
    payout: PAYOUT,
    labels: {
      'Enter these exactly': { 'Account holder': 'Sphere Client Account', Amount: '$1,000.00', Memo: 'SPH-7Q4K-92MD' },
      'Bank details': INSTRUCTIONS,
      'Your bank account': ACCOUNT,
      'Payment details': { 'You send': '1,000.00 USD', ...ON_RAMP_PRICE, 'You receive': '998.50 USDC' },
      Details: ON_RAMP_FACTS,
      References: { 'Transfer ID': 'payout_1', 'Wallet address': MAIN_WALLET.address },
    },
    copied: ['Enter these exactly', 'Bank details', 'References'],
    otherwise: { Amount: '1000.00' },
  },
  'an on-ramp that has arrived': {
    payout: { ...PAYOUT, status: 'succeeded', finalAmount: '997.25', transactionHash: HASH },
    labels: {
      'Bank details': ACCOUNT,
      'Payment details': { 'You sent': '1,000.00 USD', ...ON_RAMP_PRICE, Received: '997.25 USDC' },
      Details: ON_RAMP_FACTS,
      References: { 'Transfer ID': 'payout_1', 'Wallet address': MAIN_WALLET.address, 'Transaction ID': HASH },
    },
    copied: ['References'],
  },
  'an off-ramp that waits for its tokens': {
    payout: { ...BY_WIRE, instructions: { ...BY_WIRE.instructions, memo: 'SPH-OFF-17' } },
    labels: {
      'Where it goes': {
        'Exact amount': '2,500.00 USDC',
        Network: 'Solana',
        'Send to': DEPOSIT_ADDRESS,
        Memo: 'SPH-OFF-17',
      },
      'Bank details': ACCOUNT,
      'Payment details': PAID_OFF,
      Details: OFF_RAMP_FACTS,
      References: DEPOSITED,
    },
    copied: ['Where it goes', 'References'],
    otherwise: { 'Exact amount': '2500.00' },
  },
  'an off-ramp of which a part came back': {
    payout: {
      ...BY_WIRE,
      status: 'succeeded',
      finalAmount: '2495.75',
      transactionHash: HASH,
      refund: { amount: '12.30', at: '2026-11-14T11:00:00Z', reason: null },
    },
    labels: {
      'Bank details': ACCOUNT,
      'Payment details': {
        'You sent': '2,500.00 USDC',
        ...OFF_RAMP_PRICE,
        Received: '2,495.75 USD',
        'Came back': '12.30 USDC',
      },
      Details: OFF_RAMP_FACTS,
      References: { ...DEPOSITED, 'Transaction ID': HASH },
    },
    copied: ['References'],
  },
  'a microdeposit': {
    payout: MICRODEPOSIT,
    labels: {
      'Virtual account': { 'Virtual account ID': 'virtualAccount_1' },
      'Bank details': ACCOUNT,
      'Payment details': { 'You sent': '0.04 USD', ...ON_RAMP_PRICE, Received: '0.03 USDC' },
      Details: { ...ON_RAMP_FACTS, Direction: 'Small deposit' },
      References: { 'Transfer ID': 'payout_3', 'Wallet address': MAIN_WALLET.address },
    },
    copied: ['Virtual account', 'References'],
  },
  'a transfer of a kind that this version does not know': {
    payout: { ...MICRODEPOSIT, type: 'cardPayment', fundingVirtualAccount: null },
    labels: {
      'Bank details': ACCOUNT,
      'Payment details': { 'You sent': '0.04 USD', ...ON_RAMP_PRICE, Received: '0.03 USDC' },
      Details: { ...ON_RAMP_FACTS, Direction: 'cardPayment' },
      References: { 'Transfer ID': 'payout_3', 'Wallet address': MAIN_WALLET.address },
    },
    copied: ['References'],
  },
  'an off-ramp whose tokens must be burned': {
    payout: BURNED,
    labels: {
      'Where it goes': { Amount: '2,500.00 USDC', 'Leaves your wallet on': 'Sui', 'Reaches us on': 'Ethereum' },
      'Bank details': ACCOUNT,
      'Payment details': PAID_OFF,
      Details: {
        Direction: 'Wallet to bank',
        From: 'Sui wallet',
        To: CHASE_NAME,
        Method: 'ACH transfer',
        Network: 'Sui',
        ...MOMENTS,
      },
      References: {
        'Transfer ID': 'payout_2',
        'Sending address': SUI_WALLET.address,
        'Our address on Ethereum': BURNED_TO,
      },
    },
    copied: [],
    // No hand pays our address there.
    otherwise: { 'Transfer ID': 'payout_2', 'Sending address': SUI_WALLET.address },
  },
}

describe('the labels of a payout', () => {
  afterEach(cleanUp)

  for (const [name, { payout, labels, copied: cards, otherwise }] of Object.entries(SCREENS))
    it(`have their own values in the details of ${name}, and what is copied is that value [DET-02, DET-04, DET-06, DET-07, ONR-07, ONR-08, H16]`, async () => {
      const { shadow } = await details(payout, { cctp: { sui: CONTRACTS } })
      await soon(() => equal(labelled(shadow), labels))
      const values = Object.assign({}, ...cards.map((card) => labels[card]), otherwise) as Values
      equal(await copied(shadow), values, 'what is copied')
    })

  it('are copied with their values, all at once, from the instructions [ONR-08]', async () => {
    const { shadow } = await details(PAYOUT)
    const all = await until(() => button(shadow, 'Copy all'), 'Copy all')
    const written = await writtenWhile(async () => {
      all.click()
      await until(() => button(shadow, 'Copied'), 'the copy')
    })
    const { labels, otherwise } = SCREENS['an on-ramp that waits for its money']!
    const values = { ...labels['Enter these exactly'], ...otherwise, ...labels['Bank details'] }
    equal(written, [
      Object.entries(values)
        .map((each) => each.join(': '))
        .join('\n'),
    ])
  })

  it('have their own values where a cancel is asked for [DET-08, H19]', async () => {
    const { shadow } = await visit(`/my-payouts/details?view=cancel&id=${EURO_PAYOUT.id}`, { payouts: [EURO_PAYOUT] })
    const shown = { 'You send': '250.00 EUR', From: 'Any bank account', To: 'Main wallet', Memo: 'SPH-EUR' }
    await soon(() => equal(lines(shadow), shown))
  })
})
