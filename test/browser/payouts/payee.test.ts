import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { banner } from '../../support/messages.ts'
import { EURO_PAYOUT, PAYOUT } from '../../support/payouts.ts'
import { card, line, lines, said } from '../../support/rows.ts'
import { scan } from '../../support/scan.ts'
import { visit } from '../../support/visit.ts'

const INSTRUCTIONS = '/payouts/new/on-ramp/instructions?id='
const DETAILS = '/my-payouts/details?view=details&id='
const EXACT = 'Enter these exactly'
const OWN_NAME = 'Use an account in your own name'
const consentOf = (root: ShadowRoot) =>
  said(root.getElementById(root.querySelector('input[type=checkbox]')!.getAttribute('aria-labelledby')!)!)

/** A name that a bank compares letter by letter. */
const PAYEE = 'Sphère & Söhne  GmbH – Kundenkonto'
const named = {
  ...EURO_PAYOUT,
  fundingBankAccount: { ...EURO_PAYOUT.fundingBankAccount, accountHolderName: PAYEE },
}

describe('the payee of the instructions', () => {
  afterEach(cleanUp)

  it('comes first, and is the same text in consent, copies, sheet and payment code [ONR-05, ONR-06, F32]', async () => {
    const { shadow } = await visit(INSTRUCTIONS + named.id, { payouts: [named] })
    const exact = await until(() => shadow.querySelector(`[aria-label="${EXACT}"]`), 'the instructions')
    isTrue(exact.querySelector('[role=listitem], li')!.textContent!.includes(PAYEE), 'the first line')
    const consent = shadow.querySelector('input[type=checkbox]')!.getAttribute('aria-labelledby')!
    equal(
      shadow.getElementById(consent)!.textContent,
      `I will send exactly this amount to ${PAYEE} and include the memo`,
    )
    const code = await until(() => shadow.querySelector<HTMLElement>('[role=img][aria-label^="Payment code"]'), 'code')
    equal((await scan(code)).split('\n')[5], PAYEE)
    isTrue(button(shadow, 'Copy Account holder'), 'a control to copy it')
    button(shadow, 'Print these details')!.click()
    const sheet = await until(() => shadow.querySelector('dialog [data-paper]'), 'the sheet')
    isTrue(sheet.textContent!.includes(PAYEE), sheet.textContent!)
    equal(Object.keys(lines(sheet))[0], 'Account holder')
  })

  it('is paid from an account in the customer’s own name, whichever source was chosen [F32]', async () => {
    for (const payout of [PAYOUT, EURO_PAYOUT])
      for (const path of [INSTRUCTIONS, DETAILS]) {
        const { shadow } = await visit(path + payout.id, { payouts: [payout] })
        await soon(() => equal(banner(shadow, OWN_NAME), 'Money that comes from another name is returned.'))
        cleanUp()
      }
  })
})

describe('instructions without a memo', () => {
  afterEach(cleanUp)

  const bare = { ...PAYOUT, instructions: { ...PAYOUT.instructions, memo: null } }

  it('mention no memo in the consent, the sheet or the list [ONR-05, ONR-06, F32]', async () => {
    const { shadow, go } = await visit(INSTRUCTIONS + bare.id, { payouts: [bare] })
    await soon(() => equal(line(card(shadow, EXACT), 'Amount'), '$1,000.00'))
    equal(consentOf(shadow), 'I will send exactly this amount to Sphere Client Account')
    button(shadow, 'Print these details')!.click()
    await until(() => shadow.querySelector('dialog [data-paper]'), 'the sheet')
    equal(/memo/i.exec(shadow.querySelector<HTMLElement>('.sr-root')!.innerText), null)
    await go('/my-accounts')
    await until(() => hasText(shadow, 'Send exactly this amount from your bank.'), 'the next step')
    equal(/memo/i.exec(shadow.querySelector<HTMLElement>('.sr-root')!.innerText), null)
  })

  it('instructions without the account behind them still say what to send [ONR-06, F32]', async () => {
    const { shadow } = await visit(INSTRUCTIONS + bare.id, { payouts: [{ ...bare, fundingBankAccount: null }] })
    await soon(() => equal(lines(card(shadow, EXACT)), { Amount: '$1,000.00' }))
    equal(consentOf(shadow), 'I will send exactly this amount')
    isNull(button(shadow, 'Copy Account holder') ?? null, 'a payee')
  })
})
