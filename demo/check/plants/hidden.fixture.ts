import type { CallName } from '../calls.ts'
import { at, body, callOf, forStrangers, type Handler, type Plant, withBody } from './plant.fixture.ts'

const MAKE = 'POST /v1/ramp/payouts'
const CANCEL = 'DELETE /v1/ramp/payouts/{id}'
const WALLET = 'POST /v1/ramp/wallets'
const ACCOUNT = 'POST /v1/ramp/bankAccounts'
const QUOTE = 'POST /v1/ramp/payouts/amountAdjustments'

/** A repeated key has the first answer, and the work is done again. */
const doneTwice =
  (name: CallName) =>
  (sandbox: Handler): Handler => {
    const first = new Map<string, { readonly sent: string; readonly answer: Response }>()
    return async (request) => {
      const key = request.headers.get('Idempotency-Key')
      if (callOf(request) !== name || key === null) return sandbox(request)
      const sent = await request.clone().text()
      const known = first.get(key)
      if (known && known.sent !== sent) return sandbox(request)
      const headers = new Headers(request.headers)
      if (known) headers.delete('Idempotency-Key')
      const answer = await sandbox(new Request(request, { headers }))
      if (!known) first.set(key, { sent, answer: answer.clone() })
      return known ? known.answer.clone() : answer
    }
  }

/** The same of what the sandbox itself keeps from being made twice. */
const listedTwice =
  (name: 'wallets' | 'bankAccounts') =>
  (sandbox: Handler): Handler => {
    const keys = new Map<string, string>()
    const doubled = new Set<string>()
    return async (request) => {
      const response = await sandbox(request)
      const call = callOf(request)
      const key = request.headers.get('Idempotency-Key') ?? ''
      if (!response.ok || (call !== `POST /v1/ramp/${name}` && call !== `GET /v1/ramp/${name}`)) return response
      const content = await response.json()
      if (request.method === 'GET')
        for (const row of content.data[name])
          if (doubled.has(row.id)) content.data[name].push({ ...row, id: `${row.id}x` })
      if (request.method === 'POST' && keys.has(key)) doubled.add(keys.get(key)!)
      if (request.method === 'POST') keys.set(key, content.data[name.slice(0, -1)].id)
      return withBody(response, JSON.stringify(content))
    }
  }

const saysTwice = (name: string) =>
  new RegExp(
    `POST /v1/ramp/${name}\\b.*: The same Idempotency-Key makes a second one, though the answers name the first\\.$`,
  )

/** A list without what was made since, as of a copy of the database that is behind. */
const behind =
  (name: 'payouts' | 'wallets' | 'bankAccounts') =>
  (sandbox: Handler): Handler => {
    const made = new Set<string>()
    const one = name.slice(0, -1)
    return async (request) => {
      const response = await sandbox(request)
      const call = callOf(request)
      if (!response.ok || (call !== `POST /v1/ramp/${name}` && call !== `GET /v1/ramp/${name}`)) return response
      const content = await response.json()
      if (request.method === 'POST') made.add(content.data[one].id)
      else content.data[name] = content.data[name].filter(({ id }: { id: string }) => !made.has(id))
      return withBody(response, JSON.stringify(content))
    }
  }

const changed = (name: CallName, change: (text: string) => string) =>
  at(name, async (request, sandbox) => {
    const { method, headers, url } = request
    return sandbox(new Request(url, { method, headers, body: change(await request.text()) }))
  })

/** Deviations that the answer to a change does not show by itself, in groups as of WRITES. */
export const HIDDEN: readonly (readonly Plant[])[] = [
  [
    {
      name: 'a transfer that is made twice and answered once',
      proxy: doneTwice(MAKE),
      says: [saysTwice('payouts')],
    },
    ...(['wallets', 'bankAccounts'] as const).map((name) => ({
      name: `${name} that are made twice and answered once`,
      proxy: listedTwice(name),
      says: [saysTwice(name)],
    })),
  ],
  [
    {
      name: 'a price of another amount',
      proxy: changed(QUOTE, (text) =>
        text.replace('"amount":"100.00","received":false', '"amount":"90.00","received":false'),
      ),
      says: [
        /^POST \/v1\/ramp\/payouts\/amountAdjustments: pay is 90\.00 USD, and 100\.00 USD was asked for\.$/,
        /^POST \/v1\/ramp\/payouts\/amountAdjustments: pay is 90\.00 USDC, and 100\.00 USDC was asked for\.$/,
        /^POST \/v1\/ramp\/payouts: It is refused with 422 \(Quote has changed\)\.$/,
      ],
    },
  ],
  [
    ...(['payouts', 'wallets', 'bankAccounts'] as const).map((name) => ({
      name: `${name} that their list lacks`,
      proxy: behind(name),
      says: [
        new RegExp(`GET /v1/ramp/${name}\\b.*: The list lacks what was just made\\.$`),
        ...(name === 'payouts' ? [/^GET \/v1\/ramp\/payouts: The list lacks the cancelled transfer\.$/] : []),
      ],
    })),
    {
      name: 'a price that takes the amount to receive for the one to pay',
      proxy: changed(QUOTE, (text) => text.replace('"received":true', '"received":false')),
      says: [
        /^POST \/v1\/ramp\/payouts\/amountAdjustments: receive is \S+ USDC, and 100\.00 USDC was asked for\.$/,
        /^POST \/v1\/ramp\/payouts\/amountAdjustments: receive is \S+ USD, and 100\.00 USD was asked for\.$/,
      ],
    },
  ],
  [
    ...(
      [
        [MAKE, 422],
        [WALLET, 422],
        [ACCOUNT, 422],
        ['PATCH /v1/ramp/wallets/{id}', 404],
        [CANCEL, 404],
      ] as const
    ).map(([name, status]): Plant => ({
      name: `${name} for everybody`,
      proxy: forStrangers(name),
      says: [
        new RegExp(
          `${name.replaceAll(/[{}/]/g, '\\$&')}.*: With a token that nobody has, it is refused with ${status}, and not with 401\\.$`,
        ),
      ],
    })),
    {
      name: 'a wallet of another network',
      proxy: body(WALLET, ({ data }) => void (data.wallet.network = 'polygon')),
      says: [
        /^POST \/v1\/ramp\/wallets: network is polygon, and base was sent\.$/,
        /^GET \/v1\/ramp\/wallets: What was just made differs there in network\.$/,
      ],
    },
    {
      name: 'a name that changes in the answer alone',
      proxy: (sandbox) => {
        const old = (wallet: { nickname: string }) =>
          void (wallet.nickname &&= wallet.nickname.replace('Renamed', 'Contract'))
        const list = body('GET /v1/ramp/wallets', ({ data }) => data.wallets.forEach(old))
        return body('GET /v1/ramp/wallets/{id}', ({ data }) => old(data.wallet))(list(sandbox))
      },
      says: [
        /^PATCH \/v1\/ramp\/wallets\/\{id\}: The list has the old nickname\.$/,
        /^PATCH \/v1\/ramp\/wallets\/\{id\}: Its own address has the old nickname\.$/,
      ],
    },
    {
      name: 'an account of another name',
      proxy: body(ACCOUNT, ({ data }) => void (data.bankAccount.accountName = 'Other')),
      says: [
        /^POST \/v1\/ramp\/bankAccounts: accountName is Other, and Check \w{8} was sent\.$/,
        /^GET \/v1\/ramp\/bankAccounts: What was just made differs there in accountName\.$/,
      ],
    },
  ],
  [
    {
      name: 'a list that fails once something was made',
      proxy: (sandbox) => {
        let isMade = false
        return async (request) => {
          const response = await sandbox(request)
          if (callOf(request) === MAKE && response.ok) isMade = true
          return isMade && callOf(request) === 'GET /v1/ramp/payouts'
            ? withBody(response, '{"error":{"code":"internal","message":"No"}}', 500)
            : response
        }
      },
      says: [/^GET \/v1\/ramp\/payouts: It is refused with 500 internal \(No\)\.$/],
    },
  ],
]
