import { at, forStrangers, html, isAnonymous, isWrong, type Plant, refusal, withBody } from './plant.fixture.ts'

const APPLICATION = 'GET /v1/ramp/applications/{id}'
const ME = 'GET /v1/ramp/me'
const WALLET = 'GET /v1/ramp/wallets/{id}'
const EVM = 'GET /v1/ramp/wallets/authMessage/evm'

/** Of refusals. */
export const REFUSALS: readonly Plant[] = [
  {
    name: 'an unknown application without a body of the contract',
    proxy: refusal(APPLICATION, () => html(404)),
    says: [
      /^GET \/v1\/ramp\/applications\/\{id\}: With an id that no application has, it is refused with 404 and no code\.$/,
    ],
  },
  {
    name: 'an application for every id',
    proxy: refusal(APPLICATION, (response) => withBody(response, '{"data":{"id":"application_x"}}', 200)),
    says: [/^GET \/v1\/ramp\/applications\/\{id\}: With an id that no application has, it is not refused\.$/],
  },
  {
    name: '403 for who is not signed in',
    proxy: refusal(ME, (response) => withBody(response, '{"error":{"code":"unauthorized","message":"No"}}', 403)),
    says: [
      /^GET \/v1\/ramp\/me: Without a token, it is refused with 403, and not with 401\.$/,
      /^GET \/v1\/ramp\/me: With a token that nobody has, it is refused with 403, and not with 401\.$/,
    ],
  },
  {
    name: 'a customer for nobody’s token',
    proxy: at(ME, async (request, sandbox) =>
      isAnonymous(request) || isWrong(request)
        ? withBody(await sandbox(request), '{"data":{"id":"x"}}', 200)
        : sandbox(request),
    ),
    says: [
      /^GET \/v1\/ramp\/me: Without a token, it is not refused\.$/,
      /^GET \/v1\/ramp\/me: With a token that nobody has, it is not refused\.$/,
    ],
  },
  ...(
    ['GET /v1/ramp/payouts', 'GET /v1/ramp/wallets', 'GET /v1/ramp/bankAccounts', 'GET /v1/ramp/payouts/csv'] as const
  ).map((name): Plant => ({
    name: `${name} for everybody`,
    proxy: forStrangers(name),
    says: [new RegExp(`^${name}: With a token that nobody has, it is not refused\\.$`)],
  })),
  {
    name: 'the login page of a proxy',
    proxy: refusal(ME, () => html(401)),
    says: [
      /^GET \/v1\/ramp\/me: Without a token, it is refused with 401 and a body that is not JSON\.$/,
      /^GET \/v1\/ramp\/me: With a token that nobody has, it is refused with 401 and a body that is not JSON\.$/,
    ],
  },
  {
    name: '404 without a body',
    proxy: refusal(WALLET, (response) => withBody(response, '')),
    says: [/^GET \/v1\/ramp\/wallets\/\{id\}: With an id that nothing has, it is refused with 404 and no code\.$/],
  },
  {
    name: 'another customer’s wallet for an unknown id',
    proxy: refusal(WALLET, (response) =>
      withBody(response, '{"data":{"wallet":{"id":"wallet_x","network":"base","address":"0x"}}}', 200),
    ),
    says: [
      /^GET \/v1\/ramp\/wallets\/\{id\}: With an id that nothing has, it is not refused\.$/,
      /^GET \/v1\/ramp\/wallets\/\{id\}: With a token that nobody has, it is not refused\.$/,
    ],
  },
  {
    name: 'a validation that names no field',
    proxy: refusal(EVM, (response) => withBody(response, '{"error":{"code":"invalid","message":"Invalid input"}}')),
    says: [
      /^GET \/v1\/ramp\/wallets\/authMessage\/evm: With an address of no network, the refusal does not name the field address\.$/,
    ],
  },
  {
    name: 'a validation without a body',
    proxy: refusal(EVM, (response) => withBody(response, '')),
    says: [
      /authMessage\/evm: With an address of no network, it is refused with 422 and no message that can be read\.$/,
    ],
  },
  {
    name: '403 for who is signed in, as of a firewall',
    proxy: at('GET /v1/ramp/bankIds', async (request, sandbox) =>
      withBody(await sandbox(request), '{"error":{"code":"forbidden","message":"Blocked"}}', 403),
    ),
    says: [/^GET \/v1\/ramp\/bankIds: It is refused with 403 forbidden \(Blocked\)\.$/],
  },
  {
    name: 'a limit of calls without Retry-After',
    proxy: at('GET /v1/ramp/bankIds', async (request, sandbox) =>
      withBody(await sandbox(request), '{"error":{"code":"too_many_requests","message":"Wait"}}', 429),
    ),
    says: [/^GET \/v1\/ramp\/bankIds: It is refused with 429 and no Retry-After\.$/],
  },
  {
    name: 'a limit of calls that ends soon',
    proxy: at('GET /v1/ramp/bankIds', async (request, sandbox) => {
      const response = withBody(await sandbox(request), '{"error":{"code":"too_many_requests","message":"Wait"}}', 429)
      response.headers.set('Retry-After', 'soon')
      return response
    }),
    says: [/^GET \/v1\/ramp\/bankIds: Retry-After is "soon", which is neither seconds nor a date\.$/],
  },
  {
    name: 'a success that nobody can read, where a refusal is due',
    proxy: refusal(WALLET, () => html(200)),
    says: [
      /^GET \/v1\/ramp\/wallets\/\{id\}: With an id that nothing has, it is not refused\.$/,
      /^GET \/v1\/ramp\/wallets\/\{id\}: With a token that nobody has, it is not refused\.$/,
    ],
  },
]
