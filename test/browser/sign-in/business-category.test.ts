import { violationsIn } from '../../support/axe.ts'
import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, mountRamp, type, until } from '../../support/host.ts'
import { visit, type Visitor } from '../../support/onboarding.ts'

const QUESTION = 'Is your business in one of these categories?'
const PANEL = 'Acme Pay cannot support businesses in this category.'

const box = (shadow: ShadowRoot) => shadow.querySelector<HTMLInputElement>('[role=combobox]')!
const options = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLElement>('[role=option]')]
const next = (shadow: ShadowRoot) => button(shadow, 'Continue')!

async function pick(shadow: ShadowRoot, name: string) {
  box(shadow).click()
  type(box(shadow), name)
  const option = await until(() => options(shadow).find((one) => one.textContent === name), name)
  option.click()
  await until(() => options(shadow).length === 0 && !next(shadow).disabled, 'the list closes, and the choice counts')
}

interface Business {
  readonly type?: string
  readonly isProhibitedBusinessType?: boolean | null
  readonly rampOnly?: boolean
}

/** A business that a dashboard signed in, and a server that stores the category. */
async function business({ type: kind = 'BUSINESS', isProhibitedBusinessType = null, rampOnly = true }: Business = {}) {
  const host: Visitor = await visit('/onboarding', {
    attributes: rampOnly ? { 'ramp-only': '' } : {},
    me: { type: kind, isProhibitedBusinessType },
    answers: {
      'POST auth/business-type': ({ body }) => {
        const ok = (body as { businessType: string | null }).businessType === null
        host.server.me = { ...host.server.me, isProhibitedBusinessType: !ok }
        return { ok }
      },
    },
  })
  return host
}

describe('the business category', () => {
  afterEach(cleanUp)

  it('is shown to a ramp-only business once, before onboarding [BIZ-09, MODE-01, MODE-03, NAV-17, PROD-04, STATE-BIZ-01]', async () => {
    const host = await business()
    await until(() => host.path() === '/business-category' && hasText(host.shadow, QUESTION))
    await pick(host.shadow, 'None of the above')
    next(host.shadow).click()
    await until(() => host.path() === '/onboarding' && hasText(host.shadow, 'Set up your account'))
    equal(
      host.calls('POST', 'auth/business-type').map(({ body }) => body),
      [{ businessType: null }],
    )
    await host.go('/business-category')
    await until(() => host.path() === '/onboarding' && hasText(host.shadow, 'Set up your account'))
  })

  for (const [who, given] of [
    ['a business in normal mode', { rampOnly: false }],
    ['a business with an allowed category', { isProhibitedBusinessType: false }],
    ['an individual', { type: 'individual' }],
  ] as const) {
    it(`is not shown to ${who} [BIZ-09, MODE-01]`, async () => {
      const host = await business(given)
      await until(() => hasText(host.shadow, 'Set up your account'))
      equal(host.emitted.filter(({ detail }) => (detail as { path?: string })?.path === '/business-category').length, 0)
    })
  }

  it('has a searchable list of all types and None of the above, Back and Continue [BIZ-01, BIZ-02, BIZ-03, BIZ-04]', async () => {
    const { shadow, element } = await business()
    await until(() => box(shadow), 'the list')
    equal(next(shadow).disabled, true)
    isTrue(button(shadow, 'Back'), 'Back')
    equal(await violationsIn(element), [])
    box(shadow).click()
    await until(() => options(shadow).length === 30, 'thirty choices')
    const names = options(shadow).map((one) => one.textContent ?? '')
    equal(names.at(-1), 'None of the above')
    equal(
      names.slice(0, -1),
      names.slice(0, -1).toSorted((one, other) => one.localeCompare(other)),
    )
    type(box(shadow), 'lottery')
    await until(() => options(shadow).length === 4, 'what is found, and None of the above')
    equal(next(shadow).disabled, true)
  })

  it('shows the panel with the merchant’s name for a prohibited type, and allows another choice [BIZ-04, STATE-BIZ-03]', async () => {
    const { shadow, element, calls, path } = await business()
    await until(() => box(shadow), 'the list')
    await pick(shadow, 'Debt collection agency')
    next(shadow).click()
    await until(() => hasText(shadow, PANEL))
    isTrue(button(shadow, 'Contact support'), 'support')
    equal(path(), '/business-category')
    equal(calls('POST', 'auth/business-type')[0]!.body, { businessType: 'debtCollectionAgency' })
    equal(await violationsIn(element), [])
    await pick(shadow, 'None of the above')
    await until(() => !hasText(shadow, PANEL), 'no panel for another choice')
    next(shadow).click()
    await until(() => path() === '/onboarding')
  })

  it('shows the panel at once to a business that was refused before [STATE-BIZ-03, BIZ-09]', async () => {
    const { shadow, path } = await business({ isProhibitedBusinessType: true })
    await until(() => path() === '/business-category' && hasText(shadow, PANEL))
    equal(next(shadow).disabled, true)
    isTrue(button(shadow, 'Sign out'), 'a way out')
  })

  it('opens the code after a choice in normal mode, and the residency with Back [STATE-BIZ-02, BIZ-03]', async () => {
    let turn = 0
    const { shadow, element } = await mountRamp({
      answers: {
        'POST auth/business-type': () => ((turn += 1) === 1 ? failure(422, { code: 'refused' }) : { ok: true }),
        'POST auth/login': () => ({ customerId: 'c', nextStep: 'operating-residency' }),
      },
    })
    const go = (path: string) => (element.navigate as (path: string) => Promise<void>)(path)
    await go('/business-category?email=ada%40example.com')
    await until(() => box(shadow), 'the list')
    await pick(shadow, 'None of the above')
    next(shadow).click()
    await until(() => hasText(shadow, 'We couldn’t save your answer'), 'a call that failed')
    await until(() => !next(shadow).hasAttribute('aria-busy'), 'a button that is not at work')
    next(shadow).click()
    await until(() => hasText(shadow, 'Check your email') && hasText(shadow, 'ada@example.com'))
    button(shadow, 'Back')!.click()
    await until(() => box(shadow), 'the list again')
    button(shadow, 'Back')!.click()
    await until(() => shadow.querySelector('input[type=email]'), 'where the customer came from')
  })
})
