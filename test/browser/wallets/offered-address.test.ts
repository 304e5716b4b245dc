import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, type, until } from '../../support/host.ts'
import { visit } from '../../support/visit.ts'

const input = (shadow: ShadowRoot) => shadow.querySelector<HTMLInputElement>('input[name=address]')!
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
})
