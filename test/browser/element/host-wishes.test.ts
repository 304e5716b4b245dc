import { equal, isTrue } from '../../support/expect.ts'
import { button, cleanUp, fakeFetch, mountRamp, until, type ApiRequest, type Host } from '../../support/host.ts'
import { ME } from '../../support/customer.ts'
import { enter, input, SIGNED_IN } from '../sign-in/signing-in.ts'

const sessionOf = (customer: string) => ({
  idToken: `id of ${customer}`,
  refreshToken: `refresh of ${customer}`,
  expiresIn: 3600,
  uid: customer,
  email: `${customer}@example.com`,
})
const customerOf = ({ body }: ApiRequest) => (body as { token: string }).token.replace('token of ', '')
const STORED = 'sphere-ramp:https://api.test:application_sandbox'
const stored = () => (JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as { uid: string } | null)?.uid ?? null
const settle = (ms = 100) => new Promise((resolve) => setTimeout(resolve, ms))

/** A server that exchanges the token of each customer, held for those whose answer a test gives. */
function exchanging(...unanswered: readonly string[]) {
  const exchanged: string[] = []
  const waiting = new Map(unanswered.map((customer) => [customer, Promise.withResolvers<void>()]))
  const answers = {
    ...SIGNED_IN,
    'GET me': (request: ApiRequest) => ({
      ...ME,
      id: request.headers.get('Authorization')!.replace('Bearer id of ', ''),
    }),
    'POST identity/sign-out': () => ({ ok: true }),
    'POST identity/token': async (request: ApiRequest) => {
      const customer = customerOf(request)
      exchanged.push(customer)
      await waiting.get(customer)?.promise
      return sessionOf(customer)
    },
  }
  return { answers, exchanged, answer: (customer: string) => waiting.get(customer)!.resolve() }
}

const signOut = ({ element }: Pick<Host, 'element'>) => (element['signOut'] as () => Promise<void>)()
const isSignedOut = ({ shadow }: Pick<Host, 'shadow'>) => shadow.querySelector('input[type=email]') !== null

/** An element that has no application so far, in a tab with the session of an earlier customer. */
async function unloaded({ answers }: ReturnType<typeof exchanging>) {
  await import('../../../dist/sphere-ramp.js' as string)
  sessionStorage.setItem(STORED, JSON.stringify(sessionOf('earlier')))
  const element = document.createElement('sphere-ramp') as unknown as Host['element']
  element.setAttribute('api-url', 'https://api.test')
  const requests: ApiRequest[] = []
  element.config = { fetch: fakeFetch(answers, requests) }
  document.body.append(element)
  const load = () => element.setAttribute('application-id', 'application_sandbox')
  return { element, shadow: element.shadowRoot!, requests, load }
}

describe('the later wish of a host, before the element has loaded', () => {
  afterEach(cleanUp)

  it('a token that is set after a sign-out signs in [SAFE-F6, N11]', async () => {
    const server = exchanging()
    const host = await unloaded(server)
    const left = signOut(host)
    host.element.authToken = 'token of later'
    await settle()
    host.load()
    await left
    await until(() => stored() === 'later', 'the session of the token')
    await settle()
    equal(server.exchanged, ['later'])
    equal(stored(), 'later')
    isTrue(!isSignedOut(host), 'signed in')
    const ended = host.requests.filter(({ path }) => path === 'identity/sign-out')
    equal(
      ended.map(({ headers }) => headers.get('Authorization')),
      ['Bearer id of earlier'],
    )
  })

  it('a sign-out after a token leaves nobody signed in, and exchanges nothing [SAFE-F6, N11]', async () => {
    const server = exchanging()
    const host = await unloaded(server)
    host.element.authToken = 'token of earlier'
    const left = signOut(host)
    await settle()
    host.load()
    await left
    await until(() => isSignedOut(host), 'the sign-in screen')
    await settle()
    equal([server.exchanged, stored()], [[], null])
  })
})

describe('the later wish of a host, while an earlier one is answered', () => {
  afterEach(cleanUp)

  it('the late answer to the first token ends nothing of the second one [SAFE-F6, N11]', async () => {
    const server = exchanging('first')
    const host = await mountRamp({ answers: server.answers })
    host.element.authToken = 'token of first'
    await until(() => server.exchanged.length === 1, 'the exchange of the first')
    host.element.authToken = 'token of second'
    await until(() => stored() === 'second', 'the session of the second')
    server.answer('first')
    await settle(300)
    equal(stored(), 'second')
    const signedIn = host.events.filter(({ type }) => type === 'ramp-signed-in').map(({ detail }) => detail)
    equal(signedIn, [{ customerId: 'second' }])
    isTrue(!host.events.some(({ type }) => type === 'ramp-signed-out'), 'no sign-out is told')
    isTrue(!isSignedOut(host), 'signed in')
  })

  it('a sign-out during the exchange of a token leaves nobody signed in [SAFE-F6, N11]', async () => {
    const server = exchanging('first')
    const host = await mountRamp({ answers: server.answers })
    host.element.authToken = 'token of first'
    await until(() => server.exchanged.length === 1, 'the exchange')
    await signOut(host)
    server.answer('first')
    await settle(300)
    equal(stored(), null)
    await until(() => isSignedOut(host), 'the sign-in screen')
    isTrue(!host.events.some(({ type }) => type === 'ramp-signed-in'), 'no sign-in is told')
  })

  it('a token in the same moment as a sign-out, and after another change, signs in [SAFE-F6, N11]', async () => {
    const server = exchanging()
    const host = await mountRamp({ answers: server.answers })
    host.element.theme = 'rose'
    const left = signOut(host)
    host.element.authToken = 'token of later'
    await left
    await until(() => stored() === 'later', 'the session of the token')
    await settle()
    isTrue(!isSignedOut(host), 'signed in')
  })
})

describe('the later wish of a host, while the customer’s own code is checked', () => {
  afterEach(cleanUp)

  /** A customer whose code is with the server until `answer` is called. */
  async function coded(...unanswered: readonly string[]) {
    const server = exchanging(...unanswered)
    const checked = Promise.withResolvers<object>()
    const answers = { ...server.answers, 'POST auth/otp/verify': () => checked.promise }
    const host = await mountRamp({ answers, attributes: { email: 'maya@example.com' } })
    const press = () => button(host.shadow, 'Continue')?.click()
    await until(() => input(host) ?? press(), 'the code field')
    enter(host, '123456')
    await until(() => host.requests.some(({ path }) => path === 'auth/otp/verify'), 'the check of the code')
    return { host, ...server, check: () => checked.resolve({ result: 'success', token: 'token of own' }) }
  }

  for (const turns of [0, 1, 2, 4, 8, 16, 32])
    it(`a sign-out ${turns} turns after its answer leaves nobody signed in [SAFE-F6, N11]`, async () => {
      const { host, check } = await coded()
      check()
      for (let turn = 0; turn < turns; turn++) await Promise.resolve()
      await signOut(host)
      await settle(300)
      equal(stored(), null)
    })

  for (const isExchanged of [true, false])
    it(`a token of the host ${isExchanged ? 'that was exchanged' : 'that is being exchanged'} is not replaced by it [SAFE-F6, N11]`, async () => {
      const { host, check, exchanged, answer } = await coded('later')
      host.element.authToken = 'token of later'
      await until(() => exchanged.length === 1, 'the exchange')
      if (isExchanged) answer('later')
      if (isExchanged) await until(() => stored() === 'later', 'the session of the token')
      check()
      await settle(300)
      answer('later')
      await settle(300)
      equal([exchanged, stored()], [['later'], 'later'])
      await until(() => !input(host), 'another screen than that of the code')
    })

  it('a token of the host leads away from the field of a code that nobody has typed, without a word of it [AUTH-12, SAFE-F6]', async () => {
    const server = exchanging()
    const host = await mountRamp({ answers: server.answers, attributes: { email: 'maya@example.com' } })
    const press = () => button(host.shadow, 'Continue')?.click()
    await until(() => input(host) ?? press(), 'the code field')
    host.element.authToken = 'token of later'
    await until(() => !input(host), 'another screen than that of the code')
    equal([stored(), host.shadow.querySelectorAll('[part=toast]').length], ['later', 0])
  })
})
