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

async function run(args: readonly string[], alter = (response: Response) => response, environment = {}) {
  const said = { printed: '', complained: '' }
  const fetch = (async (input: string, init?: RequestInit) =>
    alter(await box.sandbox.fetch(new Request(input, init)))) as typeof globalThis.fetch
  const code = await runCheck(args, {
    fetch,
    signal: new AbortController().signal,
    environment,
    width: 80,
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
    const { code, printed, complained } = await run([...API, '--token', token])
    expect([code, complained]).toEqual([0, ''])
    expect(printed).toMatch(/^http:\/\/sandbox\.test, application_sandbox: 15 of 39 calls were checked\.\n/)
    expect(printed).toContain('\n  Because it writes, and --write was not given:\n')
    expect(printed).toMatch(/\nNothing deviates in what was checked\.$/)
  })

  test('is 1 where something deviates, with what customers would see', async () => {
    const { code, printed } = await run(API, withoutDate)
    expect(code).toBe(1)
    expect(printed).toContain(
      `${wrap(CONSEQUENCES.date)}\n  The answer has no Date.\n    GET /v1/ramp/applications/{id}\n    GET /v1/ramp/me\n`,
    )
    expect(printed).not.toContain('Nothing deviates')
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
    const { printed } = await run(API, undefined, { SPHERE_RAMP_TOKEN: token })
    expect(printed).toContain('15 of 39 calls')
  })
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
  expect(await run(args)).toEqual({ code: 2, printed: '', complained })
})

test('--help lists every option', async () => {
  const { code, printed } = await run(['--help'])
  expect(code).toBe(0)
  for (const option of ['api-url', 'application', 'origin', 'token', 'email', 'code', 'write', 'json'])
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
  expect(quoted.filter((text) => !texts.has(text) && !texts.has(`${text}. Please tell its owner.`))).toEqual([])
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
    expect(output).toMatch(/The check did not come to its end: The check was interrupted\.\n$/)
    expect([code, await wallets()]).toEqual([2, before])
  })
})
