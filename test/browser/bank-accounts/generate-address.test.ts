import { CHASE, ME } from '../../support/customer.ts'
import { equal, isNull, soon } from '../../support/expect.ts'
import { button, cleanUp, until } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { banner, fieldWords } from '../../support/messages.ts'
import { violationsIn } from '../../support/axe.ts'
import { chosen, comeBack, dialogIn, EURO, openAccounts, openDialog, openMenu, radio } from './account-links.ts'

const GENERATE = 'Generate wallet address'
const groups = (root: ParentNode) =>
  [...root.querySelectorAll('[role=radiogroup]')].map((group) =>
    [...group.querySelectorAll('[role=radio]')].map(({ textContent }) => textContent),
  )
const banners = (root: ParentNode, role: string) =>
  [...root.querySelectorAll(`[part=banner][role=${role}]`)].map(({ textContent }) => textContent)
const feeIn = (dialog: ParentNode) => said([...dialog.querySelectorAll('[part=banner]')].at(-1)!.nextElementSibling!)
const confirm = (root: ParentNode) => button(root, 'Confirm') as HTMLButtonElement

describe('the form of a wallet address', () => {
  afterEach(cleanUp)

  it('has the networks, the stablecoins and the methods of a dollar account [ACC-19, LINK-04, LINK-05, STATE-LINK-02]', async () => {
    const visitor = await openAccounts(() => [CHASE])
    const dialog = await openDialog(visitor, GENERATE)
    equal(
      said(dialog.querySelector('p')!),
      'Stablecoins sent to this address are converted and paid to Chase ending in ••••4821 automatically.',
    )
    equal(groups(dialog), [
      ['SOL', 'ETH', 'OPTIMISM'],
      ['USDC', 'USDT'],
      ['ACH', 'Wire'],
    ])
    equal(chosen(dialog), ['SOL', 'USDC', 'ACH'])
    equal(confirm(dialog).disabled, false, 'whether it can be confirmed')
    equal(await violationsIn(visitor.element), [])
  })

  it('has no USDT for a euro account, says why, and pays out by SEPA alone [LINK-06, STATE-LINK-01]', async () => {
    const visitor = await openAccounts(() => [EURO])
    const dialog = await openDialog(visitor, GENERATE, 'Euro account')
    equal([radio(dialog, 'USDC').disabled, radio(dialog, 'USDT').disabled], [false, true])
    equal(fieldWords(dialog, 'Stablecoin'), ['USDT isn’t available for euro accounts.'])
    const method = dialog.querySelector<HTMLInputElement>('input')!
    equal([method.value, method.readOnly, groups(dialog).length], ['SEPA', true, 2])
    equal(feeIn(dialog), 'Estimated fee for each deposit: 0.50% + €1.00. It’s taken from the amount.')
    equal(await violationsIn(visitor.element), [])
  })

  it('warns at once that USDT is another token, and only then [LINK-07]', async () => {
    const visitor = await openAccounts(() => [CHASE])
    const dialog = await openDialog(visitor, GENERATE)
    equal(banners(dialog, 'alert'), [])
    radio(dialog, 'USDT').click()
    await until(() => banners(dialog, 'alert').length === 1)
    equal(banners(dialog, 'alert'), ['Send only USDT to this addressUSDC, or anything else sent here, is lost.'])
    equal(dialog.querySelector<HTMLElement>('[part=banner][role=alert]')!.dataset['tone'], 'destructive')
    equal(await violationsIn(visitor.element), [])
    radio(dialog, 'USDC').click()
    await until(() => banners(dialog, 'alert').length === 0)
  })

  it('asks to double-check the address, for the token and the network that are chosen [LINK-10]', async () => {
    const dialog = await openDialog(await openAccounts(() => [CHASE]), GENERATE)
    const compare = 'Compare every character before you send.'
    equal(banner(dialog, 'Double-check the wallet address'), `${compare} Only USDC on Solana works here.`)
    radio(dialog, 'OPTIMISM').click()
    radio(dialog, 'USDT').click()
    const other = `${compare} Only USDT on Optimism works here.`
    await soon(() => equal(banner(dialog, 'Double-check the wallet address'), other))
  })

  it('shows the fee of the method, and a sentence alone where none is known [LINK-11]', async () => {
    const dialog = await openDialog(await openAccounts(() => [CHASE]), GENERATE)
    // ACH is paid out, and priced, as same-day ACH.
    equal(feeIn(dialog), 'Estimated fee for each deposit: 0.10% + $1.00. It’s taken from the amount.', 'by ACH')
    radio(dialog, 'Wire').click()
    const wire = 'Estimated fee for each deposit: 0.10% + $20.00. It’s taken from the amount.'
    await soon(() => equal(feeIn(dialog), wire))
    cleanUp()
    const answers = { 'GET me': () => ({ ...ME, verificationLevels: [] }) }
    const other = await openDialog(await openAccounts(() => [CHASE], { answers }), GENERATE)
    equal(feeIn(other), 'A fee is taken from each deposit.')
  })

  it('is filled in with the keyboard alone [ACC-19]', async () => {
    const visitor = await openAccounts(() => [CHASE])
    const dialog = await openDialog(visitor, GENERATE)
    await until(() => visitor.shadow.activeElement === radio(dialog, 'SOL'), 'the focus on the first choice')
    const press = (key: string) =>
      visitor.shadow.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      )
    press('ArrowRight')
    await until(() => visitor.shadow.activeElement === radio(dialog, 'ETH'))
    equal(chosen(dialog), ['ETH', 'USDC', 'ACH'])
    press('Escape')
    await until(() => !dialogIn(visitor.shadow))
    equal(visitor.shadow.activeElement, button(visitor.shadow, 'Actions for Everyday'), 'the focus')
  })
})

describe('the permission to generate an address', () => {
  afterEach(cleanUp)

  it('is asked of the feature, of the server and of the owner [LINK-12, A2, F27]', async () => {
    const rows: readonly (readonly [boolean, object, object])[] = [
      [true, CHASE, {}],
      [false, CHASE, { config: { features: { offloaderWallets: false } } }],
      [false, CHASE, { attributes: { 'ramp-only': '' } }],
      [true, CHASE, { attributes: { 'ramp-only': '' }, config: { features: { offloaderWallets: true } } }],
      [false, { ...CHASE, walletBankAccountsAllowed: false }, {}],
      [
        false,
        { ...CHASE, thirdPartyBeneficiaryInfo: { businessName: 'Wren' } },
        { attributes: { 'ramp-only': '' }, config: { features: { offloaderWallets: true } } },
      ],
    ]
    for (const [isOffered, account, opening] of rows) {
      const items = await openMenu(await openAccounts(() => [account], opening))
      equal(items.includes(GENERATE), isOffered, JSON.stringify([account, opening]))
      cleanUp()
    }
  })

  it('is asked again while the form is open: nothing is sent, and the form says why [LINK-08, LINK-13]', async () => {
    let account: object = CHASE
    const visitor = await openAccounts(() => [account])
    const dialog = await openDialog(visitor, GENERATE)
    account = { ...CHASE, walletBankAccountsAllowed: false }
    await comeBack()
    await soon(() => equal(banners(dialog, 'alert'), ['Offloader wallets are not supported for ramp-widget']))
    equal(confirm(dialog).disabled, true)
    equal(visitor.calls('POST', 'walletBankAccounts').length, 0)
    isNull(dialog.querySelector('[data-tone=success]'), 'a success')
  })
})
