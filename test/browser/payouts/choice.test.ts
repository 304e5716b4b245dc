import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, failure, hasText, type, until } from '../../support/host.ts'
import { ME, STATE, UNVERIFIED } from '../../support/customer.ts'
import { card, line } from '../../support/rows.ts'
import { setOnline, visit } from '../../support/visit.ts'
import { forgetSteps, LOGGED, watchSteps } from '../../support/navigation.ts'

const choice = (root: ParentNode, title: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent?.includes(title))
const titles = (root: ParentNode) =>
  [...root.querySelectorAll('[part=row]')].map(({ textContent }) => textContent ?? '')
const tipOf = (root: ShadowRoot, row: Element) =>
  root.getElementById(row.getAttribute('aria-describedby')!)?.textContent
const wanted = '/payouts/new/on-ramp'

const NOT_BEGUN = { ...STATE, kyc: { sumsub: 'incomplete' } }

describe('a new transfer', () => {
  afterEach(() => {
    setOnline(true)
    cleanUp()
    forgetSteps()
  })

  it('begins with two cards that lead to the currencies of their direction [PAYNEW-01, PAYNEW-02, PAYNEW-03]', async () => {
    for (const [title, rampType] of [
      ['Wallet to bank', 'off-ramp'],
      ['Bank to wallet', 'on-ramp'],
    ] as const) {
      const steps = watchSteps()
      const { shadow } = await visit('/payouts/new', { attributes: LOGGED })
      const card = await until(() => choice(shadow, title))
      await until(() => hasText(shadow, 'How do you want to move money?'))
      card.click()
      await until(() => hasText(shadow, 'Select a currency'))
      const { navigation, path, params } = steps.at(-1)!
      equal([navigation, path, params], ['push', `/payouts/new/${rampType}/currencies`, { rampType }])
      cleanUp()
    }
  })

  it('says on each card what it offers [PAYNEW-01]', async () => {
    const { shadow } = await visit('/payouts/new')
    await until(() => choice(shadow, 'Wallet to bank'))
    const offers = [...shadow.querySelectorAll('button[part~=card]')].map(({ textContent }) => textContent ?? '')
    isTrue(offers[0]!.includes('Bank to wallet') && offers[0]!.includes('US dollars and euros'), 'into the wallet')
    const [, count] = /Wallet to bank.*?(?<!\d)(\d+) currencies/s.exec(offers[1]!) ?? []
    // USD, EUR, MXN, BRL, PHP and COP.
    equal(count, '6', 'the rows of src/domain/currency.ts that pay out by a rail with an open fee')
  })

  it('begins with cards that open nothing without a connection, say so and keep their focus [SAFE-E5]', async () => {
    const { shadow, path } = await visit('/payouts/new')
    const off = () => choice(shadow, 'Bank to wallet')!.getAttribute('aria-disabled') === 'true'
    const card = await until(() => choice(shadow, 'Bank to wallet'))
    const other = choice(shadow, 'Wallet to bank')!
    equal(off(), false, 'off with a connection')
    card.focus()
    setOnline(false)
    await until(off, 'off without a connection')
    for (const each of [card, other]) {
      equal([each.isConnected, tipOf(shadow, each)], [true, 'You’re offline.'], 'the reason')
      each.click()
    }
    equal([path(), shadow.activeElement === card], ['/payouts/new', true], 'the screen and the focus')
    setOnline(true)
    await until(() => !off(), 'on with the connection')
    equal([card.getAttribute('aria-describedby'), shadow.activeElement === card], [null, true], 'the card')
    card.click()
    await until(() => hasText(shadow, 'Select a currency'))
  })

  it('focuses the question of each step, although the steps share one title [A11Y-02]', async () => {
    const { shadow, go } = await visit('/payouts/new')
    const focused = () => shadow.activeElement?.textContent
    const card = await until(() => choice(shadow, 'Bank to wallet'))
    card.focus()
    card.click()
    await until(() => focused() === 'Select a currency', 'the focus on the question of the currencies')
    await go('/payouts/new/on-ramp/methods?rampType=onRamp&currency=usd')
    await until(() => focused() === 'How will you send US dollars?', 'the focus on the question of the methods')
    await go('/payouts/new/on-ramp?currency=usd&method=ach')
    await until(() => focused() === 'How much do you want to send?', 'the focus on the question of the form')
    equal(shadow.querySelectorAll('[part=title]').length, 1, 'titles')
  })

  it('is blocked on the way in with neither level 1 nor SEPA, and says what to do [PAYNEW-04]', async () => {
    const { shadow, go, requests } = await visit('/payouts/new', {
      answers: { 'GET me': () => UNVERIFIED, 'POST kyc/sepa': () => ({}) },
    })
    await until(() => requests.some(({ path }) => path === 'me'))
    const card = await until(() => choice(shadow, 'Bank to wallet'))
    await until(() => {
      card.click()
      return hasText(shadow, 'Verify your identity first')
    })
    isTrue(button(shadow, 'Complete verification'), 'a call to action')
    button(shadow, 'Not now')!.click()
    await until(() => choice(shadow, 'Wallet to bank'))
    await go('/payouts/new/on-ramp/currencies?rampType=on-ramp')
    await until(() => hasText(shadow, 'Verify your identity first'))
  })

  it('opens from there what is missing, and asks for SEPA on the way in its area [PAYNEW-04, F23]', async () => {
    const [level1, sepa] = UNVERIFIED.verificationLevels
    for (const [levels, isOnboarded, answer, asks, next] of [
      [[level1, sepa], false, failure(403, { error: { code: 'verification_required' } }), 1, '/onboarding/kyc'],
      [[level1], false, null, 0, '/onboarding/kyc'],
      [[level1, sepa], true, { status: 'pending' }, 1, '/settings/kyc'],
    ] as const) {
      const { shadow, calls, path, go } = await visit('/settings', {
        answers: {
          'GET me': () => ({ ...UNVERIFIED, verificationLevels: levels }),
          'GET onboarding/state': () => ({ ...NOT_BEGUN, hasCompletedOnboarding: isOnboarded }),
          'POST kyc/sepa': () => answer,
        },
      })
      await until(() => calls('GET', 'onboarding/state').length)
      await go('/payouts/new/on-ramp/currencies?rampType=on-ramp')
      const complete = await until(() => button(shadow, 'Complete verification'))
      await until(() => {
        complete.click()
        return path() === next
      }, next)
      equal(calls('POST', 'kyc/sepa').length, asks, 'SEPA')
      cleanUp()
    }
  })

  it('searches currencies by name and code [CUR-01]', async () => {
    const { shadow } = await visit('/payouts/new/off-ramp/currencies?rampType=off-ramp')
    const box = await until(() => shadow.querySelector<HTMLInputElement>('input'))
    type(box, 'brl')
    await until(() => titles(shadow).length === 1)
    isTrue(titles(shadow)[0]!.includes('Brazilian reals'), 'found by its code')
    type(box, 'rupee')
    await until(() => titles(shadow)[0]?.includes('Indian rupees'))
    type(box, 'zzz')
    await until(() => hasText(shadow, 'No results for “zzz”'))
    button(shadow, 'Clear search')!.click()
    await until(() => titles(shadow).length >= 13)
  })

  it('lists what is open first, hides what cannot come in, and locks the rest with the reason [CUR-02, CUR-03, CUR-04, CUR-05, CUR-06, CUR-07, CUR-09]', async () => {
    const level1 = { ...ME, verificationLevels: [{ name: 'kyc_level_1', status: 'approved' }] }
    const { shadow, go } = await visit('/payouts/new/on-ramp/currencies?rampType=on-ramp', {
      answers: { 'GET me': () => level1 },
    })
    await until(() => titles(shadow).length >= 2)
    const [dollars, euros, ...others] = titles(shadow)
    isTrue(dollars!.includes('US dollar') && euros!.includes('Euro'), 'dollars, then locked euros')
    isTrue(!/peso|real|rupee|Canad|pound|Singap|rupiah|dong|baht/i.test(others.join()), 'nothing that only goes out')
    const euro = [...shadow.querySelectorAll('[part=row]')][1]!
    equal(euro.getAttribute('aria-disabled'), 'true')
    equal(tipOf(shadow, euro), 'This currency is currently not available for your account')
    await go('/payouts/new/off-ramp/currencies?rampType=off-ramp')
    await until(() => titles(shadow).length >= 13)
    const locked = [...shadow.querySelectorAll('[part=row]')].map((row) => row.getAttribute('aria-disabled'))
    equal([locked[0], ...new Set(locked.slice(1))], [null, 'true'])
  })

  it('a locked currency leads nowhere [CUR-07]', async () => {
    const restricted = { ...ME, capabilities: { eur: { reasonCodes: ['region_not_supported'] } } }
    const { shadow, path } = await visit('/payouts/new/on-ramp/currencies?rampType=on-ramp', {
      answers: { 'GET me': () => restricted },
    })
    await until(() => titles(shadow).length >= 2)
    ;[...shadow.querySelectorAll<HTMLElement>('[part=row]')][1]!.click()
    equal(path(), '/payouts/new/on-ramp/currencies')
  })

  it('shows the methods with their badges [METH-01, METH-03, METH-04, METH-05, METH-06, METH-07, METH-08, METH-09]', async () => {
    const { shadow, go } = await visit('/payouts/new')
    const cards = async (direction: string, currency: string, first: string) => {
      await go(`/payouts/new/${direction}/methods?rampType=${direction}&currency=${currency}`)
      await until(() => titles(shadow)[0]?.startsWith(first), `${currency}: ${first}`)
      return titles(shadow)
    }
    const has = (text: string, ...badges: string[]) => badges.forEach((badge) => isTrue(text.includes(badge), badge))
    const [ach, wire] = await cards('on-ramp', 'usd', 'ACH transfer')
    has(ach!, 'Recommended', 'Domestic', '1 business day')
    has(wire!, 'International · 2 business days', 'Domestic · 1 business day')
    isTrue(!wire!.includes('Recommended'), 'the spec recommends no wire')
    has((await cards('on-ramp', 'eur', 'SEPA'))[0]!, 'Recommended', 'Instant')
    has((await cards('off-ramp', 'mxn', 'SPEI'))[0]!, 'Recommended', 'Instant')
    has((await cards('off-ramp', 'brl', 'Pix'))[0]!, 'Recommended', 'Instant')
    const [insta, peso] = await cards('off-ramp', 'php', 'InstaPay')
    has(insta!, 'For amounts < 50,000\u00A0PHP')
    has(peso!, 'For amounts ≥ 50,000\u00A0PHP')
    // The fee table closes rupees to everybody, and what is closed is not recommended.
    const [neft] = await cards('off-ramp', 'inr', 'NEFT')
    has(neft!, 'Unavailable', 'Instant')
    isTrue(!neft!.includes('Recommended'), 'what is closed is not recommended')
  })

  it('a press of a method opens the form of its currency [METH-10, METH-02, F38]', async () => {
    const { shadow, path } = await visit('/payouts/new/on-ramp/methods?rampType=on-ramp&currency=usd')
    const wire = await until(() => choice(shadow, 'Wire transfer'))
    wire.click()
    await until(() => hasText(shadow, 'Summary'))
    equal(path(), wanted)
    equal(line(card(shadow, 'Summary'), 'Method'), 'Wire transfer')
  })

  it('the methods lead to the form of their direction [METH-10, NAV-31]', async () => {
    for (const rampType of ['on-ramp', 'off-ramp']) {
      const { shadow, path } = await visit(`/payouts/new/${rampType}/methods?rampType=${rampType}&currency=usd`)
      const wire = await until(() => choice(shadow, 'Wire transfer'))
      wire.click()
      await until(() => hasText(shadow, 'You send'))
      equal(path(), `/payouts/new/${rampType}`)
      cleanUp()
    }
  })

  it('an unknown currency or method, or one that is not the customer’s, opens the choice of it [N5]', async () => {
    const level1 = { ...ME, verificationLevels: [{ name: 'kyc_level_1', status: 'approved' }] }
    const { shadow, go } = await visit('/payouts/new', { answers: { 'GET me': () => level1 } })
    for (const [path, title] of [
      [`${wanted}?currency=xyz&method=ACH`, 'Select a currency'],
      [`${wanted}?currency=usd&method=SEPA`, 'How will you send US dollars?'],
      [`${wanted}?currency=mxn&method=SPEI`, 'Select a currency'],
      [`${wanted}?currency=eur&method=SEPA`, 'Select a currency'],
      [`${wanted}/methods?currency=mxn`, 'Select a currency'],
      ['/payouts/new/off-ramp?currency=xyz&method=ACH', 'Select a currency'],
      ['/payouts/new/off-ramp?currency=usd&method=SEPA', 'How should we pay out US dollars?'],
      ['/payouts/new/off-ramp?currency=brl&method=PIX', 'Select a currency'],
    ] as const) {
      await go(path)
      await until(() => hasText(shadow, title), `${path}: ${title}`)
      await go('/payouts/new')
      await until(() => hasText(shadow, 'How do you want'))
    }
  })

  it('says when the account cannot be loaded, once to the host for each call, and tries again', async () => {
    let isDown = true
    const { shadow, calls, emitted } = await visit('/payouts/new/on-ramp/currencies?rampType=on-ramp', {
      answers: { 'GET me': () => (isDown ? failure(500) : ME) },
    })
    await until(() => hasText(shadow, 'We couldn’t load your account'))
    // The overview, where the visit begins, has seen the first call fail.
    isTrue(emitted('ramp-error').length <= calls('GET', 'me').length, 'told at most once')
    isDown = false
    button(shadow, 'Try again')!.click()
    await until(() => titles(shadow).length >= 2)
  })
})
