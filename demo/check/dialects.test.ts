import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestSandbox } from '../sandbox/testing.ts'
import { checked, openSandbox } from './check.fixture.ts'
import { type Handler, withBody } from './plants/plant.fixture.ts'

let box: TestSandbox
let token: string
beforeAll(async () => {
  box = await openSandbox()
  token = (await box.signIn('existing@example.com')).token
})
afterAll(() => box.close())

interface Refusal {
  readonly code: string | undefined
  readonly message: string
  readonly field: string | undefined
}
type Dialect = (refusal: Refusal) => unknown

/** The sandbox, which says every refusal in another way. */
const speaking =
  (dialect: Dialect): Handler =>
  async (request) => {
    const answer = await box.sandbox.fetch(request)
    if (answer.status < 400) return answer
    const { error, issues } = await answer.json()
    const [issue] = issues ?? [error]
    const refusal = { code: error?.code, message: issue.message, field: issue.path?.join('.') }
    return withBody(answer, JSON.stringify(dialect(refusal)))
  }

const issuesOf = ({ field, message }: Refusal) => (field === undefined ? {} : { issues: [{ path: [field], message }] })

const READABLE: readonly (readonly [string, Dialect])[] = [
  [
    'an error with issues',
    (refusal) => ({ error: { code: refusal.code, message: refusal.message, ...issuesOf(refusal) } }),
  ],
  [
    'an error with its fields',
    ({ code, message, field }) => ({ error: field ? { source: { [field]: message } } : { code, message } }),
  ],
  ['a message and a code', (refusal) => ({ code: refusal.code, message: refusal.message, ...issuesOf(refusal) })],
  [
    'problem details (RFC 9457)',
    ({ code, message, field }) => ({
      code,
      detail: message,
      errors: field ? [{ pointer: `#/${field}`, detail: message }] : [],
    }),
  ],
]

test.each(READABLE)('nothing deviates in a server that refuses with %s, which the widget reads', async (_, dialect) => {
  const { report } = await checked(speaking(dialect), { token })
  expect([report.deviations, report.missing]).toEqual([[], []])
})

test.each<readonly [string, Dialect]>([
  ['a text', ({ message }) => message],
  ['a message', ({ message }) => ({ message })],
  ['a detail, as FastAPI does', ({ message }) => ({ detail: message })],
])('what customers miss is named where a server refuses with %s alone', async (_, dialect) => {
  const { report } = await checked(speaking(dialect), { token })
  expect(report.deviations.map(({ rule, calls }) => [rule, calls])).toEqual([
    ['notFound', ['GET /v1/ramp/applications/{id}']],
    ['notFound', ['GET /v1/ramp/wallets/{id}', 'GET /v1/ramp/payouts/{id}']],
    ['unfielded', ['GET /v1/ramp/wallets/authMessage/evm', 'GET /v1/ramp/wallets/authMessage/solana']],
  ])
})
