import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const file = fileURLToPath(new URL('main.ts', import.meta.url))

/** What a start that fails says on standard error. */
async function refusalOf(args: readonly string[], { env = {}, flags = [] as readonly string[] } = {}) {
  const options = { env: { ...process.env, DATABASE_URL: '', ...env } }
  const failed = await promisify(execFile)(process.execPath, [...flags, file, ...args], options).catch(
    (error: { code: number; stderr: string }) => error,
  )
  expect(failed).toMatchObject({ code: 1 })
  return failed.stderr
}

/** The whole sandbox is loaded each time. */
const TIMEOUT_MS = 120_000

const OLDER = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.8"})'

test.each([
  ['a mistyped option', ['--prot', '1'], {}, /^There is no option --prot\. Did you mean --port\?\n$/],
  [
    'a server that is down',
    ['--port', '0', '--pages-port', '0'],
    { env: { DATABASE_URL: 'postgres://ana:secret@127.0.0.1:1/ramp' } },
    /^Nothing listens at postgres:\/\/ana:…@127\.0\.0\.1:1\/ramp \(ECONNREFUSED\)\. Correct DATABASE_URL, .*\n$/,
  ],
  [
    'an older Node',
    [],
    { flags: ['--import', OLDER] },
    /^This is Node 18\.20\.8, which is too old for the sandbox\. Install Node 20 or later\.\n$/,
  ],
] as const)(
  '%s ends the start with one line and 1',
  async (_, args, how, line) => {
    expect(await refusalOf(args, how)).toMatch(line)
  },
  TIMEOUT_MS,
)

test(
  'a port that is taken is named, with the one that is used instead, in every line that has it',
  async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const args = ['--port', String(port), '--pages-port', String(port), '--data', 'memory', '--networks', 'base']
    const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, DATABASE_URL: '' } })
    const ended = once(child, 'exit')
    try {
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
      await expect.poll(() => said, { timeout: TIMEOUT_MS }).toMatch(/--code 000000/)
      const [, used] = new RegExp(`^${port} is taken: the API is on (\\d+)\\.$`, 'm').exec(said)!
      expect(used).not.toBe(String(port))
      expect(said).not.toContain(`127.0.0.1:${port}`)
      expect(said).toContain(`api-url="http://127.0.0.1:${used}"`)
      expect(said).toContain(`--api-url http://127.0.0.1:${used} --email existing@example.com --code 000000 --write`)
      expect(said).toContain('existing@example.com, code 000000')
      const [, pages] = new RegExp(
        `^${port} is taken: the console, the playground and the shop are on (\\d+)\\.$`,
        'm',
      ).exec(said)!
      expect(said).toContain(`Console     http://127.0.0.1:${pages}/console/`)
    } finally {
      child.kill('SIGTERM')
      await ended
      other.close()
    }
  },
  TIMEOUT_MS,
)
