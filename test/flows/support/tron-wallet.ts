import type { BrowserContext } from 'playwright-core'
import { TronWeb } from 'tronweb'
import { TRON_TOKENS } from '../../../demo/chains/networks.ts'

const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

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
  const call = async (path: string, question: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch(`${rpcUrl}/${path}`, { method: 'POST', headers, body: JSON.stringify(question) })).json()
  }
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
      const hexOf = (base58: string) => TronWeb.address.toHex(base58).slice(2).toLowerCase()
      const { number } = ((await call('wallet/getblock', { detail: false })) as Block).block_header.raw_data
      const filter = {
        address: `0x${hexOf(TRON_TOKENS.usdt.address)}`,
        topics: [TRANSFER_TOPIC, `0x${hexOf(address).padStart(64, '0')}`],
        fromBlock: `0x${Math.max(number - 4999, 0).toString(16)}`,
        toBlock: `0x${number.toString(16)}`,
      }
      const asked = { jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [filter] }
      const { result } = (await call('jsonrpc', asked)) as { readonly result: readonly { readonly data: string }[] }
      return result.map(({ data }) => BigInt(data))
    },
  }
}
