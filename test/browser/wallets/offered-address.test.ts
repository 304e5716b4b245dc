import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, type, until } from '../../support/host.ts'
import { visit } from '../../support/visit.ts'

const input = (shadow: ShadowRoot) => shadow.querySelector<HTMLInputElement>('input[name=address]')!
const networkOf = (shadow: ShadowRoot) => shadow.querySelector<HTMLElement>('[role=combobox]')!
const leave = (field: HTMLElement) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))

async function enter(network: string, address: string) {
  const { shadow, go } = await visit('/my-accounts?type=wallets')
  await until(() => button(shadow, 'Add wallet'))
  await go(`/my-accounts/wallets/new?network=${network}`)
  await until(() => input(shadow))
  type(input(shadow), address)
  leave(input(shadow))
  return shadow
}

describe('an address that may stand for another one', () => {
  afterEach(cleanUp)

  it('is shown with its zeros on Aptos, and taken by the customer alone [W1, WAL-10]', async () => {
    const short = `0x${'ab'.repeat(31)}`
    const whole = `0x00${'ab'.repeat(31)}`
    const shadow = await enter('aptos', short)
    const offer = await until(() => button(shadow, 'Use this address'), 'the offer')
    isTrue(shadow.textContent.includes(whole), 'the padded form')
    equal([input(shadow).value, input(shadow).getAttribute('aria-invalid')], [short, 'true'])
    offer.click()
    await soon(() => equal([input(shadow).value, input(shadow).getAttribute('aria-invalid')], [whole, null]))
    equal(button(shadow, 'Use this address') ?? null, null)
  })

  it('is shown as wallets show it on Tron [W1, WAL-10]', async () => {
    const shadow = await enter('tron', '41a614f803b6fd780986a42c78ec9c7f77e6ded13d')
    ;(await until(() => button(shadow, 'Use this address'), 'the offer')).click()
    await soon(() => equal(input(shadow).value.startsWith('T'), true))
  })

  it('is one of another network: a press switches to it, and keeps what was typed [W1, WAL-10]', async () => {
    const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
    const shadow = await enter('solana', address)
    ;(await until(() => button(shadow, 'Switch to Tron'), 'the offer')).click()
    await soon(() => equal([input(shadow).value, input(shadow).getAttribute('aria-invalid')], [address, null]))
    isTrue(networkOf(shadow).textContent.includes('Tron'), 'the network')
    equal(button(shadow, 'Switch to Tron') ?? null, null)
  })

  it('is one of several networks: a press leads to the list of networks, and chooses none [W1, WAL-10]', async () => {
    const address = '0x00000000000000000000000000000000000c0ffe'
    const shadow = await enter('solana', address)
    ;(await until(() => button(shadow, 'Select network'), 'the offer')).click()
    await soon(() => isTrue(shadow.activeElement === networkOf(shadow), 'the focus'))
    isTrue(networkOf(shadow).textContent.includes('Solana'), 'still the chosen one')
    equal(input(shadow).value, address)
  })
})
