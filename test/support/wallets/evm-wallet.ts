import { createWallet } from '@johanneskares/wallet-mock/dist/createWallet.js'
import { getAddress, http, type Transport } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createGate, type Gate } from './gate.ts'

type Listener = (value: unknown) => void

interface Request {
  readonly method: string
  readonly params?: readonly unknown[]
}

interface Options {
  readonly key: `0x${string}`
  readonly name?: unknown
  readonly icon?: unknown
  readonly rdns?: string
  readonly chainId?: number
  readonly rpcUrls?: Readonly<Record<number, string>>
  /** Each transaction that it is asked for goes out two times. */
  readonly sendsTwice?: boolean
}

/** An EIP-6963 wallet of a test: signed by a wallet of npm, behind a gate that can refuse, hold, and change by itself. */
export interface EvmWallet extends Gate {
  readonly address: string
  /** A result of the test's in place of the wallet's own. */
  answer(method: string, result: unknown): void
  announce(): void
  /** As a customer does in the wallet itself. */
  switchTo(chainId: number): void
  changeAccount(key: `0x${string}` | null): void
  listeners(): number
  leave(): void
}

interface Transaction {
  readonly from: string
  readonly value?: string
}

/** The signer compares the sender with its own checksummed address, and takes the value as a number. */
const forSigner = (transaction: Transaction) => ({
  ...transaction,
  from: getAddress(transaction.from),
  value: BigInt(transaction.value ?? 0),
})

async function sendTwice(send: () => Promise<unknown>): Promise<unknown> {
  const first = await send()
  await send()
  return first
}

const hex = (chainId: number) => `0x${chainId.toString(16)}`

export function createEvmWallet(options: Options): EvmWallet {
  const { name = 'Mock Wallet', icon, rdns = 'test.mock', rpcUrls = {} } = options
  const transports = Object.fromEntries(Object.entries(rpcUrls).map(([id, url]) => [id, http(url)])) as Record<
    number,
    Transport
  >
  let chainId = options.chainId ?? 1
  // A signer starts on Ethereum.
  const signerOf = (key: `0x${string}`) => {
    const signer = createWallet(privateKeyToAccount(key), transports)
    void signer.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: hex(chainId) }] } as never)
    return signer
  }
  let key: `0x${string}` | null = options.key
  let signer = signerOf(options.key)
  const { pass, ...gate } = createGate()
  const answers = new Map<string, unknown>([['eth_getCode', '0x']])
  const heard: [string, Listener][] = []
  const emit = (event: string, value: unknown) =>
    heard.filter(([name]) => name === event).forEach(([, listener]) => listener(value))
  const onChain = (id: number) =>
    signer.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: hex(id) }] } as never)
  const moveTo = async (next: number) => {
    chainId = next
    await onChain(next)
    emit('chainChanged', hex(next))
    return null
  }
  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_chainId: () => hex(chainId),
    eth_accounts: () => (key ? [privateKeyToAccount(key).address] : []),
    wallet_switchEthereumChain: ([chain]) => moveTo(Number((chain as { chainId: string }).chainId)),
    wallet_addEthereumChain: () => null,
  }
  const carryOut = ({ method, params }: Required<Request>): unknown => {
    if (answers.has(method) && !(method === 'eth_getCode' && rpcUrls[chainId])) return answers.get(method)
    const mine = methods[method]
    if (mine) return mine(params)
    const sent = method === 'eth_sendTransaction' ? (params as readonly Transaction[]).map(forSigner) : params
    const request = () => signer.request({ method, params: sent } as never)
    return method === 'eth_sendTransaction' && options.sendsTwice ? sendTwice(request) : request()
  }

  const provider = {
    on: (event: string, listener: Listener) => void heard.push([event, listener]),
    removeListener(event: string, listener: Listener) {
      const at = heard.findIndex(([name, each]) => name === event && each === listener)
      if (at >= 0) heard.splice(at, 1)
    },
    request: ({ method, params = [] }: Request): Promise<unknown> =>
      pass({ method, params }, () => carryOut({ method, params })),
  }
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: Object.freeze({ info: { uuid: crypto.randomUUID(), name, icon, rdns }, provider }),
      }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()

  return {
    ...gate,
    address: privateKeyToAccount(options.key).address,
    answer: (method, result) => void answers.set(method, result),
    announce,
    switchTo: (next) => void moveTo(next),
    changeAccount(next) {
      key = next
      if (next) signer = signerOf(next)
      emit('accountsChanged', next ? [privateKeyToAccount(next).address] : [])
    },
    listeners: () => heard.length,
    leave: () => window.removeEventListener('eip6963:requestProvider', announce),
  }
}
