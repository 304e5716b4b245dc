import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { controlRoutes, simulatedNetworkRoutes } from '../controls/control-routes.ts'
import { routes } from '../routes.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import type { Route } from './route.ts'

/** Runs for each call; there are about sixty calls. FUZZ_RUNS sets another number. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 15)

let box: TestSandbox
let token: string
let customerId: string
beforeAll(async () => {
  box = await createTestSandbox({ settings: { checkAnswers: false } })
  ;({ token, customerId } = await box.signIn('many@fuzz.example'))
})
afterAll(() => box.close())

// A reset or a planned failure would end the fuzzing, and the faucet needs a network.
const left = ['/sandbox/reset', '/sandbox/fail-next']
const all = [...routes, ...controlRoutes, ...simulatedNetworkRoutes].filter(({ path }) => !left.includes(path))

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    'NaN',
    '0.001',
    '99999999999999999999.99',
    '1313.56x',
    'null',
    '__proto__',
    "'; drop table customers; --",
    '\0',
    '\ud800',
    '\\u0000',
    '🙂'.repeat(50),
    'x'.repeat(5000),
    '../../etc/passwd',
    '%00',
    '<script>',
    '١٢٣',
    null,
    true,
    false,
    0,
    -0,
    1.5,
    -1,
    2 ** 53,
    1e308,
    [],
    {},
    [[]],
    [null],
    { length: -1 },
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
)
const plausible = fc.constantFrom<unknown>(
  'usd',
  'eur',
  'usdc',
  'usdt',
  'mxn',
  'brl',
  'solana',
  'sol',
  'base',
  'ethereum',
  'wire',
  'ach',
  'achPush',
  'sepa',
  'personal',
  'third_party',
  'us',
  'europe',
  'mexico',
  'brazil',
  'bankAccount',
  'wallet',
  '100.00',
  '1.00',
  'USA',
  'US-CA',
  'onRamp',
  'individual',
  'checking',
  'existing@fuzz.example',
  '123456',
  'bankAccount_abc',
  'wallet_abc',
  'payout_abc',
  true,
  2,
)
const value = fc.oneof({ weight: 2, arbitrary: nasty }, { weight: 3, arbitrary: plausible })

/** Objects with the schema's own keys, so that later checks are reached. */
function shaped(schema: unknown, depth = 0): fc.Arbitrary<unknown> {
  const { properties, anyOf, oneOf, enum: choices } = schema as Record<string, unknown>
  const options = (anyOf ?? oneOf) as unknown[] | undefined
  if (options && depth < 4) return fc.oneof(...options.map((option) => shaped(option, depth + 1)), value)
  if (choices) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...(choices as unknown[])) }, value)
  if (!properties || depth >= 4) return value
  const members = Object.entries(properties as object).map(
    ([name, member]) => [name, shaped(member, depth + 1)] as const,
  )
  const object = fc.record(Object.fromEntries(members), { requiredKeys: [] })
  return fc.oneof({ weight: 8, arbitrary: object }, value)
}

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })

const header = fc.oneof(
  fc.constantFrom('', 'x', 'Bearer ', 'Basic abc', '🙂'.normalize(), '\u00ff', '\\u0000', 'capacitor://localhost'),
  fc.string({ maxLength: 20 }),
)
const headers = fc.record(
  {
    'X-Customer-Id': header,
    'Idempotency-Key': header,
    Authorization: header,
    'Accept-Language': header,
    Origin: header,
    'X-Sandbox-Delay': fc.constantFrom('-1', 'x', '1'),
  },
  { requiredKeys: [] },
)

const id = fc.constantFrom(
  'bankAccount_abc',
  'wallet_abc',
  'payout_abc',
  'customer_x',
  'application_sandbox',
  '%00',
  '%E0%A4%A',
  '..',
  'a b',
  'é',
  'x'.repeat(300),
  'sol',
  'base',
  '%2F',
  "'",
)

interface Attack {
  readonly path: string
  readonly body: string
  readonly headers: Record<string, string>
  readonly signed: boolean
}

const attackOn = (route: Route): fc.Arbitrary<Attack> =>
  fc
    .record({
      ids: fc.array(id, { minLength: 2, maxLength: 2 }),
      query: shaped(jsonSchema(route.query)),
      body: fc.oneof(
        { weight: 9, arbitrary: shaped(jsonSchema(route.body)).map((item) => JSON.stringify(item) ?? '') },
        fc.string(),
      ),
      headers,
      signed: fc.boolean(),
    })
    .map(({ ids, query, body, headers: sent, signed }) => {
      let next = 0
      const path = route.path.replaceAll(/\{\w+\}/g, () => ids[(next += 1) - 1]!)
      const pairs = Object.entries(Object(query)).map(([name, item]) => [
        name,
        typeof item === 'string' ? item : (JSON.stringify(item) ?? ''),
      ])
      return { path: `${path}?${new URLSearchParams(pairs)}`, body, headers: sent, signed }
    })

function sendable({ path, body, headers: sent, signed }: Attack, method: string): Request | null {
  try {
    const merged = {
      'X-Application-Id': 'application_sandbox',
      ...(signed ? { Authorization: `Bearer ${token}`, 'X-Customer-Id': customerId } : {}),
      ...sent,
    }
    if (signed) merged.Authorization = `Bearer ${token}`
    return new Request(`http://sandbox.test${path}`, { method, headers: merged, ...(method !== 'GET' && { body }) })
  } catch {
    return null // No client can send this header or address.
  }
}

test.each(all.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s answers bad input as the contract says',
  async (_, route) => {
    await fc.assert(
      fc.asyncProperty(attackOn(route), async (attack) => {
        const request = sendable(attack, route.method)
        if (!request) return
        const response = await box.sandbox.fetch(request)
        const text = await response.text()
        expect(response.status, text).toBeLessThan(500)
        if (response.status < 400) return
        expect(text).not.toMatch(/node_modules|\.ts:\d|syntax error|at async/)
        if (response.headers.get('Content-Type')?.startsWith('text/html')) return
        const body = JSON.parse(text)
        expect(body.request).toBe(response.headers.get('X-Request-Id'))
        expect(Boolean(body.error?.code && body.error.message) || body.issues.length > 0).toBe(true)
      }),
      { numRuns: RUNS },
    )
  },
  60_000,
)
