import { CHASE } from '../../support/customer.ts'
import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, until, type Answers } from '../../support/host.ts'
import { fieldWords, toastText } from '../../support/messages.ts'
import {
  dialogIn,
  EURO,
  EVM_ADDRESS,
  linkOf,
  nameOf,
  ON_SOLANA,
  openAccounts,
  openDialog,
  radio,
  opened,
  summary,
} from './account-links.ts'

const POST = 'POST walletBankAccounts'
const MADE = linkOf('made', 'optimism', EVM_ADDRESS)
const confirm = (root: ParentNode) => button(root, 'Confirm') as HTMLButtonElement
const issue = (path: readonly string[], message: string) =>
  failure(422, { issues: [{ code: 'custom', path, message }] })

/** The form of the dollar account, which has one address, with a server that answers the confirmation. */
async function openForm(answer: Answers[string]) {
  let links: readonly object[] = [ON_SOLANA]
  const answers: Answers = {
    [POST]: async (request) => {
      const value = await answer(request)
      if (!(value instanceof Response)) links = [...links, MADE]
      return value
    },
  }
  const visitor = await openAccounts(() => [{ ...CHASE, walletBankAccounts: links }, EURO], { answers })
  const dialog = await openDialog(visitor, 'Generate wallet address')
  return { visitor, dialog }
}

const CHECK_IT = 'Check every character before you send to it.'

describe('a wallet address that is confirmed', () => {
  afterEach(cleanUp)

  it('is asked for as it was chosen [ACC-19, LINK-02, LINK-03]', async () => {
    const { visitor, dialog } = await openForm(() => ({ walletBankAccount: MADE }))
    for (const name of ['OPTIMISM', 'USDT', 'Wire']) radio(dialog, name).click()
    await until(() => radio(dialog, 'Wire').getAttribute('aria-checked') === 'true')
    confirm(dialog).click()
    await until(() => visitor.calls('POST', 'walletBankAccounts').length > 0)
    equal(
      visitor.calls('POST', 'walletBankAccounts').map(({ body }) => body),
      [
        {
          bankAccount: CHASE.id,
          source: { network: 'optimism', currency: 'usdt' },
          destination: { currency: 'usd', network: 'wire' },
        },
      ],
    )
  })

  it('opens, is reported as made, is announced to the host, and the list is read again [LINK-14, STATE-LINK-03, STATE-LINK-04]', async () => {
    const { visitor, dialog } = await openForm(() => ({ walletBankAccount: MADE }))
    const { shadow } = visitor
    const readings = visitor.calls('GET', 'bankAccounts').length
    confirm(dialog).click()
    const linked = await until(() => nameOf(dialogIn(shadow)) === 'Linked wallets' && dialogIn(shadow))
    isTrue(linked, 'the dialog')
    const [first, second] = [...dialogIn(shadow)!.querySelectorAll<HTMLElement>('[part=row]')]
    equal(summary(first!), ['USDC on Optimism New', '0x8f…C240 · paid by ACH'])
    equal(
      [first, second].map((row) => row!.querySelector('[aria-expanded]')!.getAttribute('aria-expanded')),
      ['true', 'false'],
      'what is open',
    )
    equal(opened(first!)[0], EVM_ADDRESS)
    await soon(() => equal(toastText(shadow, 'Wallet address created'), CHECK_IT))
    equal(visitor.emitted('ramp-wallet-linked'), [{ id: MADE.id }])
    await until(() => visitor.calls('GET', 'bankAccounts').length > readings)
    button(dialogIn(shadow)!, 'Done')!.click()
    await until(() => !dialogIn(shadow))
    equal(shadow.activeElement, button(shadow, 'Actions for Everyday'), 'the focus')
  })

  it('cannot be confirmed twice, changed or closed while it is asked for [LINK-09]', async () => {
    let answer: (value: unknown) => void = () => {}
    const pending = new Promise((resolve) => (answer = resolve))
    const { visitor, dialog } = await openForm(() => pending)
    confirm(dialog).click()
    confirm(dialog).click()
    await until(() => confirm(dialog).getAttribute('aria-disabled') === 'true')
    confirm(dialog).click()
    equal(confirm(dialog).getAttribute('aria-busy'), 'true', 'the spinner')
    const others = [...dialog.querySelectorAll<HTMLButtonElement>('[role=radio]'), button(dialog, 'Cancel')!]
    equal(others.filter((one) => !(one as HTMLButtonElement).disabled).length, 0, 'what can be pressed')
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    equal(nameOf(dialogIn(visitor.shadow)), 'Generate wallet address')
    answer({ walletBankAccount: MADE })
    await until(() => nameOf(dialogIn(visitor.shadow)) === 'Linked wallets')
    equal(visitor.calls('POST', 'walletBankAccounts').length, 1)
  })

  it('says what the server refused, at its field, and waits for another choice [LINK-08, LINK-14]', async () => {
    const { visitor, dialog } = await openForm(() => issue(['source', 'currency'], 'Not this token today'))
    confirm(dialog).click()
    await soon(() => equal(fieldWords(dialog, 'Stablecoin'), ['Not this token today']))
    equal(toastText(visitor.shadow, 'Wallet address not created'), 'Not this token today')
    equal(confirm(dialog).disabled, true, 'whether it is off')
    radio(dialog, 'USDT').click()
    await until(() => !confirm(dialog).disabled)
    equal(fieldWords(dialog, 'Stablecoin'), [])
  })

  it('is kept as it was chosen when the server fails, and a second try is the same intent [LINK-14, E18]', async () => {
    let isDown = true
    const { visitor, dialog } = await openForm(() => (isDown ? failure(503) : { walletBankAccount: MADE }))
    radio(dialog, 'OPTIMISM').click()
    await until(() => radio(dialog, 'OPTIMISM').getAttribute('aria-checked') === 'true')
    confirm(dialog).click()
    const unconfirmed = 'We can’t tell yet if your address was created'
    const again = 'No money moved. Try again. It won’t be created twice.'
    await soon(() => equal(toastText(visitor.shadow, unconfirmed), again))
    equal(radio(dialog, 'OPTIMISM').getAttribute('aria-checked'), 'true')
    isDown = false
    await until(() => confirm(dialog).getAttribute('aria-busy') === null)
    confirm(dialog).click()
    await until(() => nameOf(dialogIn(visitor.shadow)) === 'Linked wallets')
    const keys = visitor.calls('POST', 'walletBankAccounts').map(({ headers }) => headers.get('idempotency-key'))
    isTrue(keys.length > 1, 'several calls')
    equal(new Set(keys).size, 1, 'keys')
  })

  it('is reported as created even if the customer has left the screen [LINK-14]', async () => {
    let answer: (value: unknown) => void = () => {}
    const pending = new Promise((resolve) => (answer = resolve))
    const { visitor, dialog } = await openForm(() => pending)
    confirm(dialog).click()
    await until(() => visitor.calls('POST', 'walletBankAccounts').length === 1)
    await visitor.go('/settings')
    await until(() => !dialogIn(visitor.shadow))
    answer({ walletBankAccount: MADE })
    await soon(() => equal(toastText(visitor.shadow, 'Wallet address created'), CHECK_IT))
    equal(dialogIn(visitor.shadow), null, 'a dialog over another screen')
  })
})
