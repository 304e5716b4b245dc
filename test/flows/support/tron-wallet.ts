import type { BrowserContext } from 'playwright-core'
import { TronWeb } from 'tronweb'
import { topicOf, TRANSFER_TOPIC } from '../../../demo/chains/evm/erc20.ts'
import { rpc } from '../../../demo/chains/json-rpc.ts'
import { TRON_TOKENS } from '../../../demo/chains/networks.ts'
import { evmAddress } from '../../../demo/chains/tron/address.ts'
import { ask as askNode } from '../../../demo/chains/tron/page/ask.ts'

interface Block {
  readonly block_header: { readonly raw_data: { readonly number: number } }
}

/** What the wallet asks its customer. */
interface Prompt {
  /** Signs, and broadcasts nothing, as tronweb does. */
  approve(): Promise<void>
  /** Rejects with a bare text, as TronLink does. */
  decline(): void
}

export interface TronWallet {
  readonly address: string
  readonly prompts: readonly Prompt[]
  install(context: BrowserContext): Promise<void>
  /** The units of each transfer of its USDT, as the chain has them. */
  transfers(): Promise<readonly bigint[]>
}

/** Runs in the page before its own scripts: announces a wallet by TIP-6963 whose answers come from outside of the page. */
function announce(address: string): void {
  type Answer = { readonly result?: unknown; readonly error?: unknown }
  const ask = (transaction: unknown) =>
    (window as unknown as { askTronWallet: (asked: unknown) => Promise<Answer> }).askTronWallet(transaction)
  const tronWeb = {
    ready: true,
    defaultAddress: { base58: address },
    trx: {
      async sign(transaction: unknown) {
        const { result, error } = await ask(transaction)
        if (error !== undefined) throw error
        return result
      },
    },
  }
  const answers: Readonly<Record<string, unknown>> = { eth_accounts: [address], eth_chainId: '0x2b6653dc' }
  const provider = {
    tronWeb: false as typeof tronWeb | false,
    async request({ method }: { readonly method: string }) {
      if (method === 'eth_requestAccounts') {
        provider.tronWeb = tronWeb
        return [address]
      }
      if (method in answers) return answers[method]
      throw Object.assign(new Error('Unsupported'), { code: 4200 })
    },
    on() {},
    removeListener() {},
  }
  const info = { uuid: '0f6a2b0e-6c0d-4a52-9d6e-8a1f6f2d7c11', name: 'Outside TRON', icon: '', rdns: 'test.tron' }
  const tell = () =>
    window.dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('TIP6963:requestProvider', tell)
  tell()
}

/** A wallet outside of the page, whose signatures are tronweb's. */
export function createTronWallet(privateKey: string, rpcUrl: string): TronWallet {
  const tronWeb = new TronWeb({ fullHost: rpcUrl, privateKey })
  const address = tronWeb.defaultAddress.base58 as string
  const prompts: Prompt[] = []
  const ask = (transaction: never) =>
    new Promise<object>((resolve) => {
      prompts.push({
        approve: async () => resolve({ result: await tronWeb.trx.sign(transaction) }),
        decline: () => resolve({ error: 'Confirmation declined by user' }),
      })
    })
  return {
    address,
    prompts,
    async install(context) {
      await context.exposeFunction('askTronWallet', ask)
      await context.addInitScript(announce, address)
    },
    async transfers() {
      const { number } = (await askNode<Block>(rpcUrl, 'wallet/getblock', { detail: false })).block_header.raw_data
      const filter = {
        address: evmAddress(TRON_TOKENS.usdt.address),
        topics: [TRANSFER_TOPIC, topicOf(evmAddress(address))],
        fromBlock: `0x${Math.max(number - 4999, 0).toString(16)}`,
        toBlock: `0x${number.toString(16)}`,
      }
      const logs = await rpc<readonly { readonly data: string }[]>(`${rpcUrl}/jsonrpc`, 'eth_getLogs', [filter])
      return logs.map(({ data }) => BigInt(data))
    },
  }
}
