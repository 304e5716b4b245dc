import { MAIN_WALLET } from '../../support/customer.ts'
import { equal, isTrue, soon, isNull } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, type, until } from '../../support/host.ts'
import { accountRow } from '../../support/rows.ts'
import { banner, fieldWords, footnote, stateText, toastText } from '../../support/messages.ts'
import { visit, type Visitor } from '../../support/visit.ts'

const LIST = '/my-accounts?type=wallets'
const EDIT = `/my-accounts/wallets/edit?walletId=${MAIN_WALLET.id}`
const PATCH = `PATCH wallets/${MAIN_WALLET.id}`

const input = (shadow: ShadowRoot, name: string) => shadow.querySelector<HTMLInputElement>(`input[name=${name}]`)!
const consent = (shadow: ShadowRoot) => shadow.querySelector<HTMLInputElement>('input[type=checkbox]')!
const title = (shadow: ShadowRoot) => shadow.querySelector('[part=title]')?.textContent
const save = (shadow: ShadowRoot) => button(shadow, 'Save changes') as HTMLButtonElement

async function openEdit(answers = {}): Promise<Visitor> {
  const visitor = await visit(LIST, {
    answers: { [`GET wallets/${MAIN_WALLET.id}`]: () => ({ wallet: MAIN_WALLET }), ...answers },
  })
  await until(() => hasText(visitor.shadow, 'Main wallet'))
  await visitor.go(EDIT)
  await until(() => input(visitor.shadow, 'nickname'))
  return visitor
}

async function rename({ shadow }: Visitor, nickname: string): Promise<void> {
  type(input(shadow, 'nickname'), nickname)
  consent(shadow).click()
  await until(() => !save(shadow).disabled)
  save(shadow).click()
}

describe('editing a wallet', () => {
  afterEach(cleanUp)

  it('is opened from its menu, with a title and a way back [PROD-08, WAL-03, NAV-24]', async () => {
    const { shadow, path } = await visit(LIST, {
      answers: { [`GET wallets/${MAIN_WALLET.id}`]: () => ({ wallet: MAIN_WALLET }) },
    })
    await until(() => button(shadow, 'Actions for Main wallet'))
    button(shadow, 'Actions for Main wallet')!.click()
    const items = await until(() => {
      const shown = [...shadow.querySelectorAll<HTMLElement>(':popover-open [role=menuitem]')]
      return shown.length > 0 && shown
    })
    equal(
      items.map(({ textContent }) => textContent),
      ['Edit', 'Copy address', 'Delete'],
    )
    items[0]!.click()
    await until(() => title(shadow) === 'Edit wallet')
    equal(path(), '/my-accounts/wallets/edit')
    button(shadow, 'Back')!.click()
    await until(() => path() === '/my-accounts')
  })

  it('keeps network and address, and asks for the consent again [WAL-18, W4, W6]', async () => {
    const { shadow } = await openEdit()
    equal(
      ['network', 'address'].map((name) => [input(shadow, name).value, input(shadow, name).readOnly]),
      [
        ['Solana', true],
        [`${MAIN_WALLET.address.slice(0, 6)}…${MAIN_WALLET.address.slice(-6)}`, true],
      ],
    )
    equal(fieldWords(shadow, 'Address'), ['You can’t change the network or the address. Add a new wallet instead.'])
    equal(input(shadow, 'nickname').value, 'Main wallet')
    isTrue(save(shadow).disabled && !consent(shadow).checked, 'not before the consent')
    consent(shadow).click()
    await until(() => !save(shadow).disabled)
    type(input(shadow, 'nickname'), 'A nickname that is too long')
    await soon(() => equal([save(shadow).disabled, footnote(shadow)], [true, 'Shorten the nickname to continue.']))
  })

  it('saves the nickname, says so, tells the host and goes back [PROD-08, STATE-WFORM-04, W16]', async () => {
    let saved = MAIN_WALLET
    const visitor = await openEdit({
      'GET wallets': () => ({ wallets: [saved] }),
      [PATCH]: () => {
        saved = { ...MAIN_WALLET, nickname: 'Rent' }
        return { wallet: saved }
      },
    })
    const { shadow, calls, emitted, path } = visitor
    await rename(visitor, ' Rent ')
    await soon(() => equal(toastText(shadow, 'Wallet updated'), ''))
    await soon(() => equal([path(), accountRow(shadow, 'Rent')], ['/my-accounts', 'Solana · 7xKq…9fPd']))
    const { network, address } = MAIN_WALLET
    equal(
      calls('PATCH', `wallets/${MAIN_WALLET.id}`).map(({ body }) => body),
      [{ network, address, nickname: 'Rent', consent: true, isConnected: false }],
    )
    equal(emitted('ramp-wallet-updated'), [{ id: MAIN_WALLET.id }])
  })

  it('a failure keeps the form and shows the message [WAL-21, STATE-WFORM-04]', async () => {
    const visitor = await openEdit({ [PATCH]: () => failure(422, { message: 'Wallet address cannot be changed' }) })
    await rename(visitor, 'Rent')
    await soon(() => equal(toastText(visitor.shadow, 'Invalid wallet'), 'Wallet address cannot be changed'))
    equal(input(visitor.shadow, 'nickname').value, 'Rent')
    equal(visitor.path(), '/my-accounts/wallets/edit')
    equal(visitor.emitted('ramp-wallet-updated'), [])
  })

  it('a failure that says nothing of the wallet says that it was not updated [WAL-21]', async () => {
    const visitor = await openEdit({ [PATCH]: () => failure(409, { message: 'Not now' }) })
    await rename(visitor, 'Rent')
    const text = "We couldn't save your wallet: Not now"
    await soon(() => equal(toastText(visitor.shadow, 'Wallet not updated'), text))
  })

  it('a wallet that is gone leads back to the list [WAL-03]', async () => {
    const { shadow, path } = await openEdit({
      'GET wallets/wallet_gone': () => failure(404, { error: { code: 'not_found', message: 'Wallet not found' } }),
    }).then(async (visitor) => {
      await visitor.go('/my-accounts/wallets/edit?walletId=wallet_gone')
      return visitor
    })
    await soon(() =>
      equal(
        stateText(shadow, 'We can’t open this wallet'),
        'It may have been deleted. All of your wallets are in the list.',
      ),
    )
    button(shadow, 'See my wallets')!.click()
    await until(() => path() === '/my-accounts')
  })

  it('a path without a wallet opens the list [NAV-24]', async () => {
    const { path, go } = await openEdit()
    await go('/my-accounts/wallets/edit')
    await until(() => path() === '/my-accounts')
  })
})

describe('an address that is entered', () => {
  afterEach(cleanUp)

  const COMPARE = 'Scammers use addresses that start or end like yours. Compare every character before you save it.'
  const SAVED = '0x52908400098527886E0F7030069857D2E4169EE7'
  const TREASURY = { id: 'wallet_t', network: 'base', address: SAVED, nickname: 'Treasury', signed: false }

  async function enter(address: string): Promise<ShadowRoot> {
    const { shadow } = await visit('/my-accounts/wallets/new?network=base', {
      answers: { 'GET wallets': () => ({ wallets: [TREASURY] }) },
    })
    type(await until(() => input(shadow, 'address')), address)
    return shadow
  }
  const marked = (shadow: ShadowRoot) => [...shadow.querySelectorAll('mark')].map(({ textContent }) => textContent)

  for (const [what, entered, tone] of [
    ['starts and ends', '0x529084cc098527886e0f7030069857d2e4169ee7', 'destructive'],
    ['starts', '0x52908400098527886e0f7030069857d2e4160000', 'warning'],
    ['ends', '0x00008400098527886e0f7030069857d2e4169ee7', 'warning'],
  ] as const)
    it(`an address that ${what} like a saved one is shown in full beside it, and is not blocked [SAFE-W2]`, async () => {
      const shadow = await enter(entered)
      const warning = await until(() => shadow.querySelector('[role=alert] [data-tone]'))
      equal(warning.getAttribute('data-tone'), tone)
      equal(
        banner(shadow, 'This address looks like one you saved, but it’s different'),
        `${COMPARE} Saved as Treasury ${SAVED} The address you entered ${entered}`,
      )
      equal(marked(shadow).length, 2, 'what differs')
      type(input(shadow, 'nickname'), 'Other')
      consent(shadow).click()
      await until(() => !(button(shadow, 'Add wallet') as HTMLButtonElement).disabled, 'still to be saved')
    })

  it('an address that is saved already is named, in any case of its letters [SAFE-W2]', async () => {
    const shadow = await enter(SAVED.toLowerCase())
    await soon(() => equal(banner(shadow, 'You already saved this wallet'), 'It’s in your wallets as Treasury.'))
    equal(marked(shadow), [])
  })

  it('an address like no saved one is taken without a word [SAFE-W2]', async () => {
    const shadow = await enter('0xde709f2102306220921060314715629080e2fb77')
    type(input(shadow, 'nickname'), 'Other')
    consent(shadow).click()
    await until(() => !(button(shadow, 'Add wallet') as HTMLButtonElement).disabled)
    isNull(shadow.querySelector('[part~=banner]'), 'a warning')
  })
})
