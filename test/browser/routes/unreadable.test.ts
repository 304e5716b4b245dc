import { CHASE, MAIN_WALLET, ME } from '../../support/customer.ts'
import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, until } from '../../support/host.ts'
import { PAYOUT } from '../../support/payouts.ts'
import { visit } from '../../support/visit.ts'

const banner = (root: ParentNode) => root.querySelector('[part~=banner]')?.textContent ?? ''

describe('rows that cannot be read', () => {
  afterEach(cleanUp)

  for (const [path, list, rows, what, attributes] of [
    ['/my-payouts', 'payouts', [PAYOUT, { ...PAYOUT, id: 'payout_2', amount: null }, null], '2 of your transfers', {}],
    ['/my-accounts', 'bankAccounts', [CHASE, { ...CHASE, id: null }], '1 of your bank accounts', {}],
    [
      '/my-accounts?type=wallets',
      'wallets',
      [MAIN_WALLET, { ...MAIN_WALLET, id: 'w', address: null }],
      '1 of your wallets',
      {},
    ],
    ['/payouts/new', 'payouts', [PAYOUT, {}], '1 of your transfers', { 'ramp-only': '' }],
  ] as const) {
    it(`are counted at ${path}, with a way to support, until they can be read [E20]`, async () => {
      let present: readonly unknown[] = rows
      const answers = { [`GET ${list}`]: () => ({ [list]: present }) }
      const { shadow } = await visit(path, { answers, attributes })
      const says = `We can’t show ${what}We couldn’t read what our server sent about them.`
      await soon(() => equal(banner(shadow).slice(0, says.length), says))
      button(shadow.querySelector('[part~=banner]')!, 'Contact support')!.click()
      await until(() => shadow.querySelector('dialog[open] a[href^="mailto:"]'), 'the address of support')
      button(shadow.querySelector('dialog[open]')!, 'Close')!.click()
      present = rows.slice(0, 1)
      await until(() => {
        globalThis.dispatchEvent(new Event('visibilitychange'))
        return banner(shadow) === ''
      }, 'no sentence once every row is read')
    })
  }

  it('a customer without a readable mail address can use the settings and the menu [E20]', async () => {
    for (const customerAccount of [{ email: null }, null, undefined]) {
      const { shadow } = await visit('/settings', { answers: { 'GET me': () => ({ ...ME, customerAccount }) } })
      const email = () =>
        [...shadow.querySelectorAll('dt')].find(({ textContent }) => textContent?.trim() === 'Sign-in email')
      await soon(() => equal(email()?.nextElementSibling?.textContent, 'Not provided'))
      cleanUp()
    }
  })
})
