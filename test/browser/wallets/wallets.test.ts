import { setViewport } from '@web/test-runner-commands'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, type, until } from '../../support/host.ts'
import { accountRows } from '../../support/rows.ts'
import { dialogText, fieldWords, footnote, stateText, toastText } from '../../support/messages.ts'
import { visit, type Visitor } from '../../support/visit.ts'
import { filled, option, picker } from '../payouts/on-ramp-form.ts'

const SOLANA = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'
const TREASURY = { id: 'wallet_t', network: 'base', address: EVM, nickname: 'Treasury', signed: false }
const UNNAMED = { id: 'wallet_u', network: 'solana', address: SOLANA, nickname: null, signed: true }

const NOT_SAVED = "We couldn't save your wallet: You’ve already added this wallet."

const input = (shadow: ShadowRoot, name: string) => shadow.querySelector<HTMLInputElement>(`input[name=${name}]`)!
const consent = (shadow: ShadowRoot) => shadow.querySelector<HTMLInputElement>('input[type=checkbox]')!
const save = (shadow: ShadowRoot) => button(shadow, 'Add wallet') as HTMLButtonElement
const menuItem = (shadow: ShadowRoot, name: string) =>
  [...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    (item) => item.textContent === name && item.closest(':popover-open'),
  )

/** A page in the background fires no focus events, so the test dispatches them. */
const leave = (field: HTMLElement) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))

async function openForm(answers = {}, network = 'solana'): Promise<Visitor> {
  const visitor = await visit('/my-accounts?type=wallets', { answers })
  await until(() => button(visitor.shadow, 'Add wallet'))
  await visitor.go(`/my-accounts/wallets/new?network=${network}`)
  await until(() => input(visitor.shadow, 'address'))
  return visitor
}

async function fill(shadow: ShadowRoot, address = SOLANA): Promise<void> {
  type(input(shadow, 'address'), address)
  type(input(shadow, 'nickname'), 'Main wallet')
  consent(shadow).click()
  await until(() => !save(shadow).disabled)
}

describe('adding a wallet', () => {
  afterEach(async () => {
    cleanUp()
    document.body.style.cssText = ''
    await setViewport({ width: 900, height: 700 })
  })

  it('starts with the network of its route and names it in the title [WAL-01, WAL-02, WAL-12, W17]', async () => {
    const { shadow, go } = await openForm({}, 'base')
    equal(shadow.querySelector('[part=title]')!.textContent, 'Add Base wallet')
    equal(fieldWords(shadow, 'Nickname'), ['Only you see this.'])
    await go('/my-accounts/wallets/new?network=nowhere')
    await until(() => shadow.querySelector('[part=title]')?.textContent === 'Add Solana wallet')
  })

  it('starts with the network of the chosen wallet where a form for a transfer opens it [WAL-01, WAL-02]', async () => {
    const { shadow } = await filled()
    picker(shadow, 'To wallet')!.click()
    option(shadow, 'Sui wallet').click()
    await until(() => picker(shadow, 'To wallet')!.textContent!.includes('Sui wallet'))
    picker(shadow, 'To wallet')!.click()
    option(shadow, 'Add wallet').click()
    await until(() => input(shadow, 'address'), 'the form for a wallet')
    equal(shadow.querySelector('[part=title]')!.textContent, 'Add Sui wallet')
  })

  it('has the address before the wallet that may be connected, above the fold of 400 × 480 [WAL-01, FIT-01]', async () => {
    await setViewport({ width: 400, height: 480 })
    document.body.style.margin = '0'
    const { shadow, element } = await openForm({}, 'base')
    element.style.cssText = 'display: block; block-size: 100vh'
    const address = input(shadow, 'address')
    const connect = button(shadow, 'Connect')!
    isTrue((address.compareDocumentPosition(connect) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0, 'its place')
    await until(
      () => address.getBoundingClientRect().bottom < shadow.querySelector('footer')!.getBoundingClientRect().top,
    )
  })

  it('cannot be sent while a value is missing or wrong, and shows the errors [WAL-07, WAL-09, WAL-15]', async () => {
    const { shadow, calls } = await openForm()
    isTrue(save(shadow).disabled, 'nothing is filled in')
    equal(footnote(shadow), 'Enter an address and a nickname, and confirm that the wallet is yours.')
    type(input(shadow, 'address'), '7xKqT4mPbW2f')
    leave(input(shadow, 'address'))
    await soon(() => equal(fieldWords(shadow, 'Address'), ['This isn’t a valid Solana address.']))
    equal(input(shadow, 'address').getAttribute('aria-invalid'), 'true')
    equal(footnote(shadow), 'Fix the address to continue.')
    type(input(shadow, 'address'), SOLANA)
    await soon(() => equal(footnote(shadow), 'Enter a nickname, and confirm that the wallet is yours.'))
    type(input(shadow, 'nickname'), 'Treasury')
    await soon(() => equal(footnote(shadow), 'Confirm that the wallet is yours.'))
    await fill(shadow)
    equal(fieldWords(shadow, 'Address'), [])
    equal(calls('POST', 'wallets'), [])
  })

  it('needs an address of its network, a nickname of at most 20 characters and the consent [WAL-07, WAL-08, WAL-10, WAL-11]', async () => {
    const { shadow, calls } = await openForm({}, 'base')
    type(input(shadow, 'address'), SOLANA)
    leave(input(shadow, 'address'))
    await soon(() => equal(fieldWords(shadow, 'Address'), ['This isn’t a valid Base address.']))
    await fill(shadow, EVM)
    for (const [nickname, isTaken] of [
      ['', false],
      ['a'.repeat(21), false],
      ['a'.repeat(20), true],
    ] as const) {
      type(input(shadow, 'nickname'), nickname)
      leave(input(shadow, 'nickname'))
      await until(() => save(shadow).disabled !== isTaken, `a nickname of ${nickname.length}`)
      const errors = nickname.length > 20 ? ['Use 20 characters or fewer.'] : []
      equal(fieldWords(shadow, 'Nickname'), [...errors, 'Only you see this.'])
    }
    consent(shadow).click()
    await until(() => save(shadow).disabled, 'no consent')
    equal(calls('POST', 'wallets'), [])
  })

  it('is sent once and shown in the list, from any screen that opened the form [WAL-04, WAL-06, STATE-WFORM-03, W16, SAFE-B1]', async () => {
    const made = { id: 'wallet_new', network: 'ethereum', address: EVM, nickname: 'Main wallet', signed: false }
    const wallets: unknown[] = []
    const { shadow, element, calls } = await openForm(
      {
        'GET wallets': () => ({ wallets }),
        'POST wallets': () => {
          wallets.push(made)
          return { wallet: made }
        },
      },
      'ethereum',
    )
    const created: unknown[] = []
    element.addEventListener('ramp-wallet-created', (event) => created.push((event as CustomEvent).detail))
    await fill(shadow, ` ${EVM}`)
    for (let press = 0; press < 20; press += 1) save(shadow).click()
    await soon(() => equal(toastText(shadow, 'Wallet added'), ''))
    await soon(() => equal(accountRows(shadow), [['Main wallet', 'Ethereum · 0x52…9EE7']]))
    equal(
      calls('POST', 'wallets').map(({ body }) => body),
      [{ network: 'ethereum', address: EVM, nickname: 'Main wallet', consent: true, isConnected: false }],
    )
    isTrue(calls('POST', 'wallets')[0]!.headers.get('Idempotency-Key'), 'a key')
    equal(created, [{ id: 'wallet_new' }])
  })

  it('disables the whole form while saving, even when it is opened again, and reports the result [STATE-WFORM-01, STATE-WFORM-03, WAL-14, WAL-15]', async () => {
    let answer: (value: unknown) => void = () => {}
    const { shadow, go, calls } = await openForm({ 'POST wallets': () => new Promise((resolve) => (answer = resolve)) })
    await fill(shadow)
    save(shadow).click()
    await until(() => save(shadow).getAttribute('aria-busy') === 'true')
    isTrue(input(shadow, 'address').disabled, 'the address is off')
    await go('/my-accounts/wallets/new?network=base')
    await until(() => shadow.querySelector('[part=title]')?.textContent === 'Add Base wallet')
    isTrue(input(shadow, 'address').disabled, 'it still waits')
    await until(() => calls('POST', 'wallets').length === 1)
    answer(failure(409, { error: { code: 'wallet_exists', message: 'Wallet already exists' } }))
    await until(() => !input(shadow, 'address').disabled)
    await soon(() => equal(toastText(shadow, 'Wallet not created'), NOT_SAVED))
  })

  it('keeps its values after a refusal, shows it at the field, and clears it at the next attempt [WAL-20, STATE-WFORM-02]', async () => {
    let refuse: () => unknown = () =>
      failure(422, { issues: [{ code: 'custom', path: ['address'], message: 'This address is sanctioned' }] })
    const { shadow, calls } = await openForm({ 'POST wallets': () => refuse() })
    await fill(shadow)
    save(shadow).click()
    await soon(() => equal(toastText(shadow, 'Invalid wallet'), 'This address is sanctioned'))
    await soon(() => equal(fieldWords(shadow, 'Address'), ['This address is sanctioned']))
    equal(input(shadow, 'address').value, SOLANA)
    let answer: (value: unknown) => void = () => {}
    refuse = () => new Promise((resolve) => (answer = resolve))
    save(shadow).click()
    await soon(() => equal(fieldWords(shadow, 'Address'), []))
    await until(() => calls('POST', 'wallets').length === 2)
    answer(failure(422, { code: 'refused' }))
    await soon(() => equal(toastText(shadow, 'Invalid wallet'), 'Unable create wallet.'))
    equal(input(shadow, 'nickname').value, 'Main wallet')
  })

  it('shows that the wallet was not created, with the reason [WAL-21, E12]', async () => {
    const taken = () => failure(409, { error: { code: 'wallet_exists', message: 'Wallet already exists' } })
    const { shadow } = await openForm({ 'POST wallets': taken })
    await fill(shadow)
    save(shadow).click()
    await soon(() => equal(toastText(shadow, 'Wallet not created'), NOT_SAVED))
  })
})

describe('the list of wallets', () => {
  afterEach(cleanUp)

  it('offers to add a wallet when it is empty [ACC-04]', async () => {
    const { shadow } = await visit('/my-accounts?type=wallets', { answers: { 'GET wallets': () => ({ wallets: [] }) } })
    await soon(() =>
      equal(
        stateText(shadow, 'No wallets yet'),
        'Add the wallet you’ll receive in or send from. You can paste its address.',
      ),
    )
    button(shadow, 'Add wallet')!.click()
    await until(() => shadow.querySelector('[part=title]')?.textContent === 'Add Solana wallet')
  })

  it('deletes only after a confirmation, and shows a toast when that fails [WAL-05, WAL-22, STATE-WFORM-05, WAL-21]', async () => {
    let wallets: unknown[] = [TREASURY, UNNAMED]
    let isRefused = true
    const { shadow, calls } = await visit('/my-accounts?type=wallets', {
      answers: {
        'GET wallets': () => ({ wallets }),
        'DELETE wallets/wallet_t': () => {
          if (isRefused) return failure(409, { error: { message: 'It is in use' } })
          wallets = [UNNAMED]
          return {}
        },
      },
    })
    const ask = async () => {
      ;(await until(() => button(shadow, 'Actions for Treasury'))).click()
      ;(await until(() => menuItem(shadow, 'Delete'))).click()
      const warning = `We’ll remove ${EVM} from your list. The wallet and everything in it stay yours.`
      await soon(() => equal(dialogText(shadow, 'Delete Treasury?'), warning))
    }
    await ask()
    button(shadow, 'Keep wallet')!.click()
    await until(() => !shadow.querySelector('dialog[open]'))
    equal(calls('DELETE', 'wallets/wallet_t').length, 0)

    await ask()
    button(shadow, 'Delete wallet')!.click()
    await soon(() => equal(toastText(shadow, 'Wallet not deleted'), "We couldn't save your wallet: It is in use"))

    isRefused = false
    await ask()
    button(shadow, 'Delete wallet')!.click()
    await soon(() => equal(toastText(shadow, 'Wallet deleted'), ''))
    await soon(() => equal(accountRows(shadow), [['Unnamed Wallet', 'Solana · 9WzD…AWWM']]))
    isNull(button(shadow, 'Delete wallet'), 'the question')
  })
})
