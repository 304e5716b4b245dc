import { at, body, html, type Plant, withBody } from './plant.fixture.ts'

const ME = 'GET /v1/ramp/me'
const WALLETS = 'GET /v1/ramp/wallets'
const PAYOUTS = 'GET /v1/ramp/payouts'
const EVM = 'GET /v1/ramp/wallets/authMessage/evm'

/** Of what is read. */
export const ANSWERS: readonly Plant[] = [
  {
    name: 'an application whose access is a list',
    proxy: body('GET /v1/ramp/applications/{id}', ({ data }) => void (data.access = ['balances'])),
    says: [
      /^GET \/v1\/ramp\/applications\/\{id\}: The answer cannot be read: a part of it is missing, or of another kind\.$/,
    ],
  },
  {
    name: 'a customer without an id',
    proxy: body(ME, ({ data }) => ({ data: { ...data, id: undefined } })),
    says: [/^GET \/v1\/ramp\/me: The answer cannot be read: id is missing\.$/],
  },
  {
    name: 'a word that the verification does not have',
    proxy: body(ME, ({ data }) => void (data.kycStatus = 'verified')),
    says: [/^GET \/v1\/ramp\/me: kycStatus is "verified", and the widget knows incomplete, .+\.$/],
  },
  {
    name: 'an onboarding that says nothing',
    proxy: body('GET /v1/ramp/onboarding/state', () => ({ data: {} })),
    says: [/^GET \/v1\/ramp\/onboarding\/state: The answer cannot be read: its content is missing\.$/],
  },
  {
    name: 'terms in a state of their own',
    proxy: body('GET /v1/ramp/onboarding/state', ({ data }) => void (data.tos = 'accepted')),
    says: [
      /^GET \/v1\/ramp\/onboarding\/state: tos is "accepted", and the widget knows incomplete, pending, complete\.$/,
    ],
  },
  {
    name: 'terms at an address that is no page’s',
    proxy: body('GET /v1/ramp/onboarding/tos/redirectUrl', ({ data }) => void (data.url = 'javascript:alert(1)')),
    says: [/redirectUrl: The answer cannot be read: url is "javascript:alert\(1\)"\.$/],
  },
  {
    name: 'a list under another name',
    proxy: body(WALLETS, ({ data }) => ({ items: data.wallets, total: 3 })),
    says: [/^GET \/v1\/ramp\/wallets: The answer cannot be read: wires is .+\.$/],
  },
  {
    name: 'a wallet without an address',
    proxy: body(WALLETS, ({ data }) => void delete data.wallets[1].address),
    says: [/^GET \/v1\/ramp\/wallets: A row cannot be read: address is missing\.$/],
  },
  {
    name: 'an amount with an exponent',
    proxy: body(PAYOUTS, ({ data }) => void (data.payouts[2].amount = '1e2')),
    says: [/^GET \/v1\/ramp\/payouts: A row cannot be read: amount is "1e2"\.$/],
  },
  {
    name: 'a status that the widget does not know',
    proxy: body(PAYOUTS, ({ data }) => void (data.payouts[0].status = 'completed')),
    says: [/^GET \/v1\/ramp\/payouts: status is "completed", which the widget does not know\.$/],
  },
  {
    name: 'pages without an end',
    proxy: body(PAYOUTS, (content) => ({ ...content, pagination: { hasNext: true } })),
    says: [/^GET \/v1\/ramp\/payouts: The pages of the list do not end\.$/],
  },
  {
    name: 'details that contradict the list',
    proxy: body('GET /v1/ramp/payouts/{id}', ({ data }) => void (data.payout.amount = '999.99')),
    says: [/^GET \/v1\/ramp\/payouts\/\{id\}: It differs from the list in amount\.$/],
  },
  {
    name: 'no export',
    proxy: at('GET /v1/ramp/payouts/csv', () => Promise.resolve(html(404))),
    says: [/^GET \/v1\/ramp\/payouts\/csv is missing: 404$/],
  },
  ...(
    [
      ['a page', '<!doctype html><h1>Log in</h1>'],
      ['nothing', ''],
    ] as const
  ).map(([what, text]): Plant => ({
    name: `${what} for an export`,
    proxy: at('GET /v1/ramp/payouts/csv', async (request, sandbox) => {
      const response = await sandbox(request)
      return response.ok ? withBody(response, text) : response
    }),
    says: [/^GET \/v1\/ramp\/payouts\/csv: The export does not begin with the names of its columns\.$/],
  })),
  {
    name: 'balances without amounts',
    proxy: body('GET /v1/ramp/chains/{network}/balances', ({ data }) => ({
      data: { balances: data.balances.map(() => ({})) },
    })),
    says: [/balances: The answer cannot be read: balances is .+\.$/],
  },
  {
    name: 'a message to sign for another page',
    proxy: body(EVM, ({ data }) => void (data.message = data.message.replaceAll('shop.example', 'evil.example'))),
    says: [/^GET \/v1\/ramp\/wallets\/authMessage\/evm: The message to sign lacks shop\.example\.$/],
  },
  {
    name: 'a message to sign that has expired',
    proxy: body(EVM, ({ data }) => void (data.expiresAt = '2020-01-01T00:00:00Z')),
    says: [/^GET \/v1\/ramp\/wallets\/authMessage\/evm: The message to sign has already expired\.$/],
  },
  {
    name: 'half an answer',
    proxy: at('GET /v1/ramp/bankAccounts', async (request, sandbox) => {
      const response = await sandbox(request)
      return withBody(response, (await response.text()).slice(0, 100))
    }),
    says: [/^GET \/v1\/ramp\/bankAccounts: The answer cannot be read: the body is not JSON\.$/],
  },
  {
    name: 'a connection that ends',
    proxy: at('GET /v1/ramp/kyc/providers', () => Promise.reject(new TypeError('lost'))),
    says: [/^GET \/v1\/ramp\/kyc\/providers: The connection ends without an answer\.$/],
  },
  {
    name: 'a server that fails',
    proxy: at('GET /v1/ramp/bankIds', async (request, sandbox) =>
      withBody(await sandbox(request), '{"error":{"code":"internal","message":"Oh no"}}', 500),
    ),
    says: [/^GET \/v1\/ramp\/bankIds: It is refused with 500 internal \(Oh no\)\.$/],
  },
]
