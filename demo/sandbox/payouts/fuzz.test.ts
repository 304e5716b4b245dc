import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { testKey } from '../wallets/test-keys.ts'
import { accountSamples, createTestCustomer, type TestCustomer } from './test-customer.ts'

/** Runs for each call. FUZZ_RUNS sets another number. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 15)

let box: TestSandbox
let customer: TestCustomer
let calls: readonly Target[]

interface Target {
  readonly path: string
  readonly body: object
}

beforeAll(async () => {
  box = await createTestSandbox()
  customer = await createTestCustomer(box)
  const { customerId } = customer
  const [usd, sol, sui] = [await customer.account('us'), await customer.wallet('solana'), await customer.wallet('sui')]
  const onRamp = { from: 'usd wire', to: 'usdc sol', sourceId: usd, destinationId: sol, amount: '100.00' }
  const fromSui = { from: 'usdc sui', to: 'usd wire', sourceId: sui, destinationId: usd, amount: '100.00' }
  const [paid, redeemed] = [(await customer.create(onRamp)).data.payout, (await customer.create(fromSui)).data.payout]
  const endpoints = {
    sourceCurrency: 'usd',
    sourceNetwork: 'wire',
    destinationCurrency: 'usdc',
    destinationNetwork: 'sol',
  }
  const link = {
    bankAccount: usd,
    source: { network: 'sol', currency: 'usdc' },
    destination: { currency: 'usd', network: 'ach' },
  }
  const { id: linkId } = (await customer.ask('POST', 'walletBankAccounts', link)).data.walletBankAccount
  const inserted = {
    type: 'onChain',
    status: 'succeeded',
    source: { type: 'wallet', id: sol, amount: '5.00', currency: 'usdc', network: 'sol' },
    destination: { type: 'wallet', id: null, amount: '5.00', currency: 'usdc', network: 'base' },
    wallets: [],
  }
  calls = [
    ...Object.values(accountSamples).map((body) => ({ path: 'bankAccounts', body })),
    {
      path: 'wallets',
      body: {
        network: 'base',
        address: testKey('evm', 1).address,
        nickname: 'x',
        consent: true,
        nonce: 'a',
        signature: 'b',
      },
    },
    { path: 'walletBankAccounts', body: link },
    { path: 'payouts', body: await customer.payoutBody(onRamp) },
    { path: 'payouts', body: { ...(await customer.payoutBody(fromSui)), wireMessage: 'hello' } },
    { path: 'payouts/amountAdjustments', body: { amount: '5', received: true, customerId, ...endpoints } },
    { path: 'cctp/off-ramp', body: { sourceChain: 'sui', sourceTransactionHash: 'hash', transferId: redeemed.id } },
    { path: 'relay/solana?skipPreflight=true', body: { transaction: 'AQID', maxRetries: 1 } },
    { path: `/sandbox/payouts/${paid.id}/fund`, body: { amount: '1.00' } },
    { path: `/sandbox/payouts/${paid.id}/status`, body: { status: 'funded' } },
    { path: '/sandbox/deposits', body: { walletBankAccountId: linkId, amount: '5.00' } },
    { path: '/sandbox/payouts', body: { customerId, payout: inserted } },
    { path: '/sandbox/rpc/solana', body: { id: 1, method: 'getTokenAccountsByOwner', params: ['x', { mint: 'y' }] } },
  ]
})
afterAll(() => box.close())

type Path = readonly (string | number)[]

const pathsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...at, key]))]
    : [at]

function withChange(value: unknown, [key, ...rest]: Path, change: unknown): unknown {
  if (key === undefined) return change
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) }
  Object.assign(copy, { [key]: withChange((value as Record<string, unknown>)[key], rest, change) })
  return copy
}

const indexOfField = ({ body }: Target, field: string) => pathsIn(body).findIndex((path) => path.at(-1) === field)

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    '0',
    '-0.01',
    '0.001',
    '99999999999999999999.99',
    '1e9',
    'NaN',
    '\0',
    '\ud800',
    'ﷺ'.repeat(500),
    '__proto__',
    'constructor',
    'usd',
    'sol',
    "' or 1=1 --",
    '1313.41',
    '1313.57',
    [],
    {},
    [[]],
    { __proto__: null, toString: 1 },
    'x'.repeat(100_000),
    '2026-13-45T99:99:99Z',
    'payout_nobody',
    'bankAccount_nobody',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
)

const isContract = (status: number, body: unknown) => {
  if (status < 400) return true
  const { error, issues, request } = (body ?? {}) as { error?: { code?: string }; issues?: unknown[]; request?: string }
  const isDeliberate = JSON.stringify(body).includes('fails on purpose')
  return isDeliberate || (typeof request === 'string' && (typeof error?.code === 'string' || (issues?.length ?? 0) > 0))
}

test('any change to a field of a money call is answered as the contract says', async () => {
  const change = fc.tuple(fc.nat(), fc.nat(), nasty)
  const dropped = calls.find(({ path }) => path === 'payouts')!
  await fc.assert(
    fc.asyncProperty(change, async ([call, index, value]) => {
      const { path, body } = calls[call % calls.length]!
      const paths = pathsIn(body)
      const changed = withChange(body, paths[index % paths.length]!, value)
      const answer = await customer
        .ask('POST', path, changed === undefined ? {} : changed)
        .catch((error: unknown) => error as Error)
      if (answer instanceof Error) {
        // 1313.57 drops the connection on purpose.
        expect(answer.message).toBe('fetch failed')
        return
      }
      expect(answer.status, `${path} ${JSON.stringify(changed)?.slice(0, 300)}`).toBeLessThan(500)
      expect(isContract(answer.status, answer.body), JSON.stringify(answer.body)).toBe(true)
    }),
    {
      numRuns: RUNS * calls.length,
      examples: [[[calls.indexOf(dropped), indexOfField(dropped, 'amount'), '1313.57']]],
    },
  )
}, 600_000)

test('any text in a path or query is answered or refused', async () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed()))
  const paths = [
    (text: string) => ['GET', `payouts/${text || 'x'}`] as const,
    (text: string) => ['DELETE', `payouts/${text || 'x'}`] as const,
    (text: string) => ['DELETE', `bankAccounts/${text || 'x'}`] as const,
    (text: string) => ['GET', `wallets/${text || 'x'}`] as const,
    (text: string) => ['GET', `bankIds?countryCode=${text}`] as const,
    (text: string) => ['GET', `payouts/csv?type=${text}`] as const,
    (text: string) => ['GET', `wallets/authMessage/evm?address=${text}&network=${text}&chainId=${text}`] as const,
    (text: string) => ['GET', `wallets/authMessage/solana?address=${text}`] as const,
    (text: string) => ['GET', `chains/${text || 'x'}/balances?address=${text}`] as const,
    (text: string) => ['GET', `chains/sol/balances?address=${text}`] as const,
    (text: string) => ['GET', `/sandbox/ledger?customerId=${text}`] as const,
    (text: string) => ['GET', `/sandbox/payouts?customerId=${text}`] as const,
  ]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), words, async (path, text) => {
      const [method, url] = path(text)
      const { status, body } = await customer.ask(method, url)
      expect(status, url).toBeLessThan(500)
      expect(isContract(status, body), url).toBe(true)
    }),
    { numRuns: RUNS * paths.length },
  )
}, 60_000)
