import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { createTestSandbox } from '../testing.ts'
import { openApiDocument } from './document.ts'

// The calls of the contract, written by hand.
const expected = `
GET applications/{id}
POST auth/login
POST auth/operating-residency
POST auth/otp/verify
POST auth/business-type
POST /v1/identity/token
POST /v1/identity/refresh
POST /v1/identity/sign-out
GET me
GET onboarding/state
GET onboarding/tos/redirectUrl
POST kyc/externalUrl
POST kyc/sumsub-access-token
POST kyc/reset
POST kyc/sepa
GET kyc/providers
GET bankAccounts
POST bankAccounts
DELETE bankAccounts/{id}
GET bankIds
GET wallets
GET wallets/{id}
GET wallets/authMessage/solana
GET wallets/authMessage/evm
POST wallets
PATCH wallets/{id}
DELETE wallets/{id}
POST walletBankAccounts
POST payouts/amountAdjustments
POST payouts/amountAdjustments/{payoutId}
POST payouts
GET payouts
GET payouts/{id}
DELETE payouts/{id}
GET payouts/csv
POST intercom/auth
POST cctp/off-ramp
POST relay/solana
GET chains/{network}/balances
`
  .trim()
  .split('\n')
  .map((line) => line.replace(/^(\w+) (?!\/)/, '$1 /v1/ramp/'))

const unkeyed = [
  'POST /v1/ramp/kyc/externalUrl',
  'POST /v1/ramp/kyc/sumsub-access-token',
  'POST /v1/ramp/payouts/amountAdjustments',
  'POST /v1/ramp/payouts/amountAdjustments/{payoutId}',
  'POST /v1/ramp/intercom/auth',
  'POST /v1/ramp/relay/solana',
]

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const ofContract = routes.filter(({ path }) => path.startsWith('/v1/'))

interface Operation {
  readonly security: Record<string, unknown>[]
  readonly parameters: { name: string; in: string }[]
  readonly responses: Record<string, unknown>
  readonly operationId: string
}
const document = openApiDocument(routes) as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; securitySchemes: object }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)

test('every call of the contract is in the document, and no other', () => {
  expect(operations.map(nameOf).toSorted()).toEqual(expected.toSorted())
})

test('every call and every header that a README names is in the document', () => {
  const texts = ['README.md', 'element/README.md'].map((path) => readFileSync(path, 'utf8')).join('\n')
  const namedBy = (pattern: RegExp) => new Set([...texts.matchAll(pattern)].map(([, name]) => name!))
  const calls = namedBy(/`((?:GET|POST|PATCH|DELETE) \/v1\/[^`]+)`/g)
  expect(calls).toContain('POST /v1/ramp/auth/login')
  expect(operations.map(nameOf)).toEqual(expect.arrayContaining([...calls]))
  const headers = Object.values(document.components.securitySchemes).map(({ name }: { name?: string }) => name)
  expect(headers).toEqual(expect.arrayContaining([...namedBy(/`(X-[\w-]+)`/g)]))
})

test('every call of the document has a handler', async () => {
  const box = await createTestSandbox()
  for (const { method, path } of operations) {
    const { status, body } = await box.request(method as 'GET', path.replaceAll(/\{\w+\}/g, 'nothing'))
    expect([nameOf({ method, path }), status, body?.error?.message]).not.toEqual([
      nameOf({ method, path }),
      404,
      'Resource not found',
    ])
  }
  await box.close()
})

test('calls that change something take an Idempotency-Key, except those of the contract [SAFE-B12]', () => {
  const changing = ofContract.filter(({ method }) => method !== 'GET')
  expect(
    changing
      .filter(({ keyed }) => !keyed)
      .map(nameOf)
      .toSorted(),
  ).toEqual(unkeyed.toSorted())
  expect(ofContract.filter(({ method, keyed }) => method === 'GET' && keyed)).toEqual([])
})

test('a keyed call is one transaction', () => {
  const outside = ['POST /v1/ramp/cctp/off-ramp'] // It asks a network.
  const loose = ofContract.filter((route) => route.keyed && !route.atomic).map(nameOf)
  expect(loose.filter((name) => !outside.includes(name))).toEqual([])
})

test('the document is OpenAPI 3.1 with three security schemes', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.components.securitySchemes).toEqual({
    applicationId: { type: 'apiKey', in: 'header', name: 'X-Application-Id' },
    customerId: { type: 'apiKey', in: 'header', name: 'X-Customer-Id' },
    bearer: { type: 'http', scheme: 'bearer' },
  })
  expect(document.paths['/v1/ramp/me']?.get?.security).toEqual([{ applicationId: [], bearer: [] }])
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
})

test('every reference can be resolved, and every path parameter is declared', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!)
  expect(references.length).toBeGreaterThan(100)
  for (const target of references) {
    const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(target)!
    expect(document.components).toHaveProperty([kind!, name!])
  }
  for (const { path, operation } of operations) {
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)
    expect(declared).toEqual(path.match(/\{\w+\}/g) ?? [])
  }
})

test.each([
  ['GET', 'payouts/csv', '?type=onChain'],
  ['GET', 'chains/{network}/balances', '?address=nowhere'],
  ['GET', 'wallets/authMessage/evm', '?address=nowhere'],
  ['DELETE', 'wallets/{id}', ''],
  ['GET', 'me', '?x=%00'],
] as const)('what %s %s refuses of address and headers is in the document', async (method, path, query) => {
  const box = await createTestSandbox()
  const { token } = await box.signIn('existing@document.example')
  const { status } = await box.request(method, path.replace(/\{\w+\}/, 'base') + query, { token, key: 'k'.repeat(256) })
  expect(status).toBe(422)
  expect(document.paths[`/v1/ramp/${path}`]?.[method.toLowerCase()]?.responses).toHaveProperty('422')
  await box.close()
})

test('the sandbox serves it', async () => {
  const box = await createTestSandbox()
  expect((await box.request('GET', '/openapi.json')).body).toEqual(JSON.parse(JSON.stringify(document)))
  await box.close()
})
