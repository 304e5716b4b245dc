import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, until } from '../../support/host.ts'
import { said, lines } from '../../support/rows.ts'
import { stateText } from '../../support/messages.ts'
import { card, names, visit, type Visitor } from '../../support/onboarding.ts'
import { forgetSteps, LOGGED, watchSteps } from '../../support/navigation.ts'

const done = { sumsub: 'complete', kyc_level_1: 'complete' }
const TERMS = 'Accept the terms'
const VERIFY = 'Verify your identity'
const BUSINESS = 'Verify your business'
const badges = (root: ParentNode) => [...root.querySelectorAll('[part=badge]')].map(({ textContent }) => textContent)
const buttons = (root: ParentNode) => [...root.querySelectorAll('button')].map(({ textContent }) => textContent)
const warnings = (root: ParentNode) => [...root.querySelectorAll('[part~=banner]')].map((one) => said(one))
const footer = (shadow: ShadowRoot) => shadow.querySelector('[part=footer] button')
const bar = (shadow: ShadowRoot) => shadow.querySelector('[role=progressbar]')!
const isOff = (one: Element) => one.getAttribute('aria-disabled') === 'true'

async function overview(at: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit('/onboarding', at)
  await until(() => hasText(visitor.shadow, 'Set up your account'))
  return visitor
}

describe('onboarding', () => {
  afterEach(() => {
    cleanUp()
    forgetSteps()
  })

  it('shows a progress bar of three segments and two cards, terms first [ONB-01, ONB-02, ONB-04]', async () => {
    const { shadow } = await overview({
      state: { tos: 'complete', kyc: { sumsub: 'complete', kyc_level_1: 'underReview' } },
    })
    equal([bar(shadow).getAttribute('aria-valuenow'), bar(shadow).getAttribute('aria-valuemax')], ['150', '300'])
    equal(bar(shadow).getAttribute('aria-valuetext'), 'Verification under review')
    equal(
      [...bar(shadow).children].map((part) => (part as HTMLElement).style.getPropertyValue('--part')),
      ['100%', '50%', '0%'],
    )
    equal(
      [...bar(shadow).nextElementSibling!.children].map((one) => said(one)),
      ['Terms', 'Verification', 'Activation'],
    )
    equal(
      [...shadow.querySelectorAll('section[part=card] h3')].map(({ textContent }) => textContent),
      [TERMS, VERIFY],
    )
  })

  it('says before the first step what the activation of its bar is [ONB-01, ONB-04]', async () => {
    for (const [type, sentence] of [
      [
        'INDIVIDUAL',
        'Accept the terms and verify your identity. Then we activate your account, and you can move money.',
      ],
      ['BUSINESS', 'Accept the terms and verify your business. Then we activate its account, and it can move money.'],
    ] as const) {
      const { shadow } = await overview({ me: { type }, state: { tos: 'incomplete' } })
      equal(stateText(shadow, 'Set up your account'), sentence)
      cleanUp()
    }
  })

  it('shows the terms with Start, with Continue and a badge, or complete without a button [STATE-TERM-01, STATE-TERM-02, STATE-TERM-03]', async () => {
    for (const [tos, badge, label] of [
      ['incomplete', [], ['Start']],
      ['pending', ['Pending'], ['Continue']],
      ['complete', ['Complete'], []],
    ] as const) {
      const { shadow, path } = await overview({ state: { tos } })
      const terms = card(shadow, TERMS)
      equal([badges(terms), buttons(terms)], [badge, label])
      terms.querySelector('button')?.click()
      if (label.length > 0) await until(() => path() === '/onboarding/tos')
      cleanUp()
    }
  })

  it('lists the master agreement with the terms for businesses only [ONB-03]', async () => {
    const business = await overview({ me: { type: 'BUSINESS' }, state: { tos: 'complete', msa: 'declined' } })
    const terms = card(business.shadow, TERMS)
    equal(lines(terms), { 'Terms of service': 'Complete', 'Master services agreement': 'Declined' })
    equal(badges(terms), ['Pending', 'Complete', 'Declined'])
    equal(
      stateText(business.shadow, 'Set up your account'),
      'We can’t open an account for your business without the agreement.',
    )
    cleanUp()
    const individual = await overview({ state: { tos: 'pending' } })
    equal(lines(card(individual.shadow, TERMS)), {})
  })

  it('disables the verification, with the reason, until the terms are complete [STATE-VER-09]', async () => {
    const { shadow, path, server } = await overview()
    const start = card(shadow, VERIFY).querySelector('button')!
    isTrue(isOff(start), 'off')
    equal(shadow.getElementById(start.getAttribute('aria-describedby')!)?.textContent, 'Accept the terms first.')
    start.click()
    isTrue(path() !== '/onboarding/kyc', 'stays')
    server.state = { ...server.state, tos: 'complete' }
    await until(() => {
      // Data older than a second is refetched when the customer returns to the page.
      globalThis.dispatchEvent(new Event('visibilitychange'))
      return !isOff(card(shadow, VERIFY).querySelector('button')!)
    }, 'the button is on')
  })

  it('requires the master agreement of a business as well [STATE-VER-10]', async () => {
    const { shadow } = await overview({ me: { type: 'business' }, state: { tos: 'complete', msa: 'incomplete' } })
    const start = card(shadow, BUSINESS).querySelector('button')!
    isTrue(isOff(start), 'off')
    equal(
      shadow.getElementById(start.getAttribute('aria-describedby')!)?.textContent,
      'Accept the terms and the master services agreement first.',
    )
  })

  it('shows an incomplete verification with Start, and a warning once it is not blocked [STATE-VER-01, STATE-VER-11]', async () => {
    const { shadow, path } = await overview({ state: { tos: 'complete' } })
    equal(warnings(shadow), ['Verify your identity to move money You can’t make transfers until this is complete.'])
    equal(buttons(card(shadow, VERIFY)), ['Start'])
    isNull(footer(shadow), 'a main button')
    card(shadow, VERIFY).querySelector('button')!.click()
    await until(() => path() === '/onboarding/kyc')
    cleanUp()
    const blocked = await overview()
    equal(warnings(blocked.shadow), [], 'while it is blocked')
  })

  it('shows a pending verification with a badge, and Continue for businesses only [STATE-VER-02, STATE-VER-03]', async () => {
    const state = { tos: 'complete', kyc: { sumsub: 'pending' } }
    const individual = await overview({ state })
    equal([badges(card(individual.shadow, VERIFY)), buttons(card(individual.shadow, VERIFY))], [['Pending'], []])
    cleanUp()
    const business = await overview({ me: { type: 'BUSINESS' }, state: { ...state, msa: 'complete' } })
    equal(buttons(card(business.shadow, BUSINESS)), ['Continue'])
  })

  it('shows a verification under review with a badge whose tooltip names the reviewer, and Check status [STATE-VER-04, STATE-VER-05]', async () => {
    const mesta = { name: 'kyc_level_1', displayName: 'Mesta', kind: 'bankingPartner', status: 'underReview' }
    for (const [kyc, providers, words] of [
      [{ sumsub: 'underReview' }, [], 'Our verification provider, Sumsub, is checking your details.'],
      [{ sumsub: 'complete', kyc_level_1: 'underReview' }, [], 'Our banking partner is checking your details.'],
      [
        { sumsub: 'complete', kyc_level_1: 'underReview' },
        [mesta],
        'Our banking partner, Mesta, is checking your details.',
      ],
    ] as const) {
      const { shadow } = await overview({
        state: { tos: 'complete', kyc },
        answers: { 'GET kyc/providers': () => ({ providers }) },
      })
      const review = card(shadow, VERIFY)
      equal([badges(review), buttons(review)], [['Under review'], ['Check status']])
      const anchor = review.querySelector('[part=badge]')!.closest('[tabindex]')!
      await soon(() => equal(shadow.getElementById(anchor.getAttribute('aria-describedby')!)?.textContent, words))
      cleanUp()
    }
  })

  it('shows a complete verification with the badge of the levels [STATE-VER-06]', async () => {
    const { shadow } = await overview({ state: { tos: 'pending', kyc: done } })
    equal(badges(card(shadow, VERIFY)), ['Complete'])
    cleanUp()
    const review = await overview({
      state: { tos: 'complete', kyc: { sumsub: 'complete', kyc_level_1: 'softRejected' } },
    })
    equal(badges(card(review.shadow, VERIFY)), ['Action required'])
  })

  it('shows a soft rejection with a destructive badge and Retry, in the sandbox without a button [STATE-VER-07, STATE-VER-08]', async () => {
    const state = { tos: 'complete', kyc: { sumsub: 'softRejected' } }
    const { shadow } = await overview({ state })
    equal(shadow.querySelector('[part=badge][data-tone=destructive]')?.textContent, 'Action required')
    equal(buttons(card(shadow, VERIFY)), ['Retry verification'])
    cleanUp()
    const sandbox = await overview({ state, attributes: { environment: 'sandbox' } })
    equal([badges(card(sandbox.shadow, VERIFY)), buttons(card(sandbox.shadow, VERIFY))], [['rejected'], []])
  })

  it('has the main button of the next step, capitalized by its style [ONB-05, STATE-MAIN-01, STATE-MAIN-05]', async () => {
    for (const [state, label, to] of [
      [{}, 'get started', '/onboarding/tos'],
      [{ tos: 'pending' }, 'continue', '/onboarding/tos'],
      [{ tos: 'complete', kyc: { sumsub: 'pending' } }, 'continue', '/onboarding/kyc'],
      [{ tos: 'complete', kyc: { sumsub: 'softRejected' } }, 'Retry verification', '/onboarding/kyc'],
    ] as const) {
      const { shadow, path } = await overview({ state })
      const main = await until(() => footer(shadow))
      equal(main.textContent, label)
      equal(getComputedStyle(main.querySelector('span > span')!, '::first-letter').textTransform, 'uppercase')
      ;(main as HTMLElement).click()
      await until(() => path() === to, to)
      cleanUp()
    }
  })

  it('lets a complete customer continue without activation after more than one refetch [STATE-MAIN-08]', async () => {
    const steps = watchSteps()
    const { shadow, path, calls } = await overview({ state: { tos: 'complete', kyc: done }, attributes: LOGGED })
    isNull(footer(shadow), 'a button at once')
    const next = await until(() => footer(shadow))
    equal(next.textContent, 'next')
    isTrue(calls('GET', 'onboarding/state').length >= 3, 'asked again')
    const { behind } = steps.at(-1)!
    ;(next as HTMLElement).click()
    await until(() => path() === '/my-accounts')
    const { navigation, ...step } = steps.at(-1)!
    equal([navigation, step.path, step.behind], ['replace', '/my-accounts', behind])
  })

  it('shows a failed load with a reference to copy, says nothing of money, and retries', async () => {
    let isDown = true
    const refusal = { error: { code: 'unheard_of', message: 'Nothing doing' }, request: 'req_1' }
    const { shadow, emitted, server } = await visit('/onboarding', {
      answers: { 'GET me': () => (isDown ? failure(422, refusal) : server.me) },
    })
    await soon(() => equal(stateText(shadow, 'We couldn’t load your account'), 'Nothing doing'))
    equal(said(shadow.querySelector('[role=alert] code')!), 'req_1', 'the reference')
    await soon(() => equal(names(emitted).filter((name) => name === 'ramp-error').length, 1))
    isDown = false
    button(shadow, 'Try again')!.click()
    await until(() => hasText(shadow, 'Set up your account'))
  })
})
