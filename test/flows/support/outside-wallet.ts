import type { BrowserContext } from 'playwright-core'
import { readTransfer, topicOf, TRANSFER_TOPIC, type TransferLog } from '../../../demo/chains/evm/erc20.ts'
import { rpc as askNode } from '../../../demo/chains/json-rpc.ts'
import { EVM_NETWORKS } from '../../../demo/chains/networks.ts'
import { EVM_ADDRESS } from './chain-wallets.ts'
import type { OwnDemo } from './own-demo.ts'

/** What the wallet asks its customer. It goes on asking when the page that asked is gone. */
export interface Prompt {
  /** Broadcasts, and answers with the hash. */
  approve(): Promise<string>
  /** Answers that the customer declined. */
  decline(): void
  /** Broadcasts, regardless of its answer. */
  broadcast(): Promise<string>
}

export interface OutsideWallet {
  /** The methods that the customer declines. */
  readonly declines: Set<string>
  /** As an update of its extension does it: the pages' wallet fails from now on, or no more. */
  cutOff(isOff: boolean): void
  /** The customer selects another account in the wallet, which tells every page of it. */
  switchAccount(address: string): Promise<void>
  /** The customer selects another network in the wallet, which tells every page of it. */
  switchNetwork(chainId: string): Promise<void>
  chainId(): string
  /** Puts the wallet into every page of a browser. */
  install(context: BrowserContext): Promise<void>
  readonly prompts: readonly Prompt[]
  /** The transfers of its USDC since it was made, as the chain has them. */
  transfers(): Promise<readonly { readonly to: string; readonly units: bigint }[]>
}

/** Announces a wallet whose answers come from outside of the page (EIP-6963, EIP-1193). */
function announce(): void {
  type Ask = (method: string, params: readonly unknown[]) => Promise<{ result?: unknown; error?: object }>
  const ask = (window as unknown as { askOutsideWallet: Ask }).askOutsideWallet
  const provider = {
    async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
      const { result, error } = await ask(method, params)
      if (error) throw error
      return result
    },
    on: (event: string, listener: (value: unknown) => void) =>
      window.addEventListener(`outside:${event}`, ({ detail }: CustomEventInit<unknown>) => listener(detail)),
    removeListener() {},
  }
  const info = { uuid: '7d4ad8a1-6a3c-4f0e-9d0a-2f6a3c5f8e11', name: 'Outside Wallet', icon: '', rdns: 'test.outside' }
  const tell = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
}

export async function createOutsideWallet({ rpcUrls }: OwnDemo): Promise<OutsideWallet> {
  const rpc = <Result>(method: string, params: readonly unknown[]) => askNode<Result>(rpcUrls['base']!, method, params)
  await rpc('anvil_impersonateAccount', [EVM_ADDRESS])
  const first = Number(await rpc('eth_blockNumber', [])) + 1
  const prompts: Prompt[] = []
  const declined = { error: { code: 4001, message: 'User rejected the request.' } }

  const ask = (transaction: unknown): Promise<object> =>
    new Promise((resolve) => {
      const broadcast = async () => {
        const { from, to, data } = transaction as Record<string, string>
        return (await rpc('eth_sendTransaction', [{ from, to, data }])) as string
      }
      prompts.push({
        broadcast,
        async approve() {
          const result = await broadcast()
          resolve({ result })
          return result
        },
        decline: () => resolve(declined),
      })
    })
  const declines = new Set<string>()
  const contexts: BrowserContext[] = []
  const present = { account: EVM_ADDRESS, chainId: '0x2105', isCutOff: false }
  const tell = async (event: string, detail: unknown) => {
    const said = `window.dispatchEvent(new CustomEvent('outside:${event}', { detail: ${JSON.stringify(detail)} }))`
    await Promise.all(contexts.flatMap((context) => context.pages()).map((page) => page.evaluate(said)))
  }
  const moveTo = (chainId: string) => {
    present.chainId = chainId
    return tell('chainChanged', chainId)
  }
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_requestAccounts: () => [present.account],
    eth_accounts: () => [present.account],
    eth_chainId: () => present.chainId,
    eth_getCode: () => '0x',
    wallet_switchEthereumChain([chain]) {
      void moveTo((chain as { chainId: string }).chainId)
      return null
    },
  }
  return {
    prompts,
    declines,
    chainId: () => present.chainId,
    switchNetwork: moveTo,
    cutOff(isOff) {
      present.isCutOff = isOff
    },
    switchAccount(address) {
      present.account = address
      return tell('accountsChanged', [address])
    },
    async install(context) {
      contexts.push(context)
      await context.exposeFunction('askOutsideWallet', async (method: string, params: readonly unknown[]) => {
        if (present.isCutOff) return { error: { message: 'Extension context invalidated.' } }
        if (declines.has(method)) return declined
        if (method === 'eth_sendTransaction') return ask(params[0])
        const answer = answers[method]
        return answer ? { result: answer(params) } : { error: { code: 4200, message: `No ${method}` } }
      })
      await context.addInitScript(announce)
    },
    async transfers() {
      if (Number(await rpc('eth_blockNumber', [])) < first) return []
      const filter = {
        address: EVM_NETWORKS.base.tokens.usdc.address,
        topics: [TRANSFER_TOPIC, topicOf(EVM_ADDRESS)],
        fromBlock: `0x${first.toString(16)}`,
        toBlock: 'latest',
      }
      const logs = await rpc<readonly TransferLog[]>('eth_getLogs', [filter])
      return logs.map(readTransfer).map(({ to, value: units }) => ({ to, units }))
    },
  }
}
