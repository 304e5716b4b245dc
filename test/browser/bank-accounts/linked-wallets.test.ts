import { CHASE } from '../../support/customer.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { banner, stateText } from '../../support/messages.ts'
import { violationsIn } from '../../support/axe.ts'
import { scan } from '../../support/scan.ts'
import {
  comeBack,
  EVM_ADDRESS,
  linkOf,
  nameOf,
  dialogIn,
  ON_ETHEREUM,
  ON_SOLANA,
  openAccounts,
  openDialog,
  openMenu,
  opened,
  SOLANA_ADDRESS,
  summary,
} from './account-links.ts'

const TWO = { ...CHASE, walletBankAccounts: [ON_SOLANA, ON_ETHEREUM] }
const ONE = { ...CHASE, walletBankAccounts: [ON_SOLANA] }
const rows = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[part=row]')]
const toggle = (row: HTMLElement) => row.querySelector<HTMLButtonElement>('[aria-expanded]')!
const onlyOf = (name: string) => `Send only ${name} to this address. Anything else is lost.`
const isOpen = (row: HTMLElement) => toggle(row).getAttribute('aria-expanded') === 'true'
const code = (root: ParentNode) => root.querySelector<HTMLElement>('[role=img][aria-label^="QR code"]')

describe('the linked wallets of an account', () => {
  afterEach(cleanUp)

  for (const [name, others] of [
    ['one of two', [ON_SOLANA]],
    ['the only one', []],
  ] as const)
    it(`are counted where ${name} cannot be read, with a way to support [E20, SAFE-E8]`, async () => {
      const broken = { ...ON_ETHEREUM, wallet: { address: null, network: 'ethereum' } }
      const page = await openAccounts(() => [{ ...CHASE, walletBankAccounts: [...others, broken] }])
      equal((await openMenu(page))[0], `Linked wallets (${others.length + 1})`)
      ;[...page.shadow.querySelectorAll<HTMLElement>(':popover-open [role=menuitem]')][0]!.click()
      const dialog = await until(() => page.shadow.querySelector<HTMLElement>('dialog[open]'))
      const text = banner(dialog, 'We can’t show 1 of your linked wallets')
      isTrue(text.startsWith('We couldn’t read what our server sent about them.'), text)
      isTrue(button(dialog, 'Contact support'), 'a way to support')
      equal(rows(dialog).length, others.length)
    })

  it('are in its menu with their number, if there are any [ACC-18, A2]', async () => {
    equal(await openMenu(await openAccounts(() => [TWO])), [
      'Linked wallets (2)',
      'Generate wallet address',
      'Copy account details',
      'Delete',
    ])
    cleanUp()
    equal(await openMenu(await openAccounts(() => [CHASE])), [
      'Generate wallet address',
      'Copy account details',
      'Delete',
    ])
  })

  it('are listed with token, network, method and a short address, and nothing of them can be changed [ACC-18, LINK-01]', async () => {
    const visitor = await openAccounts(() => [TWO])
    const dialog = await openDialog(visitor, 'Linked wallets (2)')
    equal(nameOf(dialog), 'Linked wallets')
    const [solana, ethereum] = rows(dialog)
    equal(summary(solana!), ['USDC on Solana', 'Fq3m…2LtV · paid by ACH'])
    equal(summary(ethereum!), ['USDC on Ethereum', '0x8f…C240 · paid by wire'])
    equal(dialog.querySelectorAll('input, select, textarea, [role=radio], [role=switch]').length, 0, 'controls')
    const names = [...dialog.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? 'text')
    equal(names, [
      'Close',
      'text',
      'Copy address for USDC on Solana',
      'text',
      'Copy address for USDC on Ethereum',
      'text',
    ])
    equal(await violationsIn(visitor.element), [])
  })

  it('open one at a time, with the whole address and what may be sent to it [ACC-18]', async () => {
    const visitor = await openAccounts(() => [TWO])
    const dialog = await openDialog(visitor, 'Linked wallets (2)')
    const [solana, ethereum] = rows(dialog) as [HTMLElement, HTMLElement]
    equal([isOpen(solana), isOpen(ethereum)], [false, false])
    toggle(solana).click()
    await soon(() => equal(opened(solana), [SOLANA_ADDRESS, onlyOf('USDC on Solana')]))
    toggle(ethereum).click()
    await soon(() => equal(opened(ethereum), [EVM_ADDRESS, onlyOf('USDC on Ethereum')]))
    equal(isOpen(solana), false)
    await until(() => code(ethereum))
    equal(await violationsIn(visitor.element), [])
    toggle(ethereum).click()
    await until(() => !isOpen(ethereum) && !ethereum.querySelector('p.sr-mono'))
  })

  it('have a code that a scanner reads as the address, in the dark theme too [ACC-18]', async () => {
    for (const scheme of ['light', 'dark']) {
      const visitor = await openAccounts(() => [ONE], { attributes: { 'color-scheme': scheme } })
      const dialog = await openDialog(visitor, 'Linked wallets (1)')
      // The only address is open.
      equal(await scan(await until(() => code(dialog))), SOLANA_ADDRESS, scheme)
      equal(code(dialog)!.getAttribute('aria-label'), 'QR code of the address for USDC on Solana')
      equal(await violationsIn(visitor.element), [], scheme)
      cleanUp()
    }
  })

  it('are copied whole, which is said [ACC-18]', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    try {
      const dialog = await openDialog(await openAccounts(() => [TWO]), 'Linked wallets (2)')
      button(dialog, 'Copy address for USDC on Ethereum')!.click()
      await until(() =>
        [...dialog.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === 'Copied'),
      )
      equal(copied, [EVM_ADDRESS])
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard')
    }
  })

  it('wallets on a network that this version does not know are shown as the server names it', async () => {
    for (const rail of ['rtp', 'constructor']) {
      const link = linkOf('new', 'newchain', 'newaddress123', { sourceCurrency: 'usdx', destinationNetwork: rail })
      const dialog = await openDialog(
        await openAccounts(() => [{ ...CHASE, walletBankAccounts: [link] }]),
        'Linked wallets (1)',
      )
      equal(summary(rows(dialog)[0]!), ['USDX on newchain', `newa…s123 · paid by ${rail}`])
      cleanUp()
    }
  })

  it('have an address of any length: one that no code can carry is shown and copied anyway', async () => {
    const link = linkOf('long', 'ethereum', `0x${'ab'.repeat(50_000)}`)
    const dialog = await openDialog(
      await openAccounts(() => [{ ...CHASE, walletBankAccounts: [link] }]),
      'Linked wallets (1)',
    )
    await until(() => hasText(dialog, 'We couldn’t load the QR code. Copy the address instead.'))
    isNull(code(dialog), 'a code')
    isTrue(button(dialog, 'Copy address for USDC on Ethereum'), 'the way to copy it')
  })

  it('wallets that the server has taken away leave an empty list, with a way to a new address [ACC-18, ACC-19]', async () => {
    let account: object = ONE
    const visitor = await openAccounts(() => [account])
    const dialog = await openDialog(visitor, 'Linked wallets (1)')
    account = CHASE
    await comeBack()
    const empty = 'Stablecoins sent to a linked wallet are converted and paid to this account.'
    await soon(() => equal(stateText(dialog, 'No linked wallets yet'), empty))
    equal(await violationsIn(visitor.element), [])
    button(dialog, 'Generate wallet address')!.click()
    await until(() => nameOf(dialogIn(visitor.shadow)) === 'Generate wallet address')
  })
})
