import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WalletOption, WalletPlugin } from '../../../src/chains/adapter.ts'
import { findWallets } from '../../../src/chains/connection/find-wallets.ts'
import { evmAdapter } from '../../../src/chains/evm/evm-adapter.ts'
import { createEthereumProvider, type Approved, type PairedWallet } from './ethereum-provider.mjs'

export const PLUGIN_FILE = join(import.meta.dirname, '../../../demo/wallet-plugins/walletconnect.js')

export const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const BASE: Approved = {
  addresses: [ADDRESS],
  chains: [8453],
  methods: ['eth_sendTransaction', 'personal_sign'],
}

const page = {
  events: new EventTarget(),
  injected: () => undefined,
  url: () => 'https://shop.example/',
  isMobile: () => false,
}

function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

/** A page that has copied the plug-in, and the wallet that scans its codes. */
export function openPage({ scans, storage = createStorage() }: { scans: (() => unknown)[]; storage?: Storage }) {
  const codes: string[] = []
  const asked: string[] = []
  let [isShown, hold, cancel, loads] = [false, () => {}, () => {}, 0]
  const wallet: PairedWallet = {
    scan: async () => (await scans.shift()!()) as Approved | null,
    ask: async (method) => void asked.push(method),
    askNode: async (method) => (method === 'eth_getCode' ? '0x' : Promise.reject(new Error(`No ${method}`))),
  }
  const walletconnect = createEthereumProvider({ wallet, storage })
  const load = async () => {
    loads += 1
    hold()
    return walletconnect
  }
  const code = readFileSync(PLUGIN_FILE, 'utf8').replace('export function', 'function').replaceAll('import(', 'load(')
  const create = new Function('load', `${code}\nreturn walletConnect`)(load) as (options: object) => WalletPlugin
  const plugin = create({
    projectId: 'project',
    showCode(uri: string, onCancel: () => void) {
      codes.push(uri)
      isShown = true
      cancel = onCancel
      return () => {
        isShown = false
      }
    },
  })
  return {
    plugin,
    wallet,
    codes,
    asked,
    storage,
    started: walletconnect.started,
    isShown: () => isShown,
    cancel: () => cancel(),
    loads: () => loads,
    failNextLoad: () => {
      hold = () => {
        hold = () => {}
        throw new Error('no network')
      }
    },
  }
}

type Storage = ReturnType<typeof createStorage>

export const listed = (plugin: WalletPlugin) =>
  new Promise<WalletOption>((resolve) => {
    const search = { page, plugins: [plugin], load: async () => evmAdapter, family: 'evm' } as const
    findWallets(search, ([wallet]) => wallet && resolve(wallet))
  })

export async function connected(options: Parameters<typeof openPage>[0]) {
  const opened = openPage(options)
  const wallet = await listed(opened.plugin)
  return { ...opened, option: wallet, session: await evmAdapter.connect(wallet, 'base') }
}

export const approves =
  (approved: Partial<Approved> = {}) =>
  (): Approved => ({ ...BASE, ...approved })
