import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { CHASE, MAIN_WALLET } from '../../support/customer.ts'
import { TO_BANK, PAYOUT } from '../../support/payouts.ts'
import { card, line } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const INSTRUCTIONS = '/payouts/new/on-ramp/instructions?id=payout_1'
const DETAILS = '/my-payouts/details?view=details&id='
const UNSAFE = 'These instructions aren’t safe to use'

const instructed = (memo: string, resource = {}) => ({
  ...PAYOUT,
  instructions: { memo, resource: { ...PAYOUT.instructions.resource, ...resource } },
})

/** Gives the clipboard to the test. */
async function copying(act: (copied: string[]) => Promise<void>): Promise<void> {
  const { clipboard } = navigator
  const copied: string[] = []
  const writeText = async (text: string) => void copied.push(text)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  try {
    await act(copied)
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  }
}

describe('invisible characters', () => {
  afterEach(cleanUp)

  for (const [what, payout] of [
    ['the memo', instructed('SPH\u202E7654321')],
    ['the memo, of no width,', instructed('SPH\u200B7654321')],
    ['the account number', instructed('SPH-7Q4K-92MD', { accountNumber: '9801\u202E44201175' })],
    ['the routing number', instructed('SPH-7Q4K-92MD', { routingNumber: '084\u2060106768' })],
  ] as const)
    it(`hidden characters in ${what} of instructions are reported, and no instructions are shown [SAFE-E4]`, async () => {
      for (const path of [INSTRUCTIONS, DETAILS + PAYOUT.id]) {
        const at = await visit(path, { payouts: [payout] })
        const { shadow } = at
        await until(() => hasText(shadow, UNSAFE) || hasText(shadow, 'The memo is required'))
        isTrue(hasText(shadow, UNSAFE) && hasText(shadow, 'Don’t send money.'), 'an error')
        isTrue(!hasText(shadow, 'The memo is required') && !button(shadow, 'Copy Memo'), 'no instructions')
        isTrue(!hasText(shadow, 'Send the money') && !shadow.querySelector('input[type=checkbox]'), 'no order to pay')
        isTrue(!button(shadow, 'Confirm'), 'nothing to confirm')
        const remedy = 'Compare the payout with its request on the server.'
        equal(at.emitted('ramp-error'), [
          { code: 'instructions_unsafe', message: UNSAFE, remedy, reference: PAYOUT.id },
        ])
        cleanUp()
      }
    })

  it('hidden characters in instructions that are put right are gone with the next reading [SAFE-E4]', async () => {
    const payout: Record<string, unknown> = { ...instructed('SPH\u202E7654321') }
    const { shadow } = await visit(INSTRUCTIONS, { payouts: [payout] })
    await until(() => hasText(shadow, UNSAFE))
    payout['instructions'] = PAYOUT.instructions
    button(shadow, 'Try again')!.click()
    await soon(() => equal(line(card(shadow, 'Enter these exactly'), 'Memo'), 'SPH-7Q4K-92MD'))
  })

  it('hidden characters in names and addresses are shown by their numbers, and copied as they are [SAFE-E4]', async () => {
    const address = `${MAIN_WALLET.address.slice(0, 20)}\u202E${MAIN_WALLET.address.slice(20)}`
    const payout = {
      ...PAYOUT,
      status: 'succeeded',
      wallets: [{ id: 'wallet_1', address, nickname: 'Main\u202Ewallet' }],
      fundingBankAccount: { ...PAYOUT.fundingBankAccount, accountHolderName: 'Sphere\u200BAccount' },
    }
    await copying(async (copied) => {
      const { shadow } = await visit(DETAILS + payout.id, { payouts: [payout] })
      await until(() => hasText(shadow, '⟨U+202E⟩'))
      const shown = `${MAIN_WALLET.address.slice(0, 20)}⟨U+202E⟩${MAIN_WALLET.address.slice(20)}`
      equal(line(card(shadow, 'References'), 'Wallet address'), shown)
      equal(line(card(shadow, 'Details'), 'To'), 'Main⟨U+202E⟩wallet', 'the nickname')
      isTrue(!/[\u202E\u200B]/.test(shadow.textContent!), 'none of them raw')
      button(shadow, 'Copy Wallet address')!.click()
      await until(() => copied.length === 1)
      equal(copied, [address])
    })
  })

  it('hidden characters in the holder and bank of instructions are shown, of which the exact text is copied [SAFE-E4]', async () => {
    const holder = 'Sphere\u200BClient'
    const payout = { ...PAYOUT, fundingBankAccount: { ...PAYOUT.fundingBankAccount, accountHolderName: holder } }
    await copying(async (copied) => {
      const { shadow } = await visit(INSTRUCTIONS, { payouts: [payout] })
      await soon(() => equal(line(card(shadow, 'Enter these exactly'), 'Account holder'), 'Sphere⟨U+200B⟩Client'))
      button(shadow, 'Copy Account holder')!.click()
      await until(() => copied.length === 1)
      equal(copied, [holder])
    })
  })

  it('hidden characters in lists of accounts and wallets are shown by their numbers [SAFE-E4]', async () => {
    const account = { ...CHASE, accountName: 'Sav\u202Eings', bankName: 'Cha\u200Bse', last4: '48\u202E1' }
    const { shadow } = await visit('/my-accounts', {
      answers: { 'GET bankAccounts': () => ({ bankAccounts: [account] }) },
    })
    await until(() => hasText(shadow, 'Sav⟨U+202E⟩ings'))
    isTrue(hasText(shadow, 'Cha⟨U+200B⟩se') && hasText(shadow, '48⟨U+202E⟩1'), 'bank and number')
    const wallet = { ...MAIN_WALLET, nickname: 'Ma\u2066in', address: `\u202E${MAIN_WALLET.address}` }
    cleanUp()
    const other = await visit('/my-accounts?type=wallets', {
      answers: { 'GET wallets': () => ({ wallets: [wallet] }) },
    })
    await until(() => hasText(other.shadow, 'Ma⟨U+2066⟩in') && hasText(other.shadow, '⟨U+202E⟩'))
  })

  it('hidden characters in the bank of a transfer to it are shown by their numbers [SAFE-E4]', async () => {
    const payout = {
      ...TO_BANK,
      destinationBankAccount: { ...CHASE, accountHolderName: 'Maya\u202EChen', bankName: 'Cha\u200Bse' },
    }
    const { shadow } = await visit(DETAILS + payout.id, { payouts: [payout] })
    await until(() => hasText(shadow, 'Maya⟨U+202E⟩Chen') && hasText(shadow, 'Cha⟨U+200B⟩se'))
  })
})
