import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, hasText, until } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { banner, dialogText } from '../../support/messages.ts'
import { CHALLENGE, dialog, OTHER_KEY, rejection } from '../wallets/connecting.ts'
import { filledOffRamp, HOT_WALLET, leave, send, toasts, type Sender } from './off-ramp-form.ts'
import { inputs, option, picker, posts, submitButton } from './on-ramp-form.ts'

const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const NEW = { ...HOT_WALLET, id: 'wallet_new', address: OTHER, nickname: 'Mock Wallet', signed: true }

const saves = ({ calls }: Sender) => calls('POST', 'wallets')
const saveAndUse = (shadow: ShadowRoot) => button(dialog(shadow)!, 'Save and use') as HTMLButtonElement
const sourceOf = (shadow: ShadowRoot) => picker(shadow, 'From wallet')!.textContent!

/** The filled form, whose saved source is another wallet than the connected one. */
async function connected(): Promise<Sender> {
  const known: object[] = [HOT_WALLET]
  const page = await filledOffRamp({
    key: OTHER_KEY,
    holder: OTHER,
    answers: {
      'GET wallets': () => ({ wallets: known }),
      'GET wallets/authMessage/evm': () => CHALLENGE,
      'POST wallets'() {
        known.push(NEW)
        return { wallet: NEW }
      },
    },
  })
  isNull(option(page.shadow, 'Mock Wallet') ?? null, 'a wallet that is not connected')
  await send(page)
  await soon(() =>
    equal(
      banner(page.shadow, `Please connect with wallet ${short(HOT_WALLET.address)} instead`),
      'Mock Wallet is on another address. Switch it there, then send again. Nothing was sent.',
    ),
  )
  return page
}

async function askToSave({ shadow }: Sender): Promise<void> {
  picker(shadow, 'From wallet')!.click()
  const offered = await until(() => option(shadow, 'Mock Wallet'), 'the connected wallet')
  // The dot between network and address is drawn.
  equal(said(offered), `Mock Wallet Base${short(OTHER)}`)
  equal(offered.closest('[role=group]')?.getAttribute('aria-label'), 'Connected')
  offered.click()
  await until(() => dialog(shadow), 'the dialog')
}

const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-6)}`

describe('a connected wallet that is not saved', () => {
  afterEach(leave)

  it('becomes the source in place: it signs, is saved once, and nothing typed is lost [OFFR-04, W4, W7, W16]', async () => {
    const page = await connected()
    const { shadow, path } = page
    await askToSave(page)
    const text = dialogText(shadow, 'Send from Mock Wallet')
    isTrue(text.startsWith('We’ll save this wallet first. It asks you to sign a message, which is free'), text)
    isTrue(saveAndUse(shadow).disabled, 'not before the consent')
    dialog(shadow)!.querySelector<HTMLInputElement>('input[type=checkbox]')!.click()
    await until(() => !saveAndUse(shadow).disabled, 'the consent')
    for (let click = 0; click < 20; click += 1) saveAndUse(shadow).click()
    await until(() => !dialog(shadow) && sourceOf(shadow).includes('Mock Wallet'), 'the new source')
    const [body] = saves(page).map((call) => call.body as Record<string, unknown>)
    equal(saves(page).length, 1, 'saves')
    equal([body!['address'], body!['network'], body!['nickname']], [OTHER, 'base', 'Mock Wallet'])
    equal([body!['consent'], body!['isConnected'], body!['nonce']], [true, true, CHALLENGE.nonce])
    isTrue(/^0x[0-9a-f]{130}$/.test(String(body!['signature'])), 'a signature')
    equal([inputs(shadow)[0]!.value, path()], ['100.00', '/payouts/new/off-ramp'])
    isNull(shadow.querySelector('[part~=banner]'), 'the refusal')

    picker(shadow, 'From wallet')!.click()
    await until(() => option(shadow, 'Hot wallet'), 'the list')
    const rows = [...shadow.querySelectorAll('[role=menuitemradio]')].filter((one) => hasText(one, 'Mock Wallet'))
    equal(rows.length, 1, 'the wallet in the list')
    picker(shadow, 'From wallet')!.click()
    await until(() => !submitButton(shadow).disabled, 'a price')
    submitButton(shadow).click()
    await until(() => posts(page).length === 1, 'the transfer')
    equal((posts(page)[0]!.body as { source: { id: string } }).source.id, NEW.id)
  })

  it('is what a press sends from in the very moment that the form names it [OFFR-04]', async () => {
    const page = await connected()
    const { shadow } = page
    await askToSave(page)
    dialog(shadow)!.querySelector<HTMLInputElement>('input[type=checkbox]')!.click()
    await until(() => !saveAndUse(shadow).disabled, 'the consent')
    // An observer is called between React's commit and its later effects.
    const pressed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!sourceOf(shadow).includes('Mock Wallet') || submitButton(shadow).disabled) return
        observer.disconnect()
        submitButton(shadow).click()
        resolve()
      })
      observer.observe(shadow, { childList: true, characterData: true, attributes: true, subtree: true })
    })
    saveAndUse(shadow).click()
    await pressed
    await until(() => posts(page).length === 1, 'the transfer')
    equal((posts(page)[0]!.body as { source: { id: string } }).source.id, NEW.id)
  })

  it('is not saved when its customer declines to sign, and the form stays [W7, STATE-WNET-11]', async () => {
    const page = await connected()
    const { shadow, wallet } = page
    wallet.refuse('personal_sign', rejection)
    await askToSave(page)
    dialog(shadow)!.querySelector<HTMLInputElement>('input[type=checkbox]')!.click()
    await until(() => !saveAndUse(shadow).disabled, 'the consent')
    saveAndUse(shadow).click()
    await until(() => toasts(shadow).some((text) => text.includes('User rejected the connection')), 'the toast')
    button(dialog(shadow)!, 'Go back')!.click()
    await until(() => !dialog(shadow), 'the form')
    equal([saves(page).length, inputs(shadow)[0]!.value], [0, '100.00'])
    isTrue(sourceOf(shadow).includes('Hot wallet'), 'the source stays')
  })
})
