import { violationsIn } from '../../support/axe.ts'
import { ME, UNVERIFIED } from '../../support/customer.ts'
import { equal, isNull, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { visit, type Visitor } from '../../support/visit.ts'

const ADDRESS = 'help@acme.example'
const SUPPORT = 'Contact support'
const config = { brand: { supportEmail: ADDRESS } }

const dialogOf = ({ shadow }: Visitor) => shadow.querySelector<HTMLDialogElement>('dialog[open]')
const titleOf = (host: Visitor) => dialogOf(host)?.querySelector('[data-heading]')?.textContent

async function withClipboard(writeText: (text: string) => Promise<void>, run: () => Promise<unknown>) {
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  try {
    await run()
  } finally {
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

async function choose(host: Visitor) {
  const menu = await until(() => button(host.shadow, 'Menu'), 'the menu')
  menu.focus()
  menu.click()
  ;(await until(() => button(host.shadow, SUPPORT), 'the item')).click()
}

describe('contact support', () => {
  afterEach(cleanUp)

  it('the entry of the menu shows the address, copies it, and has a mail link next to it [O19, S7]', async () => {
    const host = await visit('/settings', { config })
    await choose(host)
    await until(() => titleOf(host) === SUPPORT, 'the dialog')
    isTrue(hasText(dialogOf(host)!, ADDRESS), 'the address as a text')
    const mail = dialogOf(host)!.querySelector<HTMLAnchorElement>('a')!
    equal([mail.href, mail.textContent], [`mailto:${ADDRESS}`, 'Open email app'])
    equal(await violationsIn(host.element), [])

    const written: string[] = []
    const copy = () => button(dialogOf(host)!, 'Copy Email address')!.click()
    await withClipboard(
      async (text) => void written.push(text),
      async () => {
        copy()
        await until(() => hasText(dialogOf(host)!, 'Copied'), 'the word for it')
      },
    )
    equal(written, [ADDRESS])

    button(dialogOf(host)!, 'Close')!.click()
    await until(() => !dialogOf(host), 'a closed dialog')
    await until(() => host.shadow.activeElement === button(host.shadow, 'Menu'), 'the focus')
    await choose(host)
    await until(() => titleOf(host) === SUPPORT, 'the dialog again')
  })

  it('opens the host’s chat where it has one, and shows no address [O19]', async () => {
    const log: string[] = []
    const chat = {
      boot: ({ userId, hash }: { userId: string; hash: string }) => log.push(`boot ${userId} ${hash}`),
      open: () => log.push('open'),
      shutdown() {},
    }
    const answers = { 'POST intercom/auth': () => ({ hash: 'h1' }) }
    const host = await visit('/settings', { config: { ...config, chat }, answers })
    await choose(host)
    await until(() => log.includes('open'), 'the chat')
    await until(() => !dialogOf(host), 'a closed menu')
    equal(log, [`boot ${ME.id} h1`, 'open'])
  })

  it('the entry of a screen shows the same address [A12, O19]', async () => {
    const host = await visit('/my-accounts/bank-accounts/new', {
      config,
      answers: { 'GET me': () => UNVERIFIED },
    })
    const press = await until(() => button(host.shadow, SUPPORT), 'the button')
    press.focus()
    press.click()
    await until(() => titleOf(host) === SUPPORT && hasText(dialogOf(host)!, ADDRESS), 'the dialog')
    isNull(dialogOf(host)!.parentElement?.closest('p'), 'a dialog inside a paragraph')
    button(dialogOf(host)!, 'Close')!.click()
    await until(() => host.shadow.activeElement === press, 'the focus')
  })
})
