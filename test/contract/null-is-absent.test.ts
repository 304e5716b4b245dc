import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication } from '../../src/api/application.ts'
import { listBankAccounts } from '../../src/api/bank-accounts.ts'
import { createApiClient, type ApiClient } from '../../src/api/client.ts'
import type { LogEntry } from '../../src/api/http/context.ts'
import { listProviders } from '../../src/api/kyc.ts'
import { getMe } from '../../src/api/me.ts'
import { getOnboarding } from '../../src/api/onboarding.ts'
import { getPayout, listPayouts } from '../../src/api/payouts.ts'
import { quotePayout } from '../../src/api/quotes.ts'
import { listWallets } from '../../src/api/wallets.ts'
import { API_URL, openContract, type Contract } from './support.ts'

type Reader = (api: ApiClient) => Promise<unknown>
interface Answer {
  readonly name: string
  readonly path: string
  readonly read: Reader
  /** The fields without which the answer says nothing: it is then an error, or the row is reported. */
  readonly needed: RegExp
}

const QUOTE = {
  amount: '100.00',
  received: false,
  customerId: 'c',
  sourceCurrency: 'usd',
  destinationCurrency: 'usdc',
  sourceNetwork: 'wire',
  destinationNetwork: 'sol',
} as const
const ENDPOINT = '(source|destination)(\\.(type|currency|network))?'
const ANSWERS: readonly Answer[] = [
  { name: 'me', path: '/v1/ramp/me', read: getMe, needed: /^id$/ },
  {
    name: 'the application',
    path: '/v1/ramp/applications/application_sandbox',
    read: (api) => getApplication(api, 'application_sandbox'),
    needed: /^id$/,
  },
  { name: 'the onboarding', path: '/v1/ramp/onboarding/state', read: getOnboarding, needed: /^$/ },
  { name: 'the providers', path: '/v1/ramp/kyc/providers', read: listProviders, needed: /^providers$/ },
  {
    name: 'the bank accounts',
    path: '/v1/ramp/bankAccounts',
    read: (api) => listBankAccounts(api),
    needed: /^(bankAccounts|bankAccounts\.\d+\.(id|status|currency))$/,
  },
  {
    name: 'the wallets',
    path: '/v1/ramp/wallets',
    read: (api) => listWallets(api),
    needed: /^(wallets|wallets\.\d+\.(id|network|address))$/,
  },
  {
    name: 'the transfers',
    path: '/v1/ramp/payouts',
    read: (api) => listPayouts(api),
    needed: new RegExp(
      `^(payouts|payouts\\.\\d+\\.(id|type|status|amount|created|${ENDPOINT}|instructions\\.resource(\\.(type|address|network|bankName))?|fundingBankAccount\\.(accountHolderName|bankName)|funding\\.offloaderWallet\\.wallet(\\.(address|network))?|fundingVirtualAccount\\.id))$`,
    ),
  },
]

let contract: Contract
let recorded: ReadonlyMap<string, unknown>
beforeAll(async () => {
  contract = await openContract()
  const person = await contract.customer('existing@example.com')
  const bodies = new Map<string, unknown>()
  for (const { name, read } of ANSWERS) {
    const before = contract.traffic.length
    await read(person.api)
    const request = contract.traffic[before]!
    const answer = await contract.box.sandbox.fetch(request.clone())
    expect(answer.status).toBe(200)
    bodies.set(name, await answer.json())
  }
  recorded = bodies
})
afterAll(() => contract.close())

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The path of every field of an answer, within arrays too. */
const pathsOf = (value: unknown, at: readonly string[] = []): readonly (readonly string[])[] =>
  isObject(value) ? Object.entries(value).flatMap(([key, part]) => [[...at, key], ...pathsOf(part, [...at, key])]) : []

/** The answer with one field set to null, or left out. */
function changed(value: unknown, [key = '', ...rest]: readonly string[], change: 'null' | 'missing'): unknown {
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === key ? changedPart(part, rest, change) : part))
  const { [key]: part, ...others } = value as Record<string, unknown>
  if (rest.length > 0) return { ...others, [key]: changed(part, rest, change) }
  return change === 'null' ? { ...others, [key]: null } : others
}
const changedPart = (part: unknown, rest: readonly string[], change: 'null' | 'missing') =>
  rest.length === 0 ? null : changed(part, rest, change)

function serving(body: unknown) {
  const log: LogEntry[] = []
  const api = createApiClient({
    apiUrl: API_URL,
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    log: (entry) => log.push(entry),
    fetch: async () => Response.json(body),
    session: { idToken: () => 't', customerId: () => 'c', refresh: async () => null, expired: () => {} },
  })
  return { api, log }
}

/** What a reader makes of an answer: how many rows it shows, or that it says what it cannot read. */
async function outcomeOf(read: Reader, body: unknown): Promise<string> {
  const { api, log } = serving(body)
  try {
    const value = await read(api)
    const unreadable = log.filter(({ error }) => error === 'unreadable row').length
    return `${Array.isArray(value) ? value.length : 1} read, ${unreadable} reported`
  } catch (error) {
    return `refused as ${(error as { kind?: string }).kind}`
  }
}

const isRow = (path: readonly string[]) => /^\d+$/.test(path.at(-1)!)

test.each(ANSWERS)(
  'in the answer of $name, any optional field may be null or missing [E20, SAFE-E8]',
  async ({ name, read, needed }) => {
    const body = recorded.get(name)
    const paths = pathsOf(body).filter((path) => !isRow(path) && path[0] !== 'ok')
    expect(paths.length).toBeGreaterThan(3)
    const usual = await outcomeOf(read, body)
    expect(usual).toMatch(/, 0 reported$/)
    const wrong: string[] = []
    for (const path of paths)
      for (const change of ['null', 'missing'] as const) {
        const outcome = await outcomeOf(read, changed(body, path, change))
        const field = path[0] === 'data' ? path.slice(1).join('.') : path.join('.')
        const isSaid = outcome.startsWith('refused as unreadable') || /, [1-9]\d* reported/.test(outcome)
        if (outcome !== usual && !(isSaid && (field === '' || needed.test(field))))
          wrong.push(`${field} ${change}: ${outcome}`)
      }
    expect(wrong).toEqual([])
  },
  60_000,
)

test('a quote without the sums of a fee is read [E20]', async () => {
  const sum = { amount: '1.00', currency: 'usd' }
  const amountAdjustments = [
    { type: 'totalFee', ...sum, pay: null, receive: null },
    { type: 'fxRate', ...sum, pay: sum, receive: { ...sum, currency: 'usdc' } },
  ]
  expect(await quotePayout(serving({ data: { amountAdjustments } }).api, QUOTE)).toMatchObject({ totalFee: sum })
})

const PAYOUT = {
  id: 'payout_1',
  type: 'onRamp',
  status: 'pending',
  amount: '100.00',
  created: '2026-01-01 00:00:00',
  source: { type: 'bankAccount', currency: 'usd', network: 'wire' },
  destination: { type: 'wallet', currency: 'usdc', network: 'sol' },
}

test.each([
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
  ['2026-01-01T00:00:00', '2026-01-01T00:00:00.000Z'],
  ['2026-01-01 00:00:00', '2026-01-01T00:00:00.000Z'],
  ['2026-01-01 00:00:00.123456+00', '2026-01-01T00:00:00.123Z'],
  ['2026-01-01 02:30:00+02:30', '2026-01-01T00:00:00.000Z'],
  ['2026-01-01 00:00:00 UTC', '2026-01-01T00:00:00.000Z'],
  ['2026-01-01T01:00+0100', '2026-01-01T00:00:00.000Z'],
  ['20260101T000000Z', '2026-01-01T00:00:00.000Z'],
  ['2026-01-01', '2026-01-01T00:00:00.000Z'],
])('the time %s is read as %s [E20]', async (created, time) => {
  const read = await getPayout(serving({ payout: { ...PAYOUT, created } }).api, 'x')
  expect([read.created.toISOString(), read.updated.toISOString()]).toEqual([time, time])
})

test.each(['yesterday', '2026-13-01 00:00:00', '2026-01-01T25:00:00Z', '01/02/2026', ''])(
  'the time %j is not guessed [E20]',
  async (created) => {
    const reading = getPayout(serving({ payout: { ...PAYOUT, created } }).api, 'x')
    await expect(reading).rejects.toMatchObject({ kind: 'unreadable' })
  },
)
