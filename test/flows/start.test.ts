import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { rpc } from '../../demo/chains/json-rpc.ts'
import { NETWORK_NAMES } from '../../demo/chains/networks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const started: ChildProcess[] = []

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

const start = (...flags: string[]) => startWith({}, ...flags)

async function startWith(env: Readonly<Record<string, string>>, ...flags: string[]) {
  const child = spawn(process.execPath, ['demo/start.mjs', ...flags], {
    cwd: root,
    // The build tools behave differently when they detect a test run.
    env: { ...process.env, NODE_ENV: '', VITEST: '', SANDBOX_DATA: 'memory', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const printed: string[] = []
  child.stdout.on('data', (chunk) => printed.push(String(chunk)))
  child.stderr.on('data', (chunk) => printed.push(String(chunk)))
  const ended = once(child, 'exit') as Promise<[number | null]>
  const output = () => printed.join('')
  const prints = async (words: RegExp) => {
    while (!words.test(output())) await Promise.race([once(child.stdout, 'data'), ended])
  }
  return { child, ended, output, prints }
}

type Started = Awaited<ReturnType<typeof start>>
const ADDRESS = String.raw`http:\/\/127\.0\.0\.1:\d+`
const LINES = new RegExp(
  String.raw`^Starting the demo…\n(?:Building the widget…\n)?The demo runs\.\n\n` +
    String.raw`  API +${ADDRESS}\n  Console +${ADDRESS}\/console\/\n  Playground +${ADDRESS}\/playground\/\n  Shop +${ADDRESS}\/, .*\n\n` +
    String.raw`(?:The network (?:base|solana) is running\.\n){2}$`,
)

async function addressesOf({ output: printed, prints }: Started) {
  await prints(LINES)
  const output = printed()
  const [, url] = /Shop +(http:\S+)\/,/.exec(output) ?? []
  const shop = await (await fetch(url!)).text()
  const [, sandboxUrl] = /api-url="([^"]+)"/.exec(shop) ?? []
  const [, rpcUrls] = /(\{"rpcUrls":.*\})/.exec(shop) ?? []
  const networks = JSON.parse(rpcUrls!) as { rpcUrls: Record<string, string> }
  return { url: url!, sandboxUrl: sandboxUrl!, rpcUrls: networks.rpcUrls }
}

const reaches = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

test.each(['SIGINT', 'SIGTERM'] as const)(
  'npm start says what it starts, prints the address of each page and of the API, starts any other network when it is used, and ends every process that it started on %s',
  async (signal) => {
    const demo = await start('--fresh')
    const { url, sandboxUrl, rpcUrls } = await addressesOf(demo)
    for (const page of ['console', 'playground']) {
      const [, address] = new RegExp(`(http:.*/${page}/)`).exec(demo.output())!
      expect((await fetch(address!)).status, page).toBe(200)
    }
    expect(demo.output()).toMatch(new RegExp(`API +${sandboxUrl}\n`))
    expect(Object.keys(rpcUrls).toSorted()).toEqual([...NETWORK_NAMES].toSorted())
    expect((await fetch(`${sandboxUrl}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/dist/sphere-ramp.js`)).status).toBe(200)

    const said = demo.output()
    expect(said).toMatch(LINES)
    expect(await rpc(rpcUrls['polygon']!, 'eth_chainId')).toBe('0x89')
    await demo.prints(/polygon is running/)

    demo.child.kill(signal)
    expect(await demo.ended).toEqual([0, null])
    for (const address of [url, sandboxUrl, ...Object.values(rpcUrls)])
      expect(await reaches(address), address).toBe(false)
    expect(demo.output()).toBe(`${said}The network polygon is running.\n`)
  },
)

test('occupied ports are not touched', async () => {
  const owner = createServer((_, response) => response.end('mine')).listen(4000, '127.0.0.1')
  // Somebody else's program may have the port, which serves as well.
  await once(owner, 'listening').catch((error: NodeJS.ErrnoException) => expect(error.code).toBe('EADDRINUSE'))
  const demo = await start()
  const { url } = await addressesOf(demo)
  expect(url).not.toBe('http://127.0.0.1:4000')
  demo.child.kill('SIGINT')
  await demo.ended
  owner.close()
})

test('an unknown network is refused with the list of the available ones', async () => {
  const demo = await start('--networks=base,mars')
  expect(await demo.ended).toEqual([1, null])
  const names = NETWORK_NAMES.join(', ')
  expect(demo.output()).toBe(`Starting the demo…\nThere is no network "mars". There are: ${names}\n`)
})

test('PORT names the port of the page, and one that is no port is refused', async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  free.close()
  await once(free, 'close')
  const demo = await startWith({ PORT: String(port) })
  expect((await addressesOf(demo)).url).toBe(`http://127.0.0.1:${port}`)
  demo.child.kill('SIGINT')
  await demo.ended

  const refused = await startWith({ PORT: 'web' })
  expect(await refused.ended).toEqual([1, null])
  expect(refused.output()).toContain('PORT is "web", which is no port number')
})
