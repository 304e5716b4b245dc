import { violationsIn } from '../../support/axe.ts'
import { equal } from '../../support/expect.ts'
import { button, cleanUp, hasText, mountRamp, type, until } from '../../support/host.ts'
import { visit } from '../../support/visit.ts'

const SIGNED_IN = [
  ['/my-accounts', 'Chase'],
  ['/my-accounts?type=wallets', 'Main wallet'],
  ['/my-accounts/bank-accounts/new', 'Add bank account'],
  ['/my-accounts/wallets/new?network=solana', 'Add Solana wallet'],
  ['/settings', 'maya@example.com'],
] as const

const login = (nextStep: string) => () => ({ customerId: 'customer_abc', nextStep, countryCode: null, stateCode: null })

describe('the accessibility of the screens', () => {
  afterEach(cleanUp)

  for (const scheme of ['light', 'dark']) {
    const attributes = { 'color-scheme': scheme }

    it(`axe finds no violation on the sign-in screens, ${scheme}`, async () => {
      const { element, shadow } = await mountRamp({ attributes, answers: { 'POST auth/login': login('otp') } })
      equal(await violationsIn(element), [], 'sign-in')
      type(shadow.querySelector('input')!, 'maya@example.com')
      button(shadow, 'Continue')!.click()
      await until(() => hasText(shadow, 'Check your email'))
      equal(await violationsIn(element), [], 'the code')
    })

    it(`axe finds no violation on the residency screen, ${scheme}`, async () => {
      const answers = { 'POST auth/login': login('operating-residency') }
      const { element, shadow } = await mountRamp({ attributes, answers })
      type(shadow.querySelector('input')!, 'maya@example.com')
      button(shadow, 'Continue')!.click()
      await until(() => hasText(shadow, 'Where are you based?'))
      equal(await violationsIn(element), [], 'residency')
    })

    it(`axe finds no violation on accounts, wallets and settings, ${scheme}`, async () => {
      const { element, shadow, go } = await visit('/my-accounts', { attributes })
      for (const [path, text] of SIGNED_IN) {
        await go(path)
        await until(() => hasText(shadow, text), path)
        equal(await violationsIn(element), [], path)
      }
    })
  }
})
