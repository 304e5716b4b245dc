import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WalletOption, WalletPlugin } from '../src/chains/adapter.ts'
import { evmAdapter } from '../src/chains/evm/evm-adapter.ts'
import { findWallets } from '../src/chains/connection/find-wallets.ts'

const root = join(import.meta.dirname, '..')
const [, example] = /```js\n(import \{ EthereumProvider \}[\s\S]*?)```/.exec(
  readFileSync(join(root, 'element/README.md'), 'utf8'),
)!

/** WalletConnect's provider as far as the example uses it: what it takes, and that it answers nothing before it is paired. */
const TYPES = `declare module '@walletconnect/ethereum-provider' {
  interface Options {
    projectId: string
    optionalChains: [number, ...number[]]
    showQrModal: boolean
  }
  export class EthereumProvider {
    static init(options: Options): Promise<EthereumProvider>
    request(call: { method: string; params?: unknown[] | object }): Promise<unknown>
    enable(): Promise<string[]>
    on(event: string, listener: (value: unknown) => void): this
    removeListener(event: string, listener: (value: unknown) => void): this
  }
}
`
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function createProvider() {
  const asked: string[] = []
  const heard: string[] = []
  let isPaired = false
  const answers: Readonly<Record<string, unknown>> = { eth_chainId: 8453, eth_getCode: '0x', eth_accounts: [ADDRESS] }
  return {
    asked,
    heard,
    async request({ method }: { readonly method: string }) {
      if (!isPaired) throw new Error('Please call connect() before request()')
      asked.push(method)
      return answers[method]
    },
    async enable() {
      isPaired = true
      return [ADDRESS]
    },
    on: (event: string) => void heard.push(event),
    removeListener: (event: string) => void heard.splice(heard.indexOf(event), 1),
  }
}

/** Runs the example as a page does; returns its plug-ins. */
function run(provider: unknown) {
  const ramp: { config?: { readonly walletPlugins: readonly WalletPlugin[] } } = {}
  const started: unknown[] = []
  const EthereumProvider = {
    async init(options: unknown) {
      started.push(options)
      return provider
    },
  }
  const code = example!.replace(/^import .*$/m, '')
  runInNewContext(code, { EthereumProvider, document: { querySelector: () => ramp } })
  return { plugins: ramp.config!.walletPlugins, started }
}

const page = {
  events: new EventTarget(),
  injected: () => undefined,
  url: () => 'https://shop.example/',
  isMobile: () => false,
}

const listed = (plugins: readonly WalletPlugin[]) =>
  new Promise<WalletOption>((resolve) => {
    findWallets({ page, plugins, load: async () => evmAdapter, family: 'evm' }, ([wallet]) => wallet && resolve(wallet))
  })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-plugin-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the wallet plug-in of the README has the types that the package publishes', () => {
  writeFileSync(join(folder, 'example.js'), example!)
  writeFileSync(join(folder, 'provider.d.ts'), TYPES)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { allowJs: true, checkJs: true, typeRoots: [join(root, 'node_modules/@types')] },
      include: [],
      files: ['example.js', 'provider.d.ts', join(root, 'element/define.ts')],
    }),
  )
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  // A page's script asks for no types of parameters, and knows that its element is there.
  const asked = stdout
    .split('\n')
    .filter((line) => line.startsWith('example.js') && !/TS(7006|2531|18047|7034|7005)/.test(line))
  expect(asked).toEqual([])
})

test('the wallet plug-in of the README pairs a wallet that answers nothing before, once for a page [W11]', async () => {
  const provider = createProvider()
  const { plugins, started } = run(provider)
  const wallet = await listed(plugins)
  expect([wallet.name, provider.asked]).toEqual(['WalletConnect', []])
  const session = await evmAdapter.connect(wallet, 'base')
  expect(session).toMatchObject({ address: ADDRESS, network: 'base', isMultisig: false })
  expect(await evmAdapter.currentAddress(session)).toBe(ADDRESS)
  const stop = evmAdapter.watch(session, { onAccount() {}, onNetwork() {} })
  expect(provider.heard).toEqual(['accountsChanged', 'chainChanged', 'disconnect'])
  stop()
  expect(provider.heard).toEqual([])
  await listed(plugins)
  expect(started).toHaveLength(1)
})
