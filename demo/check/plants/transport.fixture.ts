import {
  CORS,
  at,
  headersOf,
  html,
  isAnonymous,
  isAnswer,
  isOf,
  isPreflight,
  isWrong,
  type Plant,
} from './plant.fixture.ts'

const ME = 'GET /v1/ramp/me'
const WALLETS = 'GET /v1/ramp/wallets'
const OF_ALL = /^GET .+, .+ and \d+ others: /

const lacks = (header: string, word: string) => (headers: Headers) =>
  headers.set(
    header,
    headers
      .get(header)!
      .split(/, */)
      .filter((each) => each.toLowerCase() !== word.toLowerCase())
      .join(', '),
  )

const preflight = (change: (headers: Headers) => void) => headersOf(isPreflight, change)
/** Of browsers, clocks and references. */
export const TRANSPORT: readonly Plant[] = [
  {
    name: 'answers without Access-Control-Allow-Origin',
    proxy: headersOf(
      (request, { ok }) => isAnswer(request) && ok,
      (headers) => headers.delete('Access-Control-Allow-Origin'),
    ),
    says: [/^GET .+ and \d+ others: The answer has no Access-Control-Allow-Origin\.$/],
  },
  {
    name: 'refusals without Access-Control-Allow-Origin, as of a gateway',
    proxy: headersOf(
      (request, { ok }) => isAnswer(request) && !ok,
      (headers) => headers.delete('Access-Control-Allow-Origin'),
    ),
    says: [/GET \/v1\/ramp\/me.*: A refusal has no Access-Control-Allow-Origin\.$/],
  },
  {
    name: 'answers to another page alone',
    proxy: headersOf(isAnswer, (headers) => headers.set('Access-Control-Allow-Origin', 'https://other.example')),
    says: [
      /^GET .+: The answer allows the origin https:\/\/other\.example, and not https:\/\/shop\.example\.$/,
      /: A refusal allows the origin https:\/\/other\.example/,
    ],
  },
  {
    name: 'a preflight that does not know Idempotency-Key',
    proxy: preflight(lacks('Access-Control-Allow-Headers', 'Idempotency-Key')),
    says: [/^POST .+ and \d+ others: Access-Control-Allow-Headers lacks Idempotency-Key\.$/],
  },
  {
    name: 'a preflight that does not know X-Customer-Id',
    proxy: preflight(lacks('Access-Control-Allow-Headers', 'X-Customer-Id')),
    says: [/^POST \/v1\/ramp\/auth\/operating-residency, .+: Access-Control-Allow-Headers lacks X-Customer-Id\.$/],
  },
  {
    name: 'a preflight that takes * for Authorization',
    proxy: preflight((headers) => headers.set('Access-Control-Allow-Headers', '*')),
    says: [/^POST .+ and \d+ others: Access-Control-Allow-Headers lacks Authorization\.$/],
  },
  {
    name: 'a preflight that allows GET and POST alone',
    proxy: preflight((headers) => headers.set('Access-Control-Allow-Methods', 'GET, POST')),
    says: [/: Access-Control-Allow-Methods lacks PATCH\.$/, /: Access-Control-Allow-Methods lacks DELETE\.$/],
  },
  {
    name: 'a preflight that asks for a token',
    proxy: (sandbox) => (request) => (isPreflight(request) ? Promise.resolve(html(401)) : sandbox(request)),
    says: [/^GET .+ and \d+ others: The preflight \(OPTIONS\) is answered with 401\.$/],
  },
  {
    name: 'a preflight that is never answered',
    proxy: (sandbox) => (request) => (isPreflight(request) ? Promise.reject(new TypeError('lost')) : sandbox(request)),
    says: [/^GET .+ and \d+ others: The preflight \(OPTIONS\) has no answer\.$/],
  },
  ...(['Date', 'Retry-After', 'X-Request-Id'] as const).map((header): Plant => ({
    name: `${header} is not exposed`,
    proxy: headersOf(isAnswer, lacks('Access-Control-Expose-Headers', header)),
    says: [new RegExp(`${OF_ALL.source}Access-Control-Expose-Headers lacks ${header}\\.$`)],
  })),
  {
    name: 'no X-Request-Id',
    proxy: headersOf(isAnswer, (headers) => headers.delete('X-Request-Id')),
    says: [new RegExp(`${OF_ALL.source}The answer has no X-Request-Id\\.$`)],
  },
  {
    name: 'no Date',
    proxy: headersOf(isAnswer, (headers) => headers.delete('Date')),
    says: [new RegExp(`${OF_ALL.source}The answer has no Date\\.$`)],
  },
  {
    name: 'a clock that is an hour behind',
    proxy: headersOf(isAnswer, (headers) => headers.set('Date', new Date(Date.now() - 3_600_000).toUTCString())),
    says: [/^GET .+: Date is 60 minutes behind this machine, whose clock may be the wrong one\.$/],
  },
  {
    name: 'a second server with a clock of its own',
    proxy: headersOf(isOf(WALLETS), (headers) => headers.set('Date', new Date(Date.now() + 600_000).toUTCString())),
    says: [/^GET \/v1\/ramp\/wallets: Date is 10 minutes ahead of that of other answers\.$/],
  },
  {
    name: 'a redirect',
    proxy: at(ME, async (request, sandbox) =>
      isAnonymous(request) || isWrong(request)
        ? sandbox(request)
        : new Response(null, { status: 302, headers: { ...CORS, Location: 'https://login.example/' } }),
    ),
    says: [/^GET \/v1\/ramp\/me: It is redirected to https:\/\/login\.example\/\.$/],
  },
]
