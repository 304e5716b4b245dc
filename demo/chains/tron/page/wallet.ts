import { JsonRpcError } from '../../json-rpc.ts'
import { askPerson } from '../../test-wallet/approval.ts'
import type { PageWallet } from '../../test-wallet/page-wallet.ts'
import type { Payment } from '../../test-wallet/payment.ts'
import { WALLET_INFO } from '../../test-wallet/wallet-info.ts'
import { askServer, connectQuestion, transactionQuestion } from '../../test-wallet/wallet-server.ts'
import type { TronState } from '../test-account.ts'

type Listener = (value: unknown) => void

const CHAIN_ID = '0x2b6653dc'

/** The Test Wallet on Tron, by TIP-1193. It shows its account once the person has connected it. */
function createTronProvider({ address }: NonNullable<TronState>) {
  const heard = new Map<string, Set<Listener>>()
  const emit = (event: string, value: unknown) => heard.get(event)?.forEach((listener) => listener(value))
  const tronWeb = {
    ready: true,
    defaultAddress: { base58: address, name: 'Test Wallet' },
    trx: {
      async sign(transaction: unknown) {
        if (typeof transaction === 'string') throw new JsonRpcError(4200, 'The wallet signs transactions only.')
        const asked = JSON.parse(JSON.stringify(transaction)) as unknown
        const payment = await askServer<Payment | null>('tron_payment', asked)
        const shown = JSON.stringify(asked, null, 2)
        await askPerson(transactionQuestion({ payment, from: address, network: 'Tron', transaction: shown }))
        return askServer<object>('tron_sign', asked)
      },
    },
  }
  const provider = {
    isTestWallet: true,
    tronWeb: false as typeof tronWeb | false,
    on: (event: string, listener: Listener) => void heard.set(event, (heard.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: Listener) => void heard.get(event)?.delete(listener),
    async request({ method, params = [] }: { readonly method: string; readonly params?: readonly unknown[] }) {
      if (!Object.hasOwn(methods, method)) throw new JsonRpcError(4200, `The wallet does not know ${method}.`)
      return methods[method]!(params)
    },
  }
  const accounts = () => (provider.tronWeb ? [address] : [])
  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_accounts: accounts,
    eth_chainId: () => CHAIN_ID,
    async eth_requestAccounts() {
      await askPerson(connectQuestion(address, 'Tron'))
      const isNew = !provider.tronWeb
      provider.tronWeb = tronWeb
      if (isNew) emit('accountsChanged', [address])
      return [address]
    },
    wallet_switchEthereumChain([wanted]) {
      const { chainId } = (wanted ?? {}) as { readonly chainId?: unknown }
      if (chainId !== CHAIN_ID) throw new JsonRpcError(4902, 'This network does not run in the demo.')
      return null
    },
  }
  return provider
}

/** Announced by TIP-6963. */
export const tronPageWallet: PageWallet<TronState> = {
  asked: 'TIP6963:requestProvider',
  create: (state) => state && createTronProvider(state),
  announce: (provider) =>
    void window.dispatchEvent(
      new CustomEvent('TIP6963:announceProvider', { detail: Object.freeze({ info: WALLET_INFO, provider }) }),
    ),
}
