import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSandbox } from '../sandbox/testing.ts'
import type { CallName } from './calls.ts'
import { checked, openSandbox, remembering } from './check.fixture.ts'
import { LACKS } from './lacks.ts'
import { countsIn, textOf } from './text.ts'
import { callOf, type Handler, withBody } from './plants/plant.fixture.ts'

let box: TestSandbox
let token: string
beforeAll(async () => {
  box = await openSandbox()
  token = (await box.signIn('existing@example.com')).token
})
afterAll(() => box.close())

const sandbox = remembering((request) => box.sandbox.fetch(request), { writes: true })

interface Row {
  readonly id: string
  readonly nickname?: string
  readonly deleted?: string | null
  readonly status?: string
}
const rowsOf = async (path: string) => (await box.request('GET', path, { token })).data[path] as readonly Row[]

/** What the customer has, by what a check could spoil. */
async function holdings() {
  const wallets = await rowsOf('wallets')
  const accounts = (await rowsOf('bankAccounts')).filter(({ deleted }) => deleted === null)
  const pending = (await rowsOf('payouts')).filter(({ status }) => status === 'pending')
  return [...wallets.map(({ id, nickname }) => `${id} ${nickname}`), ...[...accounts, ...pending].map(({ id }) => id)]
}

const CHANGE = /^(?:POST|PATCH|DELETE) .+\/(?:wallets|bankAccounts|payouts)(?:\/\{id\})?$/

describe('what the check made is removed', () => {
  test.each([2, 8, 14, 20])('interrupted at the change %i', async (number) => {
    const before = await holdings()
    const interruption = new AbortController()
    let changes = 0
    const handler: Handler = (request) => {
      if (CHANGE.test(callOf(request) ?? '')) changes += 1
      if (changes === number) interruption.abort()
      return sandbox(request)
    }
    const { report } = await checked(handler, { token, writes: true, signal: interruption.signal })
    expect(report).toMatchObject({ stopped: 'The check was interrupted.', left: [] })
    expect(await holdings()).toEqual(before)
  })

  const LOST: readonly (readonly CallName[])[] = [
    ['POST /v1/ramp/bankAccounts', 'PATCH /v1/ramp/wallets/{id}', 'POST /v1/ramp/payouts'],
    ['POST /v1/ramp/wallets', 'DELETE /v1/ramp/bankAccounts/{id}'],
  ]
  test.each(LOST)('where the first answer is lost to %s, %s', async (...names) => {
    const before = await holdings()
    const lost = new Set<string>()
    const handler: Handler = async (request) => {
      const answer = await sandbox(request)
      const name = callOf(request)
      if (name === undefined || !names.includes(name) || lost.has(name)) return answer
      lost.add(name)
      throw new TypeError('lost')
    }
    const { report } = await checked(handler, { token, writes: true })
    expect([...lost].toSorted()).toEqual(names.toSorted())
    expect([report.left, report.stopped]).toEqual([[], null])
    expect(await holdings()).toEqual(before)
  })

  test('interrupted, it ends the session that it began', async () => {
    const interruption = new AbortController()
    const ended: number[] = []
    const handler: Handler = async (request) => {
      if (callOf(request) === 'GET /v1/ramp/wallets') interruption.abort()
      const response = await sandbox(request)
      if (callOf(request) === 'POST /v1/identity/sign-out') ended.push(response.status)
      return response
    }
    const person = { email: 'existing@example.com', code: '000000' }
    const { report } = await checked(handler, { person, writes: true, signal: interruption.signal })
    expect([report.stopped, ended]).toEqual(['The check was interrupted.', [200]])
  })

  test('or named: what cannot be removed, and what the server should have refused to make', async () => {
    const handler: Handler = async (request) => {
      if (callOf(request) === 'DELETE /v1/ramp/wallets/{id}') return new Response('', { status: 500 })
      const answer = await sandbox(request)
      return callOf(request) === 'POST /v1/ramp/cctp/off-ramp' ? withBody(answer, '{"data":{}}', 200) : answer
    }
    const { report } = await checked(handler, { token, writes: true })
    expect(report.left).toEqual([
      'the transaction “check” of payout_unknown0, which nobody has',
      expect.stringMatching(/^the wallet of 0x[0-9a-f]{40}, to which nobody has the key, wallet_\w+$/),
    ])
  })
})

test('what no call removes is named in the report, before its last line, and is no fault', async () => {
  const { report } = await checked(sandbox, { token, writes: true })
  const payouts = await rowsOf('payouts')
  const accounts = (await box.request('GET', 'bankAccounts', { token })).data['bankAccounts'] as readonly Row[]
  const idIn = (line: string) => /(?:payout|bankAccount)_\w+/.exec(line)![0]
  expect(report.kept.map(idIn)).toEqual([...new Set(report.kept.map(idIn))])
  const statusOf = (id: string) => [...payouts, ...accounts].find((row) => row.id === id)?.status
  expect(report.kept.map((line) => statusOf(idIn(line)))).toEqual(['cancelled', 'cancelled', 'cancelled', 'inactive'])
  expect(report.kept.at(-1)).toMatch(/^the bank account “Check [0-9a-f]{8}” bankAccount_\w+ \(inactive\)$/)
  const lines = textOf(report, { width: 200, incompleteness: undefined }).split('\n')
  expect(lines.slice(-8)).toEqual(
    [
      'Nothing deviates.',
      '',
      expect.stringMatching(/no call removes it:$/),
      ...report.kept.map((line) => `  ${line}`),
      '',
      countsIn(report.counts),
    ].slice(-8),
  )
  // What an earlier check left in the lists is not this one's.
  const again = await checked(sandbox, { token, writes: true })
  expect(again.report.kept.filter((line) => report.kept.includes(line))).toEqual([])
})

describe('what was there before is never touched', () => {
  /** Answers what makes a thing with the first one that the customer has. */
  const withOlder =
    (paths: readonly string[]): Handler =>
    async (request) => {
      const path = new URL(request.url).pathname.split('/').at(-1)!
      if (request.method !== 'POST' || !paths.includes(path)) return sandbox(request)
      const answer = await sandbox(new Request(request.url, { headers: request.headers }))
      const [row] = (await answer.json()).data[path] as readonly Row[]
      return Response.json({ data: { [path.slice(0, -1)]: row } }, { status: 201, headers: answer.headers })
    }

  test.each([[['wallets', 'bankAccounts']], [['payouts']]])(
    'whatever the server answers to what makes %j',
    async (paths) => {
      const before = await holdings()
      const { report } = await checked(withOlder(paths), { token, writes: true })
      const lines = report.deviations.filter(({ rule }) => rule === 'notMade').flatMap(({ calls }) => calls)
      expect(lines.toSorted()).toEqual(paths.map((path) => `POST /v1/ramp/${path}`).toSorted())
      expect(await holdings()).toEqual(before)
    },
  )

  test('so nothing is made where a list cannot be read', async () => {
    const asked: string[] = []
    const handler: Handler = async (request) => {
      const name = callOf(request) ?? ''
      if (request.method !== 'OPTIONS') asked.push(name)
      if (name !== 'GET /v1/ramp/payouts') return sandbox(request)
      return Response.json({ error: { code: 'internal', message: 'No' } }, { status: 500 })
    }
    const { report } = await checked(handler, { token, writes: true })
    expect(asked.filter((name) => CHANGE.test(name))).toEqual([])
    expect(report.unchecked).toContainEqual({
      ...LACKS.lists,
      calls: expect.arrayContaining(['POST /v1/ramp/bankAccounts', 'POST /v1/ramp/wallets', 'POST /v1/ramp/payouts']),
    })
  })
})
