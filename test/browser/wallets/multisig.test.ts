import { PAYOUT } from '../../support/payouts.ts'
import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, until } from '../../support/host.ts'
import { banner, dialogText } from '../../support/messages.ts'
import { accountRows, line, panel } from '../../support/rows.ts'
import { visit, type Visitor } from '../../support/visit.ts'
import { picker, option, FORM } from '../payouts/on-ramp-form.ts'
import { connectWallet, installWallet, openForm, removeWallets } from './connecting.ts'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SAFE = { id: 'wallet_m', network: 'ethereum', address: ADDRESS, nickname: null, signed: false }
const TO_SAFE = {
  ...PAYOUT,
  destination: { ...PAYOUT.destination, id: SAFE.id, network: 'ethereum' },
  wallets: [{ id: SAFE.id, address: ADDRESS, nickname: null }],
}
const KEY = 'sphere-ramp:https://api.test:application_sandbox:multisigs'
const OPTIONS = { answers: { 'GET wallets': () => ({ wallets: [SAFE] }) }, payouts: [TO_SAFE] }

const names = ({ shadow }: Visitor) => accountRows(shadow).map(([name]) => name)

async function openList(visitor: Visitor): Promise<void> {
  await visitor.go('/my-accounts?type=wallets')
  await until(() => accountRows(visitor.shadow).length > 0)
}

/** A customer whose connected wallet said that it is a multisig. */
async function openKnown(): Promise<Visitor> {
  const wallet = await installWallet()
  wallet.answer('eth_getCode', '0x6080')
  const visitor = await openForm('ethereum', OPTIONS)
  await connectWallet(visitor)
  return visitor
}

describe('a saved multisig without a name', () => {
  afterEach(() => {
    cleanUp()
    removeWallets()
    sessionStorage.removeItem(KEY)
  })

  it('is an unnamed wallet until a wallet has said what it is [W3, WAL-05]', async () => {
    const visitor = await visit('/my-accounts?type=wallets', OPTIONS)
    await soon(() => equal(names(visitor), ['Unnamed Wallet']))
  })

  it('is called Multisig Wallet wherever saved wallets are named [W3, WAL-05]', async () => {
    const visitor = await openKnown()
    const { shadow } = visitor
    await soon(() => isTrue(banner(shadow, 'You already saved this wallet').includes('Multisig Wallet'), 'the form'))

    await openList(visitor)
    equal(names(visitor), ['Multisig Wallet'])
    ;(await until(() => button(shadow, 'Actions for Multisig Wallet'))).click()
    ;(
      await until(() =>
        [...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === 'Delete'),
      )
    ).click()
    await soon(() => isTrue(dialogText(shadow, 'Delete Multisig Wallet?').includes(ADDRESS), 'the question'))
    button(shadow, 'Keep wallet')!.click()

    await visitor.go(FORM)
    ;(await until(() => picker(shadow, 'To wallet'))).click()
    ;(await until(() => option(shadow, 'Multisig Wallet'))).click()
    await soon(() => isTrue(panel(shadow, 'You receive').includes('Multisig Wallet'), panel(shadow, 'You receive')))

    await visitor.go(`/my-payouts/details?id=${PAYOUT.id}&view=details`)
    await soon(() => equal(line(shadow, 'To'), 'Multisig Wallet'))
  })

  it('keeps the name through a reload, and loses it with the session [W3, N11]', async () => {
    const visitor = await openKnown()
    visitor.element.remove()
    const again = await visit('/my-accounts?type=wallets', OPTIONS)
    await soon(() => equal(names(again), ['Multisig Wallet']))
    await (again.element['signOut'] as () => Promise<void>)()
    await soon(() => equal(sessionStorage.getItem(KEY), null))
    again.element.remove()
    const next = await visit('/my-accounts?type=wallets', OPTIONS)
    await soon(() => equal(names(next), ['Unnamed Wallet']))
  })
})

it('another script’s list of multisigs names nothing [W3]', async () => {
  for (const kept of ['{', '"x"', 'null', JSON.stringify({ customer: 'other', addresses: [ADDRESS.toLowerCase()] })]) {
    sessionStorage.setItem(KEY, kept)
    const visitor = await visit('/my-accounts?type=wallets', OPTIONS)
    await soon(() => equal(names(visitor), ['Unnamed Wallet']))
    cleanUp()
  }
  sessionStorage.removeItem(KEY)
})
