import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evmAdapter } from '../src/chains/evm/evm-adapter.ts'
import { sendFailure } from '../src/chains/send-failure.ts'
import {
  ADDRESS,
  approves,
  BASE,
  connected,
  listed,
  openPage,
  PLUGIN_FILE,
} from './support/walletconnect/copied-page.ts'
import type { Approved } from './support/walletconnect/ethereum-provider.mjs'

const root = join(import.meta.dirname, '..')

/** WalletConnect's provider as far as the plug-in uses it, by its published types. */
const TYPES = `declare module '@walletconnect/ethereum-provider' {
  interface Options {
    projectId: string
    optionalChains: [number, ...number[]]
    showQrModal: boolean
    metadata?: { name: string; description: string; url: string; icons: string[] }
  }
  export class EthereumProvider {
    static init(options: Options): Promise<EthereumProvider>
    session: { expiry: number; namespaces: Record<string, { accounts: string[]; methods: string[] }> } | undefined
    request(call: { method: string; params?: unknown[] | object }): Promise<unknown>
    enable(): Promise<string[]>
    disconnect(): Promise<void>
    on(event: string, listener: (value: unknown) => void): this
    removeListener(event: string, listener: (value: unknown) => void): this
  }
}
declare module '@reown/appkit-ui/wui-qr-code' {}
`
const expires = () => null
const refuses = () => {
  throw Object.assign(new Error('User rejected.'), { code: 5000 })
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-plugin-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the plug-in has the types that the packages publish', () => {
  copyFileSync(PLUGIN_FILE, join(folder, 'walletconnect.js'))
  writeFileSync(join(folder, 'provider.d.ts'), TYPES)
  writeFileSync(
    join(folder, 'page.js'),
    `import { walletConnect } from './walletconnect.js'
document.querySelector('sphere-ramp').config = { walletPlugins: [walletConnect({ projectId: 'YOUR_PROJECT_ID' })] }
`,
  )
  const compilerOptions = { allowJs: true, checkJs: true, typeRoots: [join(root, 'node_modules/@types')] }
  const files = ['page.js', 'walletconnect.js', 'provider.d.ts', join(root, 'element/define.ts')]
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files }),
  )
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  // A page's script asks for no types of parameters, and knows that its element is there.
  const isOfTypes = /TS(70\d\d|2531|18046|18047|18048)/
  expect(stdout.split('\n').filter((line) => /^\w+\.js/.test(line) && !isOfTypes.test(line))).toEqual([])
  // The compiler reads the whole widget.
}, 120_000)

test('nothing is loaded before the customer selects it, and then a wallet is paired by a code [W11]', async () => {
  const { plugin, loads, codes, isShown, started } = openPage({ scans: [approves()] })
  const wallet = await listed(plugin)
  expect([wallet.name, loads()]).toEqual(['WalletConnect', 0])
  const session = await evmAdapter.connect(wallet, 'base')
  expect(session).toMatchObject({ address: ADDRESS, network: 'base', isMultisig: false })
  expect(await evmAdapter.currentAddress(session)).toBe(ADDRESS)
  expect([codes.length, codes[0]!.slice(0, 3), isShown()]).toEqual([1, 'wc:', false])
  await listed(plugin)
  expect(started).toEqual([expect.objectContaining({ projectId: 'project', showQrModal: false })])
})

test('the pairing of an earlier page goes on after a reload, until its time is up [W11]', async () => {
  const { storage } = await connected({ scans: [approves()] })
  const again = await connected({ scans: [approves()], storage })
  expect([again.session.address, again.codes]).toEqual([ADDRESS, []])
  Object.assign(again.wallet.provider!.session!, { expiry: 1 })
  storage.removeItem('wc@2:client:0.3//session')
  expect(await evmAdapter.currentAddress(again.session)).toBeNull()
  await expect(evmAdapter.connect(again.option, 'base')).resolves.toMatchObject({ address: ADDRESS })
  expect(again.codes).toHaveLength(1)
})

test('a code that expires is followed by the next one, three in all [W11]', async () => {
  const { codes, session } = await connected({ scans: [expires, expires, approves()] })
  expect([new Set(codes).size, session.address]).toEqual([3, ADDRESS])
  const { plugin, isShown } = openPage({ scans: [expires, expires, expires, approves()] })
  const failing = evmAdapter.connect(await listed(plugin), 'base')
  await expect(failing).rejects.toMatchObject({ code: 'wallet/failed' })
  expect(isShown()).toBe(false)
})

test('a refusal in the wallet app is reported as one, and the next choice shows a new code [W12]', async () => {
  const { plugin, codes, isShown } = openPage({ scans: [refuses, approves()] })
  const wallet = await listed(plugin)
  await expect(evmAdapter.connect(wallet, 'base')).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(isShown()).toBe(false)
  await expect(evmAdapter.connect(wallet, 'base')).resolves.toMatchObject({ address: ADDRESS })
  expect(codes).toHaveLength(2)
})

test('a code that the customer closed pairs nothing, also when it is approved later [W12]', async () => {
  const { promise: late, resolve: approve } = Promise.withResolvers<Approved>()
  const opened = openPage({ scans: [() => late, approves()] })
  const wallet = await listed(opened.plugin)
  const connecting = evmAdapter.connect(wallet, 'base')
  await expect.poll(opened.isShown).toBe(true)
  opened.cancel()
  await expect(connecting).rejects.toMatchObject({ code: 'wallet/rejected' })
  approve(BASE)
  await expect.poll(() => opened.wallet.provider!.session).toBeUndefined()
  await late
  await expect(evmAdapter.connect(wallet, 'base')).resolves.toMatchObject({ address: ADDRESS })
  expect(opened.codes).toHaveLength(2)
})

test('one code is shown, however often the wallet is asked for its account', async () => {
  const { plugin, codes } = openPage({ scans: [approves()] })
  const { provider } = (await listed(plugin)) as unknown as { provider: { request(call: object): Promise<unknown> } }
  const ask = () => provider.request({ method: 'eth_requestAccounts' })
  expect(await Promise.all([ask(), ask()])).toEqual([[ADDRESS], [ADDRESS]])
  expect(codes).toHaveLength(1)
})

test('a wallet that ends the session is let go, and is asked to send nothing [W12, C19]', async () => {
  const { session, wallet, asked } = await connected({ scans: [approves()] })
  const heard: unknown[] = []
  const events = { onAccount: (each: unknown) => heard.push(each), onNetwork: (each: unknown) => heard.push(each) }
  const stop = evmAdapter.watch(session, events)
  wallet.provider!.emit('chainChanged', '0x1')
  wallet.provider!.endByWallet()
  stop()
  wallet.provider!.emit('accountsChanged', [])
  expect(heard).toEqual(['ethereum', null])
  expect(await evmAdapter.currentAddress(session)).toBeNull()
  const { request } = session.wallet.provider as { request(call: object): Promise<unknown> }
  const failure = await request({ method: 'eth_sendTransaction', params: [] }).catch((error: unknown) => error)
  expect(sendFailure(failure, 'base')).toMatchObject({ code: 'wallet/cannot-send', broadcast: 'none' })
  expect(asked).toEqual([])
})

test.each([
  ['that it is paired for without asking the customer', { chains: [8453, 1] }, []],
  ['that it may be asked for', { methods: ['wallet_switchEthereumChain'] }, ['wallet_switchEthereumChain']],
])('a wallet goes to a network %s [W12, C17]', async (_, approved, asks) => {
  const { session, asked } = await connected({ scans: [approves(approved)] })
  const { provider } = session.wallet as { provider: { request(call: object): Promise<unknown> } }
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })
  expect([await provider.request({ method: 'eth_chainId' }), asked]).toEqual([1, asks])
})

test('a wallet that is not paired for a network, and cannot be asked for it, is paired again [W12]', async () => {
  const scans = [approves(), approves({ chains: [1] })]
  const { session, option, codes } = await connected({ scans })
  await expect(evmAdapter.switchNetwork(session, 'ethereum')).rejects.toMatchObject({
    code: 'wallet/failed',
  })
  await expect(evmAdapter.connect(option, 'ethereum')).resolves.toMatchObject({ network: 'ethereum' })
  expect(codes).toHaveLength(2)
})

test('Disconnect ends the pairing, and another wallet can be paired', async () => {
  const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const { session, option } = await connected({ scans: [approves(), approves({ addresses: [other] })] })
  await evmAdapter.disconnect(session)
  await expect(evmAdapter.connect(option, 'base')).resolves.toMatchObject({ address: other })
})

test('a plug-in that did not load is loaded at the next choice', async () => {
  const { plugin, failNextLoad } = openPage({ scans: [approves()] })
  const wallet = await listed(plugin)
  failNextLoad()
  await expect(evmAdapter.connect(wallet, 'base')).rejects.toMatchObject({ code: 'wallet/failed' })
  await expect(evmAdapter.connect(wallet, 'base')).resolves.toMatchObject({ address: ADDRESS })
})
