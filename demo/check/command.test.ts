import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSandbox } from '../sandbox/testing.ts'
import { openSandbox } from './check.fixture.ts'
import { runCheck } from './command.ts'
import { CONSEQUENCES, WITHOUT } from './consequences.ts'
import type { Report } from './findings.ts'
import { createProgress } from './progress.ts'
import { callOf } from './plants/plant.fixture.ts'

const root = resolve(import.meta.dirname, '../..')
let box: TestSandbox
let token: string
beforeAll(async () => {
  box = await openSandbox()
  token = (await box.signIn('existing@example.com')).token
})
afterAll(() => box.close())

const API = ['--api-url', 'http://sandbox.test']

interface Around {
  readonly environment?: Readonly<Record<string, string>>
  readonly isTTY?: boolean
}

async function run(
  args: readonly string[],
  alter: (response: Response, request: Request) => Response | Promise<Response> = (response) => response,
  { environment = {}, isTTY = false }: Around = {},
) {
  const said = { printed: '', complained: '', progress: '' }
  const fetch = (async (input: string, init?: RequestInit) => {
    const request = new Request(input, init)
    return alter(await box.sandbox.fetch(request.clone()), request)
  }) as typeof globalThis.fetch
  const code = await runCheck(args, {
    fetch,
    signal: new AbortController().signal,
    environment,
    width: 80,
    progress: createProgress({ isTTY, write: (text) => void (said.progress += text) }, 40),
    print: (text) => void (said.printed += text),
    complain: (text) => void (said.complained += text),
  })
  return { code, ...said }
}

/** A sentence in lines of 80. */
const wrap = (sentence: string) => sentence.replaceAll(/(?=.{81})(.{0,80}) /g, '$1\n')

const withoutDate = (response: Response) => {
  response.headers.delete('Date')
  return response
}

describe('what a person reads, and the exit code', () => {
  test('is 0 where nothing deviates, with what was not checked and why', async () => {
    const { code, printed, ...stderr } = await run([...API, '--token', token])
    expect([code, stderr]).toEqual([0, { complained: '', progress: '' }])
    expect(printed).toMatch(/^http:\/\/sandbox\.test, application_sandbox\n/)
    expect(printed).toContain('\n  Because it writes, and --write was not given:\n')
    const end = 'Nothing deviates in what was checked.\n\nCalls: 15 of 39 checked, 0 deviating, 24 not checked.'
    expect(printed.slice(-end.length)).toBe(end)
  })

  test('is 1 where something deviates, with what customers would see', async () => {
    const { code, printed } = await run(API, withoutDate)
    expect(code).toBe(1)
    expect(printed).toContain(
      `${wrap(CONSEQUENCES.date)}\n  The answer has no Date.\n    GET /v1/ramp/applications/{id}\n    GET /v1/ramp/me\n`,
    )
    expect(printed).not.toContain('Nothing deviates')
    expect(printed).toMatch(/\nCalls: 2 of 39 checked, 2 deviating, 37 not checked\.$/)
    expect(Math.max(...printed.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80)
  })

  test('is JSON for a script, with the same exit code', async () => {
    const { code, printed } = await run([...API, '--json'], withoutDate)
    const report = JSON.parse(printed) as Report
    expect(code).toBe(1)
    expect(report).toMatchObject({
      apiUrl: 'http://sandbox.test',
      applicationId: 'application_sandbox',
      missing: [],
      stopped: null,
      counts: { calls: 39, checked: 2, deviating: 2, unchecked: 37 },
    })
    expect(report.deviations).toEqual([
      {
        calls: ['GET /v1/ramp/applications/{id}', 'GET /v1/ramp/me'],
        rule: 'date',
        deviates: 'The answer has no Date.',
        customer: CONSEQUENCES.date,
      },
    ])
  })

  test('the token can come from the environment, where no list of processes shows it', async () => {
    const { printed } = await run(API, undefined, { environment: { SPHERE_RAMP_TOKEN: token } })
    expect(printed).toContain('Calls: 15 of 39 checked')
  })
})

describe('--complete, for CI', () => {
  const SIGNED_IN = [...API, '--email', 'existing@example.com', '--code', '000000', '--write', '--complete']

  test('ends with 1 where a call was not checked, and says what that needs', async () => {
    const { code, printed } = await run([...API, '--complete'])
    expect(code).toBe(1)
    const sentence =
      'Not complete: 37 of 39 calls were not checked. They need: --write; --email and --code, or --token for all but the sign-out.'
    expect(printed).toContain(`\n\n${wrap(sentence)}\n\nCalls: 2 of 39 checked, `)
  })

  test('ends with 0 where every call was checked', async () => {
    const { code, printed } = await run(SIGNED_IN)
    expect(code).toBe(0)
    expect(printed).toMatch(/\n\nNothing deviates\.\n\n[^]*\n\nCalls: 39 of 39 checked, 0 deviating, 0 not checked\.$/)
  })

  test('asks for no call that the widget does not make of this application', async () => {
    const { code, printed } = await run(SIGNED_IN, async (response, request) => {
      if (callOf(request) !== 'GET /v1/ramp/applications/{id}' || !response.ok) return response
      const text = (await response.text()).replace('"balances":true', '"balances":false')
      return new Response(text, response)
    })
    expect(printed).toMatch(/ GET \/v1\/ramp\/chains\/\{network\}\/balances\n/)
    expect(printed).toMatch(/Calls: 38 of 39 checked, 0 deviating, 1 not checked\.$/)
    expect(code).toBe(0)
  })

  test('says it on standard error where the report is JSON', async () => {
    const { code, printed, complained } = await run([...API, '--token', token, '--complete', '--json'])
    expect((JSON.parse(printed) as Report).unchecked.map(({ needs }) => needs)).toEqual(['--write'])
    expect([code, complained]).toEqual([1, 'Not complete: 24 of 39 calls were not checked. They need: --write.'])
  })
})

test('names its calls on standard error in a terminal or with --progress, and JSON stays JSON', async () => {
  const counter = await run(API, undefined, { isTTY: true })
  expect(counter.progress).toContain('2 of 39: GET /v1/ramp/me\r\u001B[K')
  const { printed, progress } = await run([...API, '--json', '--progress'])
  expect(progress).toBe('1 of 39: GET /v1/ramp/applications/{id}\n2 of 39: GET /v1/ramp/me\n')
  expect(JSON.parse(printed)).toMatchObject({ stopped: null })
})

test.each([
  [[], '--api-url is missing. Write it as in --api-url https://api.example.com.'],
  [
    ['--api-url', 'localhost:4010'],
    '--api-url is "localhost:4010", which is not an address. Write it as in --api-url https://api.example.com.',
  ],
  [
    [...API, '--origin', 'shop'],
    '--origin is "shop", which is not an address. Write it as in --origin https://shop.example.com.',
  ],
  [[...API, '--tokn', 'x'], 'There is no option --tokn. Did you mean --token?'],
  [[...API, '--email', 'a@b.example'], '--email and --code belong together. Name both, or a token with --token.'],
  [
    [...API, '--email', 'a@b.example', '--code', '000000'],
    'Signing in writes. Add --write, or name a token with --token.',
  ],
  [
    [...API, '--email', 'a@b.example', '--code', '0', '--token', 'x'],
    'A token and an email are two ways to sign in. Name one of them.',
  ],
])('%j is refused in one line, with 2', async (args, complained) => {
  expect(await run(args)).toEqual({ code: 2, printed: '', complained, progress: '' })
})

test('--help lists every option', async () => {
  const { code, printed } = await run(['--help'])
  expect(code).toBe(0)
  for (const option of [
    'api-url',
    'application',
    'origin',
    'token',
    'email',
    'code',
    'write',
    'complete',
    'json',
    'progress',
  ])
    expect(printed).toMatch(new RegExp(`^  --${option}\\b`, 'm'))
})

test('every text that a consequence quotes is one of the widget’s', () => {
  const catalogues = globSync('locales/en/*.po', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))
  const texts = new Set(
    catalogues.flatMap((text) => [...text.matchAll(/^msgstr "(.*)"$/gm)].map(([, message]) => message!)),
  )
  const sentences = [...Object.values(WITHOUT), ...Object.values(CONSEQUENCES)]
  const quoted = sentences.flatMap((sentence) => [...sentence.matchAll(/“([^”]+)”/g)].map(([, text]) => text!))
  expect(quoted.length).toBeGreaterThan(20)
  expect(quoted.filter((text) => !texts.has(text) && !texts.has(`${text}. Tell its owner.`))).toEqual([])
})

describe('in a terminal', () => {
  let server: Server
  let url: string
  let asked: (call: string | undefined) => void = () => {}
  beforeAll(async () => {
    const fetch = (request: Request) => {
      asked(callOf(request))
      return box.sandbox.fetch(request)
    }
    server = serve({ fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }) as Server
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  function start() {
    const command = join(root, 'demo/package/main.ts')
    const child = spawn(process.execPath, [command, 'check', '--api-url', url, '--token', token, '--write'])
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    return { child, ended: once(child, 'close').then(([code]) => ({ code: Number(code), output })) }
  }
  const wallets = async () => (await box.request('GET', 'wallets', { token })).data.wallets.length as number

  test('Ctrl+C removes what was made, and ends with 2', async () => {
    const before = await wallets()
    const { child, ended } = start()
    await new Promise<void>((done) => {
      asked = (call) => call === 'PATCH /v1/ramp/wallets/{id}' && done()
    })
    expect(await wallets()).toBe(before + 1)
    child.kill('SIGINT')
    const { code, output } = await ended
    expect(output).toContain('Interrupted. The check removes what it made')
    expect(output).toMatch(
      /The check did not come to its end: The check was interrupted\.\n\n(?:The API still lists [^]+\n\n)?Calls: .+\n$/,
    )
    expect([code, await wallets()]).toEqual([2, before])
  })
})
