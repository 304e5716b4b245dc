import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { nodeUrls } from '../sandbox/tables/node-urls.ts'

const file = fileURLToPath(new URL('main.ts', import.meta.url))

/** What a start that fails says on standard error. */
async function refusalOf(args: readonly string[], { env = {}, flags = [] as readonly string[] } = {}) {
  const options = { env: { ...process.env, DATABASE_URL: '', ...env } }
  const failed = await promisify(execFile)(process.execPath, [...flags, file, ...args], options).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  expect(failed).toMatchObject({ code: 1 })
  // What cannot start does not say first that it does.
  if (!('DATABASE_URL' in env)) expect(failed).toMatchObject({ stdout: '' })
  return failed.stderr
}

/** The whole sandbox is loaded each time. */
const TIMEOUT_MS = 120_000

const OLDER = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.8"})'

test.each([
  ['a mistyped option', ['--prot', '1'], {}, /^There is no option --prot\. Did you mean --port\?\n$/],
  ['a mistyped command', ['chekc'], {}, /^There is no command "chekc"\. Did you mean check\?\n$/],
  ['a word that is no command', ['serve'], {}, /^There is no command "serve"\. Write no command to start .*\n$/],
  ['a port that is no number', ['--port', 'abc'], {}, /^--port is "abc", which is no port number\. .*\n$/],
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

const saidBy = async (...args: readonly string[]) =>
  (await promisify(execFile)(process.execPath, [file, ...args])).stdout

test(
  'the version is that of the package, and help is a word too',
  async () => {
    const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
      version: string
    }
    expect([await saidBy('--version'), await saidBy('version')]).toEqual([`${version}\n`, `${version}\n`])
    expect(await saidBy('help')).toBe(await saidBy('--help'))
  },
  TIMEOUT_MS,
)

test(
  'the printed tag names a node of this machine for every network, as JSON that the element reads',
  async () => {
    const args = ['--port', '0', '--pages-port', '0', '--data', 'memory', '--networks', 'solana']
    const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, DATABASE_URL: '' } })
    const ended = once(child, 'exit')
    try {
      let said = ''
      child.stdout.on('data', (chunk) => (said += String(chunk)))
      await expect.poll(() => said, { timeout: TIMEOUT_MS }).toMatch(/--code 000000/)
      const [, apiUrl, config] = / api-url="([^"]+)" config='([^']+)'><\/sphere-ramp>/.exec(said)!
      expect(JSON.parse(config!)).toEqual({ rpcUrls: nodeUrls(apiUrl!) })
      const served = (await (await fetch(`${apiUrl}/sandbox/rpc`)).json()) as unknown
      expect(JSON.parse(config!)).toEqual(served)
    } finally {
      child.kill('SIGTERM')
      await ended
    }
  },
  TIMEOUT_MS,
)

test(
  'a sandbox that npx has started ends with it, whatever signal ended that',
  async () => {
    const args = ['--port', '0', '--pages-port', '0', '--data', 'memory', '--networks', 'solana']
    const line = [process.execPath, file, ...args].map((word) => `'${word}'`).join(' ')
    const env = { ...process.env, DATABASE_URL: '', npm_command: 'exec' }
    const parent = spawn('sh', ['-c', `${line} & echo "pid $!"; wait`], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    parent.stdout.on('data', (chunk) => (said += String(chunk)))
    await expect.poll(() => said, { timeout: TIMEOUT_MS }).toMatch(/--code 000000/)
    const pid = Number(/^pid (\d+)$/m.exec(said)![1])
    parent.kill('SIGKILL')
    const lives = () => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    }
    try {
      await expect.poll(lives, { timeout: 20_000 }).toBe(false)
    } finally {
      if (lives()) process.kill(pid, 'SIGKILL')
    }
  },
  TIMEOUT_MS,
)
