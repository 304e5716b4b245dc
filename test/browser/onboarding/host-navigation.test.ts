import { equal } from '../../support/expect.ts'
import { cleanUp, fakeFetch, hasText, mountRamp, until, type ApiRequest } from '../../support/host.ts'
import { ME, STATE } from '../../support/onboarding.ts'

const TOKENS = { idToken: 'id', refreshToken: 'refresh', expiresIn: 3600, uid: ME.id, email: 'maya@example.com' }
const EMITTED = ['ramp-terms-complete', 'ramp-verification-rejected', 'ramp-onboarding-complete']

type Onboarding = Partial<Omit<typeof STATE, 'kyc'>> & { readonly kyc: Record<string, string> }

/** A host that signs its customer in by a token and opens paths of its own while the onboarding is being asked for. */
async function signInAndOpen(state: Onboarding, paths: readonly string[]) {
  const answer = Promise.withResolvers<void>()
  const requests: ApiRequest[] = []
  const answers = {
    'POST identity/token': () => TOKENS,
    'GET me': () => ME,
    'GET onboarding/state': () => answer.promise.then(() => ({ ...STATE, ...state })),
    'GET payouts': () => ({ payouts: [] }),
    'GET bankAccounts': () => ({ bankAccounts: [] }),
    'GET wallets': () => ({ wallets: [] }),
  }
  const { element, shadow } = await mountRamp({ config: { fetch: fakeFetch(answers, requests) } })
  const emitted: string[] = []
  for (const type of EMITTED) element.addEventListener(type, () => emitted.push(type))
  let path = ''
  element.addEventListener('ramp-navigate', (event) => (path = (event as CustomEvent<{ path: string }>).detail.path))
  const navigate = (to: string) => (element['navigate'] as (path: string) => Promise<void>)(to)
  const signedIn = new Promise((resolve) => element.addEventListener('ramp-signed-in', resolve, { once: true }))
  element['authToken'] = `token_${Math.random()}`
  await signedIn
  for (const to of paths) {
    await until(() => requests.some((call) => call.path === 'onboarding/state'), 'the question')
    await navigate(to)
    equal(path, to)
  }
  answer.resolve()
  return { shadow, emitted, navigate, path: () => path }
}

describe('a host that opens a path right after the sign-in', () => {
  afterEach(cleanUp)

  const rejected = { tos: 'complete', kyc: { sumsub: 'rejected' } }
  for (const paths of [
    ['/settings'],
    ['/my-payouts'],
    ['/my-accounts/wallets/new'],
    ['/onboarding/tos', '/payouts/new'],
  ])
    it(`keeps no rejected customer on ${paths.join(', then ')}, and is told [STATE-VER-12]`, async () => {
      const { shadow, emitted, path } = await signInAndOpen(rejected, paths)
      await until(() => path() === '/onboarding', 'the rejected screen')
      await until(() => hasText(shadow, 'We can’t open an account for you'))
      equal(emitted, ['ramp-terms-complete', 'ramp-verification-rejected'])
    })

  it('is told that the customer is done, and may go back to where the session leads [STATE-REDIR-02]', async () => {
    const done = { tos: 'complete', kyc: { sumsub: 'complete', kyc_level_1: 'complete' }, hasCompletedOnboarding: true }
    const { emitted, path, navigate } = await signInAndOpen(done, ['/settings'])
    await until(() => emitted.length > 1, 'the events')
    equal(emitted, ['ramp-terms-complete', 'ramp-onboarding-complete'])
    equal(path(), '/settings')
    await navigate('/onboarding')
    await until(() => path() === '/my-accounts', 'the accounts')
  })
})
