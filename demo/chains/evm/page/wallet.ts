import { JsonRpcError } from '../../json-rpc.ts'
import { askPerson } from '../../test-wallet/approval.ts'
import type { PageWallet } from '../../test-wallet/page-wallet.ts'
import type { Payment } from '../../test-wallet/payment.ts'
import { WALLET_INFO } from '../../test-wallet/wallet-info.ts'
import {
  askServer,
  connectQuestion,
  messageQuestion,
  readState,
  transactionQuestion,
} from '../../test-wallet/wallet-server.ts'
import type { EvmState } from '../test-account.ts'

type Listener = (value: unknown) => void
type Method = (params: readonly unknown[]) => unknown

/** EIP-1193. */
interface EvmProvider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

const BASE = 8453
const UNKNOWN_CHAIN = 4902

const toHex = (chainId: number) => `0x${chainId.toString(16)}`

/** The Test Wallet on EVM networks. It starts on Base where that runs, and shows its account once the person has connected it. */
function createEvmProvider({ address, chains: known }: EvmState): EvmProvider {
  let chains = known
  let chain = chains.find(({ chainId }) => chainId === BASE) ?? chains[0]!
  let isConnected = false
  const heard = new Map<string, Set<Listener>>()
  const emit = (event: string, value: unknown) => heard.get(event)?.forEach((listener) => listener(value))

  const mustOwn = (account: unknown) => {
    if (isConnected && String(account).toLowerCase() === address.toLowerCase()) return
    throw new JsonRpcError(4100, 'The page is not connected to this account.')
  }
  const methods: Readonly<Record<string, Method>> = {
    eth_chainId: () => toHex(chain.chainId),
    net_version: () => String(chain.chainId),
    eth_accounts: () => (isConnected ? [address] : []),
    async eth_requestAccounts() {
      await askPerson(connectQuestion(address, chain.title))
      if (!isConnected) emit('accountsChanged', [address])
      isConnected = true
      return [address]
    },
    ...signingMethods(address, { mustOwn, current: () => chain }),
    async wallet_switchEthereumChain([wanted]) {
      const asked = Number((wanted as { chainId?: unknown } | undefined)?.chainId)
      ;({ chains } = (await readState()).evm)
      const next = chains.find(({ chainId }) => chainId === asked)
      if (!next) throw new JsonRpcError(UNKNOWN_CHAIN, 'This network does not run in the demo.')
      const isSame = next.chainId === chain.chainId
      chain = next
      if (!isSame) emit('chainChanged', toHex(next.chainId))
      return null
    },
  }
  return {
    on: (event, listener) => void heard.set(event, (heard.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void heard.get(event)?.delete(listener),
    async request({ method, params = [] }) {
      return Object.hasOwn(methods, method)
        ? methods[method]!(params)
        : askServer('evm_read', chain.chainId, method, params)
    },
  }
}

interface Signing {
  mustOwn(account: unknown): void
  current(): EvmState['chains'][number]
}

const signingMethods = (address: string, { mustOwn, current }: Signing): Readonly<Record<string, Method>> => ({
  async personal_sign([message, account]) {
    mustOwn(account)
    const bytes = asBytes(String(message))
    await askPerson(messageQuestion(address, textOf(bytes)))
    return askServer('evm_signMessage', bytes)
  },
  async eth_sendTransaction([transaction]) {
    mustOwn((transaction as { from?: unknown } | undefined)?.from)
    const { chainId, title } = current()
    const asked = JSON.parse(JSON.stringify(transaction)) as unknown
    const payment = await askServer<Payment | null>('evm_payment', chainId, asked)
    const shown = JSON.stringify(asked, null, 2)
    await askPerson(transactionQuestion({ payment, from: address, network: title, transaction: shown }))
    return askServer('evm_send', chainId, asked)
  },
})

const utf8 = new TextEncoder()

/** A message of `personal_sign` is bytes in hexadecimal digits; some pages give its text. */
function asBytes(message: string): string {
  if (/^0x(?:[0-9a-f]{2})*$/i.test(message)) return message
  return `0x${Array.from(utf8.encode(message), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function textOf(hex: string): string {
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return hex
  }
}

/** Announced by EIP-6963. */
export const evmPageWallet: PageWallet<EvmState> = {
  asked: 'eip6963:requestProvider',
  create: (state) => (state.chains.length > 0 ? createEvmProvider(state) : null),
  announce: (provider) =>
    void window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info: WALLET_INFO, provider }) }),
    ),
}
