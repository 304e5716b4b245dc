import { ME, UNVERIFIED } from '../../support/customer.ts'
import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, until, type Answers } from '../../support/host.ts'
import { copied } from '../../support/labels.ts'
import { PAYOUT } from '../../support/payouts.ts'
import { card, lines, said } from '../../support/rows.ts'
import { visit, withAccess } from '../../support/visit.ts'

// What the other screens label, and what is copied from them.

const CUSTOMER = { ...ME, kycStatus: 'rejected' }
const DETAILS = `/my-payouts/details?view=details&id=${PAYOUT.id}`

/** A refusal with the reference by which support finds it. */
const refused =
  (reference: string, status = 422) =>
  () =>
    new Response(JSON.stringify({ message: 'Not now' }), { status, headers: { 'X-Request-Id': reference } })

/** Screens and toasts that name a reference, each with the call that is refused and what leads there. */
const REFERENCES: readonly (readonly [where: string, path: string, call: string, action: string | null])[] = [
  ['a screen that could not be loaded', DETAILS, `GET payouts/${PAYOUT.id}`, null],
  ['a toast', '/settings', 'POST kyc/reset', 'Reset verification'],
]

const NO_ACCOUNT = { ...withAccess({ allowSourcelessOnRamp: false }), 'GET bankAccounts': () => ({ bankAccounts: [] }) }

/** What currencies say of their codes and methods, of which an on-ramp has none. */
const METHODS = [
  ['Brazilian reals', 'BRLPix'],
  ['Mexican pesos', 'MXNSPEI'],
] as const

const NEXT_STEPS: readonly (readonly [need: string, Answers, words: string])[] = [
  [
    'a wallet',
    { 'GET wallets': () => ({ wallets: [] }) },
    'Next, add a wallet It’s where your stablecoins (USDC or USDT) will arrive. You can paste its address. Add wallet',
  ],
  [
    'a bank account',
    NO_ACCOUNT,
    'Next, add a bank account It’s the account that you’ll send money from. Add bank account',
  ],
  [
    'a transfer',
    {},
    'Make your first transfer Send money from your bank, and get stablecoins (USDC or USDT) in your wallet. New transfer',
  ],
]

describe('the labels of a screen', () => {
  afterEach(cleanUp)

  it('have each need of a blocked on-ramp with its own status [PAYNEW-04, F23]', async () => {
    const verificationLevels = [
      { name: 'kyc_level_1', status: 'rejected' },
      { name: 'sepa', status: 'pending' },
    ]
    const answers = { 'GET me': () => ({ ...UNVERIFIED, verificationLevels }) }
    const { shadow } = await visit('/payouts/new/on-ramp/currencies?rampType=on-ramp', { answers })
    await soon(() => equal(lines(shadow), { 'Identity, for US dollars': 'Rejected', 'Euro access': 'In review' }))
    equal(said(shadow.querySelector('[part=header] [part=title]')!), 'Bank to wallet')
  })

  for (const [need, answers, words] of NEXT_STEPS)
    it(`say that ${need} is what the customer needs next, and where to get it [H20]`, async () => {
      const { shadow } = await visit('/my-accounts', { answers })
      await soon(() =>
        equal(
          [...shadow.querySelectorAll('section[part~=card]')].map((one) => said(one)),
          [words],
        ),
      )
    })

  it('have both values of what contradicts itself in a transfer [SAFE-B5, E18, F32]', async () => {
    const fundingBankAccount = { ...PAYOUT.fundingBankAccount, accountNumber: '111122223333' }
    const { shadow } = await visit(DETAILS, { payouts: [{ ...PAYOUT, fundingBankAccount }] })
    const both = '980144201175 in one place, 111122223333 in another'
    await soon(() => equal(lines(shadow)['Account number'], both))
  })

  it('have the amount and the memo of the transfer that waits on the first screen [H20]', async () => {
    const { shadow } = await visit('/my-accounts', { payouts: [PAYOUT] })
    await soon(() =>
      equal(lines(card(shadow, 'We’re waiting for your money')), { Amount: '$1,000.00', Memo: 'SPH-7Q4K-92MD' }),
    )
  })

  it('have the name and the address of the customer in the menu [S7]', async () => {
    const { shadow } = await visit('/payouts/new')
    ;(await until(() => button(shadow, 'Menu'), 'the menu')).click()
    const dialog = await until(() => shadow.querySelector('dialog[open]'), 'the drawer')
    const texts = () => [...dialog.querySelectorAll('bdi')].map((one) => said(one))
    await soon(() => equal(texts(), ['Maya Chen', 'maya@example.com']))
  })

  it('name the methods by which each currency is paid out [CUR-01, F38]', async () => {
    const { shadow } = await visit('/payouts/new/off-ramp/currencies?rampType=off-ramp')
    const rowOf = (name: string) => [...shadow.querySelectorAll('[part=row]')].find((one) => said(one).startsWith(name))
    for (const [name, words] of METHODS) await soon(() => equal(said(rowOf(name)!), `${name} ${words}`))
  })

  it('have the address of support and what it is asked about, which the mail names, too [O19, H11]', async () => {
    const config = { brand: { supportEmail: 'help@acme.example' } }
    const { shadow } = await visit(DETAILS, { payouts: [PAYOUT], config })
    ;(await until(() => button(shadow, 'Contact support'), 'the button')).click()
    const dialog = await until(() => shadow.querySelector<HTMLElement>('dialog[open]'), 'the dialog')
    const about = { 'Email address': 'help@acme.example', Reference: PAYOUT.id }
    equal(lines(dialog), about)
    equal(await copied(dialog), about)
    equal(dialog.querySelector('a')!.getAttribute('href'), `mailto:help@acme.example?subject=${PAYOUT.id}`)
  })

  for (const [where, path, call, action] of REFERENCES)
    it(`have the reference of the failure in ${where}, which is copied [E19, E12]`, async () => {
      const answers: Answers = { 'GET me': () => CUSTOMER, [call]: refused('req_17c4') }
      const { shadow } = await visit(path, { answers, payouts: [PAYOUT], attributes: { environment: 'sandbox' } })
      if (action) (await until(() => button(shadow, action), action)).click()
      const code = await until(() => [...shadow.querySelectorAll('code')].find((one) => said(one) !== ''), 'it')
      equal(said(code), 'req_17c4')
      const place = code.closest<HTMLElement>('[part=toast], [role=alert], [part~=banner]')!
      equal(await copied(place), { Reference: 'req_17c4' })
    })
})
