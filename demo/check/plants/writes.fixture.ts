import { at, body, callOf, type Handler, html, isWrong, type Plant, withBody } from './plant.fixture.ts'

const MAKE = 'POST /v1/ramp/payouts'
const CANCEL = 'DELETE /v1/ramp/payouts/{id}'
const WALLET = 'POST /v1/ramp/wallets'

/** The first call is answered as if it had been done. */
const pretended =
  (
    name: typeof CANCEL | 'DELETE /v1/ramp/wallets/{id}',
    answer: (id: string, sandbox: Handler, request: Request) => Promise<string>,
  ) =>
  (sandbox: Handler): Handler => {
    const done = new Set<string>()
    return async (request) => {
      const id = new URL(request.url).pathname.split('/').at(-1)!
      if (callOf(request) !== name || done.has(id) || isWrong(request) || /unknown/.test(id)) return sandbox(request)
      done.add(id)
      const response = await sandbox(new Request(request.url, { headers: request.headers, method: 'OPTIONS' }))
      return new Response(await answer(id, sandbox, request), { status: 200, headers: response.headers })
    }
  }

const withoutKeys = (name: typeof MAKE) =>
  at(name, async (request, sandbox) => {
    const headers = new Headers(request.headers)
    headers.delete('Idempotency-Key')
    return sandbox(new Request(request, { headers }))
  })

/** The answers by their keys, whatever the bodies say. */
const byKeyAlone = (sandbox: Handler): Handler => {
  const known = new Map<string, Promise<Response>>()
  return async (request) => {
    const key = request.headers.get('Idempotency-Key')
    if (callOf(request) !== WALLET || key === null) return sandbox(request)
    if (!known.has(key)) known.set(key, sandbox(request))
    return (await known.get(key)!).clone()
  }
}

/** Deviations of calls that change something. Those of one group do not hide each other, and are planted together. */
export const WRITES: readonly (readonly Plant[])[] = [
  [
    {
      name: 'a page of the verification that has expired',
      proxy: body('POST /v1/ramp/kyc/externalUrl', ({ data }) => void (data.expiresAt = '2020-01-01T00:00:00Z')),
      says: [/^POST \/v1\/ramp\/kyc\/externalUrl: The address of the verification has already expired\.$/],
    },
    {
      name: 'no hash for the chat',
      proxy: body('POST /v1/ramp/intercom/auth', () => ({})),
      says: [/^POST \/v1\/ramp\/intercom\/auth: The answer cannot be read: hash is missing\.$/],
    },
    {
      name: 'no relay',
      proxy: at('POST /v1/ramp/relay/solana', () => Promise.resolve(html(404))),
      says: [/^POST \/v1\/ramp\/relay\/solana is missing: 404$/],
    },
    {
      name: 'an email that is none',
      proxy: at('POST /v1/ramp/auth/login', async (request, sandbox) => {
        const response = await sandbox(request)
        return response.ok ? response : withBody(response, '{"data":{"customerId":"customer_x","nextStep":"otp"}}', 200)
      }),
      says: [/^POST \/v1\/ramp\/auth\/login: With an email that is none, it is not refused\.$/],
    },
    {
      name: 'an account with any routing number',
      proxy: at('POST /v1/ramp/bankAccounts', async (request, sandbox) => {
        const text = (await request.text()).replace('"routingNumber":"12"', '"routingNumber":"021000021"')
        return sandbox(new Request(request.url, { method: 'POST', headers: request.headers, body: text }))
      }),
      says: [/^POST \/v1\/ramp\/bankAccounts: With a routing number of two digits, it is not refused\.$/],
    },
    {
      name: 'a name that does not change',
      proxy: body('PATCH /v1/ramp/wallets/{id}', ({ data }) => void (data.wallet.nickname = 'Contract check')),
      says: [/^PATCH \/v1\/ramp\/wallets\/\{id\}: The answer has the old nickname\.$/],
    },
    {
      name: 'keys alone, whatever the body',
      proxy: byKeyAlone,
      says: [/^POST \/v1\/ramp\/wallets: The same Idempotency-Key with another body is not refused\.$/],
    },
    {
      name: 'a transfer of another amount',
      proxy: body(MAKE, ({ data }) => void (data.payout.amount = data.payout.source.amount = '90.00')),
      says: [
        /^POST \/v1\/ramp\/payouts: youSend is 90\.00 USD, and 100\.00 USD was asked for\.$/,
        /^POST \/v1\/ramp\/payouts: youSend is 90\.00 USDC, and 100\.00 USDC was asked for\.$/,
        /^GET \/v1\/ramp\/payouts: What was just made differs there in amount\.$/,
      ],
    },
    {
      name: 'a wallet that is only said to be deleted',
      proxy: pretended('DELETE /v1/ramp/wallets/{id}', () => Promise.resolve('{"data":{"ok":true}}')),
      says: [/^DELETE \/v1\/ramp\/wallets\/\{id\}: The list still has what was deleted\.$/],
    },
  ],
  [
    {
      name: 'keys that are not looked at',
      proxy: withoutKeys(MAKE),
      says: [
        /^POST \/v1\/ramp\/payouts: The same Idempotency-Key and body make a second one\.$/,
        /^POST \/v1\/ramp\/payouts: The same Idempotency-Key with another body makes a second one\.$/,
      ],
    },
    {
      name: 'a wallet of another address',
      proxy: body(WALLET, ({ data }) => void (data.wallet.address = `0x${'2'.repeat(40)}`)),
      says: [
        /^POST \/v1\/ramp\/wallets: The wallet has the address 0x2+, and not the one that was sent\.$/,
        /^GET \/v1\/ramp\/wallets: What was just made differs there in address\.$/,
      ],
    },
    {
      name: 'a database with a clock of its own',
      proxy: body(MAKE, ({ data }) => void (data.payout.created = '2026-01-01T00:00:00.000Z')),
      says: [
        /^POST \/v1\/ramp\/payouts: created is 2026-01-01T00:00:00\.000Z, and the Date of the answer is another time\.$/,
        /^GET \/v1\/ramp\/payouts: What was just made differs there in created\.$/,
      ],
    },
  ],
  [
    {
      name: 'a wallet of any address',
      proxy: at(WALLET, async (request, sandbox) => {
        const text = (await request.text()).replace('"nowhere"', `"0x${'3'.repeat(40)}"`)
        return sandbox(new Request(request.url, { method: 'POST', headers: request.headers, body: text }))
      }),
      says: [/^POST \/v1\/ramp\/wallets: With an address of no network, it is not refused\.$/],
    },
    {
      name: 'a transfer with somebody’s wallet',
      proxy: (sandbox) => {
        let wallet = ''
        return async (request) => {
          if (callOf(request) !== MAKE) return sandbox(request)
          const text = await request.text()
          wallet ||= /wallet_(?!unknown)\w+/.exec(text)![0]
          const body = text.replace('wallet_unknown0', wallet)
          return sandbox(new Request(request.url, { method: 'POST', headers: request.headers, body }))
        }
      },
      says: [/^POST \/v1\/ramp\/payouts: With a wallet that the customer does not have, it is not refused\.$/],
    },
    {
      name: 'one address for all',
      proxy: body(MAKE, ({ data }) => {
        if (data.payout.type === 'offRamp') data.payout.instructions.resource.address = `0x${'1'.repeat(40)}`
      }),
      says: [/^POST \/v1\/ramp\/payouts: Two transfers from a wallet have the same address to pay to\.$/],
    },
  ],
  [
    {
      name: 'a price without its total',
      proxy: body('POST /v1/ramp/payouts/amountAdjustments', ({ data }) => {
        data.amountAdjustments = data.amountAdjustments.filter(({ type }: { type: string }) => type !== 'totalFee')
      }),
      says: [/^POST \/v1\/ramp\/payouts\/amountAdjustments: The answer cannot be read: no rate or no total\.$/],
    },
  ],
  [
    {
      name: 'a transfer without instructions',
      proxy: body(MAKE, ({ data }) => void delete data.payout.instructions),
      says: [/^POST \/v1\/ramp\/payouts: The answer cannot be read: its content is missing\.$/],
    },
  ],
  [
    {
      name: 'an on-ramp that is to be paid to a wallet',
      proxy: body(MAKE, ({ data }) => {
        data.payout.instructions.resource = { type: 'wallet', address: `0x${'1'.repeat(40)}`, network: 'base' }
      }),
      says: [
        /^POST \/v1\/ramp\/payouts: The instructions name no account to pay to\.$/,
        /^POST \/v1\/ramp\/payouts: Two transfers from a wallet have the same address to pay to\.$/,
      ],
    },
  ],
  [
    {
      name: 'a cancel that is only said to be done',
      proxy: pretended(CANCEL, async (id, sandbox, request) => {
        const url = new URL(`/v1/ramp/payouts/${id}`, request.url)
        const { data } = await (await sandbox(new Request(url, { headers: request.headers }))).json()
        return JSON.stringify({ data: { payout: { ...data.payout, status: 'cancelled' } } })
      }),
      says: [
        /^DELETE \/v1\/ramp\/payouts\/\{id\}: The list says that the cancelled transfer is pending\.$/,
        /^DELETE \/v1\/ramp\/payouts\/\{id\}: Its own address says that the cancelled transfer is pending\.$/,
        /^DELETE \/v1\/ramp\/payouts\/\{id\}: When the transfer is cancelled, it is not refused\.$/,
        // The transfer that was not cancelled uses the wallet.
        /^DELETE \/v1\/ramp\/wallets\/\{id\}: It is refused with 409 wallet_in_use/,
        /^DELETE \/v1\/ramp\/wallets\/\{id\}: The list still has what was deleted\.$/,
      ],
    },
  ],
  [
    {
      name: 'answers that are lost after the transfer was made',
      proxy: at(MAKE, async (request, sandbox) => {
        await sandbox(request)
        throw new TypeError('lost')
      }),
      says: [/^POST \/v1\/ramp\/payouts: The connection ends without an answer\.$/],
    },
  ],
]
