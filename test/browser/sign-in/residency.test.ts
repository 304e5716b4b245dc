import { violationsIn } from '../../support/axe.ts'
import { ME } from '../../support/customer.ts'
import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { fieldWords } from '../../support/messages.ts'
import * as onboarding from '../../support/onboarding.ts'
import {
  APPLICATION,
  button,
  cleanUp,
  failure,
  hasText,
  mountRamp,
  type,
  until,
  type Answers,
  type Host,
} from '../../support/host.ts'

const LOGIN = { customerId: ME.id, nextStep: 'operating-residency', countryCode: null, stateCode: null }
const answersWith = (save: () => unknown, login: unknown = LOGIN): Answers => ({
  'POST auth/login': () => login,
  'POST auth/operating-residency': save,
})
const boxes = ({ shadow }: Host) => [...shadow.querySelectorAll<HTMLInputElement>('[role=combobox]')]

async function openResidency(answers: Answers, attributes: Record<string, string> = {}): Promise<Host> {
  const host = await mountRamp({ answers, attributes })
  await (host.element.navigate as (path: string) => Promise<void>)(
    '/sign-in/operating-residency?email=new%40example.com',
  )
  await until(() => boxes(host)[0], 'the country')
  return host
}

async function pick(host: Host, box: number, text: string) {
  const input = await until(() => boxes(host).find((one, at) => at === box && !one.disabled), `box ${box}`)
  input.click()
  type(input, text)
  await until(() => host.shadow.querySelector('[role=option]'), `an option for ${text}`)
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))
  await until(() => !host.shadow.querySelector('[role=option]'), 'the list closes')
}

describe('the residency screen', () => {
  afterEach(cleanUp)

  it('asks for a country, then for its state if it has any [RES-01, RES-02, RES-06, NAV-14]', async () => {
    const host = await openResidency(answersWith(() => ({ ok: true })))
    equal(boxes(host).length, 1)
    equal(button(host.shadow, 'Continue')!.disabled, true)
    await pick(host, 0, 'United States')
    await until(() => boxes(host).length === 2, 'the state')
    equal(button(host.shadow, 'Continue')!.disabled, true)
    await pick(host, 1, 'California')
    await until(() => !button(host.shadow, 'Continue')!.disabled)
  })

  it('needs no state for a country without states, and sends N/A [RES-03, STATE-RES-01, API-05]', async () => {
    const host = await openResidency(answersWith(() => ({ ok: true })))
    await pick(host, 0, 'Gibraltar')
    equal(boxes(host).length, 1)
    button(host.shadow, 'Continue')!.click()
    await until(() => hasText(host.shadow, 'Check your email'))
    equal(host.requests.find(({ path }) => path === 'auth/operating-residency')!.body, {
      countryCode: 'GIB',
      stateCode: 'N/A',
    })
  })

  const refusals: [string, () => unknown][] = [
    ['refuses it', () => ({ ok: false })],
    ['fails', () => failure(422, { error: { code: 'region_invalid', message: 'Invalid country or state code' } })],
  ]
  for (const [name, save] of refusals) {
    it(`shows the error and keeps the form when the server ${name} [STATE-RES-03, RES-11, RES-12]`, async () => {
      const host = await openResidency(answersWith(save))
      await pick(host, 0, 'Gibraltar')
      await until(() => !button(host.shadow, 'Continue')!.disabled, 'a way on')
      button(host.shadow, 'Continue')!.click()
      await until(() => hasText(host.shadow, 'Acme Pay isn’t available there yet'))
      isTrue(hasText(host.shadow, 'We can’t open accounts for the country and state you selected.'), 'the text')
      equal(boxes(host)[0]!.value, 'Gibraltar')
    })
  }

  const REFUSED: [string, unknown][] = [
    ['issues', { issues: [{ path: ['SLOT'], message: 'WORD' }] }],
    ['a source', { error: { code: 'validation', source: { SLOT: 'WORD' } } }],
    ['a bare message', { error: { message: 'WORD' } }],
  ]
  for (const [name, body] of REFUSED) {
    it(`says at the field what the server refuses by ${name}, until it is changed [RES-07, RES-09, RES-11]`, async () => {
      let [slot, word] = ['countryCode', 'validation.invalidCountry']
      const refuse = () => failure(422, JSON.parse(JSON.stringify(body).replace('SLOT', slot).replace('WORD', word)))
      const host = await openResidency(answersWith(refuse))
      await pick(host, 0, 'United States')
      await pick(host, 1, 'California')
      const send = async (label: string, words: string[]) => {
        await until(() => !button(host.shadow, 'Continue')!.disabled, 'a way on')
        button(host.shadow, 'Continue')!.click()
        await soon(() => equal(fieldWords(host.shadow, label), words))
        isTrue(hasText(host.shadow, 'Acme Pay isn’t available there yet'), 'the banner')
      }
      await send('Country', ['Select a country from the list.'])
      equal(boxes(host)[0]!.getAttribute('aria-invalid'), 'true')
      equal(boxes(host)[1]!.getAttribute('aria-invalid'), null)
      ;[slot, word] = ['stateCode', 'validation.invalidState']
      await pick(host, 1, 'Nevada')
      equal(fieldWords(host.shadow, 'Country'), [])
      await send('State or region', ['Select a state from the list.'])
      await pick(host, 0, 'Gibraltar')
      await send('Country', ['Select a state from the list.'])
    })
  }

  it('shows the banner only when the application lacks level-2 access [RES-04]', async () => {
    const text = 'currently supports USD and EUR accounts only.'
    const open = await openResidency(answersWith(() => ({ ok: true })))
    isTrue(!hasText(open.shadow, text), 'no banner with access')
    cleanUp()
    const application = { ...APPLICATION, access: { ...APPLICATION.access, kycLevel2: false } }
    const host = await openResidency({
      ...answersWith(() => ({ ok: true })),
      'GET applications/application_sandbox': () => application,
    })
    await until(() => hasText(host.shadow, text))
  })

  it('has a Back in normal mode and none in ramp-only mode [RES-05, MODE-02]', async () => {
    const host = await openResidency(answersWith(() => ({ ok: true })))
    isTrue(button(host.shadow, 'Back'), 'Back')
    cleanUp()
    const rampOnly = await openResidency(
      answersWith(() => ({ ok: true })),
      { 'ramp-only': '' },
    )
    isNull(button(rampOnly.shadow, 'Back'), 'Back in ramp-only mode')
  })

  it('repeats the sign-in call on load, and shows a rejected customer the reason [STATE-RES-09, STATE-RES-10]', async () => {
    const refused = { ...LOGIN, nextStep: 'sign-in', countryCode: 'USA', stateCode: 'US-NY' }
    const host = await openResidency(answersWith(() => ({ ok: true }), refused))
    isTrue(
      host.requests.some(({ path }) => path === 'auth/login'),
      'the repeated call',
    )
    await until(() => hasText(host.shadow, 'isn’t available there yet'))
    equal(
      boxes(host).map(({ value }) => value),
      ['United States', 'New York'],
    )
    equal(await violationsIn(host.element), [])
  })

  it('offers a retry when the repeated sign-in call fails [STATE-RES-09]', async () => {
    let turn = 0
    const host = await mountRamp({
      answers: { 'POST auth/login': () => ((turn += 1) === 1 ? failure(500) : LOGIN) },
    })
    await (host.element.navigate as (path: string) => Promise<void>)('/sign-in/operating-residency?email=a%40b.co')
    await until(() => hasText(host.shadow, 'We couldn’t look up your sign-in'))
    button(host.shadow, 'Try again')!.click()
    await until(() => boxes(host)[0], 'the country')
  })

  it('lists every country, and shows its flag once it is visible', async () => {
    const host = await openResidency(answersWith(() => ({ ok: true })))
    const atOnce: number[] = []
    const isRow = (node: Node) => node instanceof Element && node.matches('[role=option]')
    const rows = new MutationObserver((changes) =>
      atOnce.push(changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isRow)).length),
    )
    rows.observe(host.shadow, { childList: true, subtree: true })
    boxes(host)[0]!.click()
    const countries = () => [...host.shadow.querySelectorAll('[role=option]')]
    const outlines = (row: Element | undefined) => row?.querySelectorAll('svg path[fill]').length ?? 0
    await until(() => countries().length === 249, 'all countries')
    rows.disconnect()
    equal(
      atOnce.reduce((sum, count) => sum + count, 0),
      249,
    )
    isTrue(Math.max(...atOnce) < 50, `no more than a few rows in one task, not ${Math.max(...atOnce)}`)
    await until(() => outlines(countries()[0]) > 0, 'the first flag')
    equal(outlines(countries().at(-1)), 0, 'what a flag out of sight draws')
    equal(countries().at(-1)!.querySelector('[aria-hidden]')!.getBoundingClientRect().width, 24)
    countries().at(-1)!.scrollIntoView({ block: 'nearest' })
    await until(() => outlines(countries().at(-1)) > 0, 'the last flag')
    await pick(host, 0, 'Réunion')
    await soon(() => equal(outlines(boxes(host)[0]!.parentElement!), 3, 'the stripes in the closed box'))
  })

  it('shows the query of an unsuccessful search, isolated from the sentence’s direction', async () => {
    const host = await openResidency(answersWith(() => ({ ok: true })))
    boxes(host)[0]!.click()
    type(boxes(host)[0]!, 'xyzzy')
    const notes = await until(() => {
      const found = [...host.shadow.querySelectorAll('bdi')].filter(({ textContent }) => textContent === 'xyzzy')
      return found.length > 0 && found
    }, 'the query by itself')
    for (const { parentElement } of notes) equal(parentElement!.textContent, 'No results for “xyzzy”')
  })
})

describe('the residency of a ramp-only customer whom a dashboard signed in', () => {
  afterEach(cleanUp)

  const signedIn = (operatingResidency: string, rest: Partial<typeof onboarding.ME> = {}) =>
    onboarding.visit('/sign-in/operating-residency', {
      attributes: { 'ramp-only': '' },
      me: { operatingResidency, ...rest },
      state: { operatingResidencyStatus: operatingResidency.toLowerCase() },
      answers: { 'POST auth/operating-residency': () => ({ ok: true }) },
    })

  it('shows the error and a sign-out on load when rejected; another answer continues [STATE-RES-05, STATE-RES-07, MODE-02]', async () => {
    const host = await signedIn('Rejected')
    await until(() => hasText(host.shadow, 'Acme Pay isn’t available there yet'))
    isNull(button(host.shadow, 'Back'), 'Back')
    await until(() => button(host.shadow, 'Sign out'), 'a way out')
    host.server.me = { ...host.server.me, operatingResidency: 'Approved' }
    host.server.state = { ...host.server.state, operatingResidencyStatus: 'approved' }
    await pick(host, 0, 'Gibraltar')
    button(host.shadow, 'Continue')!.click()
    await until(() => host.path() === '/onboarding')
    const residency = () => host.emitted.map(({ type }) => type).filter((type) => type.startsWith('ramp-residency'))
    await until(() => residency().length === 2, 'the residency events')
    equal(residency(), ['ramp-residency-rejected', 'ramp-residency-approved'])
    equal(host.calls('POST', 'auth/login').length, 0)
  })

  it('is skipped when approved, by a business to its category [STATE-RES-04, STATE-RES-08]', async () => {
    const person = await signedIn('Approved')
    await until(() => person.path() === '/onboarding')
    cleanUp()
    const business = await signedIn('Approved', { type: 'BUSINESS' })
    await until(() => business.path() === '/business-category')
    await until(() => hasText(business.shadow, 'Is your business in one of these categories?'))
  })
})
