import { spawn } from 'node:child_process'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawCall } from '../hosts/raw-call.fixture.ts'
import { startSandboxServer, type SandboxServerOptions } from './server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramp-sandbox-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (options: SandboxServerOptions = {}) =>
  startSandboxServer({ port: 0, db: { folder: join(folder, 'data') }, settings: { stepMs: 0 }, ...options })

const send = (url: string, path: string, { body, ...headers }: { body?: unknown } & Record<string, unknown> = {}) =>
  fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'X-Application-Id': 'application_sandbox', ...(headers as Record<string, string>) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

async function signIn(url: string, email: string): Promise<Record<string, string>> {
  const login = await (await send(url, '/v1/ramp/auth/login', { body: { email } })).json()
  const customer = { 'X-Customer-Id': login.data.customerId }
  const verified = await send(url, '/v1/ramp/auth/otp/verify', { body: { code: '000000' }, ...customer })
  const exchanged = await send(url, '/v1/identity/token', { body: { token: (await verified.json()).token } })
  return { Authorization: `Bearer ${(await exchanged.json()).data.idToken}` }
}

test('data and scheduled steps survive a restart', async () => {
  const first = await start()
  const token = await signIn(first.url, 'kyc-start@example.com')
  const page = await (await send(first.url, '/v1/ramp/kyc/sumsub-access-token', { body: {}, ...token })).json()
  const act = (url: string, action: string) =>
    send(url, '/sandbox/pages/verification', { body: { token: page.token, action } })
  await act(first.url, 'individual')
  await act(first.url, 'submit')
  await first.close()

  const second = await start()
  await send(second.url, '/sandbox/advance', { body: { steps: 3 } })
  const state = await (await send(second.url, '/v1/ramp/onboarding/state', token)).json()
  expect(state.data).toMatchObject({ hasCompletedOnboarding: true, kyc: { kyc_level_1: 'complete' } })
  await second.close()

  const fresh = await start({ db: { folder: join(folder, 'data'), fresh: true } })
  expect((await send(fresh.url, '/v1/ramp/me', token)).status).toBe(401)
  await fresh.close()
})

test('two servers cannot use the same folder', async () => {
  const first = await start({ db: { folder: join(folder, 'alone') } })
  await expect(start({ db: { folder: join(folder, 'alone') } })).rejects.toThrow(/in use by process/)
  await first.close()
  await (await start({ db: { folder: join(folder, 'alone') } })).close()
})

test('a free port is used when the preferred one is taken', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  const server = await start({ port, db: { folder: 'memory' } })
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(server.url).not.toBe(`http://127.0.0.1:${port}`)
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true })
  await server.close()
  taken.close()
})

test('the server dates its answers by the clock of the sandbox', async () => {
  const clock = { now: () => Date.UTC(2031, 4, 6, 7, 8, 9) }
  const server = await start({ db: { folder: 'memory' }, clock })
  const answer = await fetch(`${server.url}/healthz`)
  expect(answer.headers.get('Date')).toBe('Tue, 06 May 2031 07:08:09 GMT')
  await server.close()
})

/** Sends a body in chunks until the server has answered, and returns how much was sent. */
function upload(url: string, headers: Record<string, string>): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    const chunk = Buffer.alloc(100_000, ' ')
    let sent = 0
    let status = 0
    const call = httpRequest(url, { method: 'POST', headers }, (answer) => {
      status = answer.statusCode ?? 0
      answer.resume()
      call.destroy()
      resolve({ status, sent })
    })
    call.on('error', (error) => (status === 0 ? reject(error) : undefined))
    const write = () => {
      if (status !== 0 || sent >= 200_000_000) return
      sent += chunk.length
      call.write(chunk, () => setImmediate(write))
    }
    write()
  })
}

test('a body over the limit is answered while it is still sent', async () => {
  const server = await start({ db: { folder: 'memory' } })
  const { status, sent } = await upload(`${server.url}/v1/ramp/auth/login`, {
    'X-Application-Id': 'application_sandbox',
  })
  expect(status).toBe(413)
  expect(sent).toBeLessThan(50_000_000)
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true })
  await server.close()
})

test.each(['', '{"email":'])('a body that ends after %j, and never arrives, is ended by the server', async (body) => {
  const server = await start({ db: { folder: 'memory' }, requestMs: 100 })
  const head = ['POST /v1/ramp/auth/login HTTP/1.1', `Host: ${new URL(server.url).host}`, 'Content-Length: 1000']
  expect((await rawCall(server.url, head, body)).status).toBe(408)
  await server.close()
})

test('a dropped connection closes the socket, before or after the call ran', async () => {
  const server = await start({ db: { folder: 'memory' } })
  const drop = (when: string) =>
    send(server.url, '/sandbox/fail-next', {
      body: { method: 'POST', path: 'auth/login', status: 500, shape: 'drop', when },
    })
  const mails = async () => (await (await send(server.url, '/sandbox/outbox')).json()).data.length
  const login = () => send(server.url, '/v1/ramp/auth/login', { body: { email: 'existing@example.com' } })
  await drop('before')
  await expect(login()).rejects.toThrow()
  expect(await mails()).toBe(0)
  await drop('after')
  await expect(login()).rejects.toThrow()
  expect(await mails()).toBe(1)
  await server.close()
})

test('the terms page is served from a second origin, to prove the origin check', async () => {
  const server = await start({ db: { folder: 'memory' } })
  const token = await signIn(server.url, 'tos-start@example.com')
  const { data } = await (await send(server.url, '/v1/ramp/onboarding/tos/redirectUrl', token)).json()
  const [good, evil] = await Promise.all([fetch(data.url), fetch(`${data.url}&origin=evil`)])
  expect([good.status, evil.status]).toEqual([200, 200])
  expect(new URL(good.url).origin).toBe(server.url)
  expect(new URL(evil.url).origin).not.toBe(server.url)
  expect(await evil.text()).toContain('Terms of service')
  await server.close()
})

test('the command prints its address and stops on a signal', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('server.ts', import.meta.url))], {
    env: { ...process.env, PORT: '0', NODE_ENV: 'production', SANDBOX_DATA: join(folder, 'command') },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const line = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data))))
  const url = /^sandbox listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line)?.[1] ?? ''
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/sandbox/outbox`)).status).toBe(404)
  expect((await fetch(`${url}/sandbox/reset`, { method: 'POST' })).status).toBe(404)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
