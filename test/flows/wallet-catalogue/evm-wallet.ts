import type { BrowserContext } from 'playwright-core'
import { keccak256, Wallet, type TransactionRequest } from 'ethers'
import { rpc } from '../../../demo/chains/json-rpc.ts'
import { EVM_NETWORKS } from '../../../demo/chains/networks.ts'
import type { Customer } from '../kill-matrix/customer.ts'
import type { Stage } from '../support/stage.ts'
import type { Announced } from './announced.ts'

export const BASE = '0x2105'
export const ETHEREUM = '0x1'

type Answer = (params: readonly unknown[]) => unknown

/** What the wallet is asked to send. */
interface Asked {
  readonly to: string
  readonly data: string
}

interface Signed {
  readonly raw: string
  readonly hash: string
}

/** A wallet outside of the page, whose every answer a row of the catalogue writes. An answer that is thrown is the wallet's error. */
export interface EvmWallet {
  readonly kind: 'evm'
  /** The customer of the present row. */
  owner: Wallet
  accounts: readonly string[]
  chainId: string
  /** Of its node, which the page reads too. */
  readonly url: string
  readonly answers: Map<string, Answer>
  /** The methods it was asked for. */
  readonly asked: string[]
  reset(customer: Customer): void
  isDone(hash: unknown): Promise<boolean>
  sign(asked: TransactionRequest): Promise<Signed>
  broadcast(signed: Signed): Promise<string>
  /** Signs what was asked for, and broadcasts it. */
  send(asked: unknown): Promise<string>
  tell(event: string, detail: unknown): Promise<void>
  rpc<Result>(method: string, params?: readonly unknown[]): Promise<Result>
  install(context: BrowserContext): Promise<void>
}

const FEE = 2_000_000_000n

/** The parts of a request that a wallet signs. */
export const callOf = (asked: unknown): Asked => {
  const { to, data } = asked as Asked
  return { to, data }
}

export function createEvmWallet({ demo }: Stage, announced: Announced): EvmWallet {
  const url = demo.rpcUrls['base']!
  const contexts: BrowserContext[] = []
  const answers = new Map<string, Answer>()
  const defaults: Readonly<Record<string, Answer>> = {
    eth_requestAccounts: () => wallet.accounts,
    eth_accounts: () => wallet.accounts,
    eth_chainId: () => wallet.chainId,
    eth_getCode: () => '0x',
    eth_sendTransaction: ([asked]) => wallet.send(asked),
    wallet_revokePermissions: () => null,
    async wallet_switchEthereumChain([chain]) {
      wallet.chainId = (chain as { chainId: string }).chainId
      await wallet.tell('chainChanged', wallet.chainId)
      return null
    },
  }
  const answer = async (method: string, params: readonly unknown[]): Promise<object> => {
    wallet.asked.push(method)
    const scripted = answers.get(method) ?? defaults[method]
    if (!scripted) return { error: { code: 4200, message: `No ${method}` } }
    try {
      return { result: await scripted(params) }
    } catch (error) {
      return { error: error instanceof Error ? { message: error.message } : error }
    }
  }
  const wallet: EvmWallet = {
    kind: 'evm',
    owner: Wallet.createRandom() as unknown as Wallet,
    accounts: [],
    chainId: BASE,
    url,
    answers,
    asked: [],
    async isDone(hash) {
      const receipt = await wallet.rpc<{ status: string } | null>('eth_getTransactionReceipt', [hash])
      return receipt?.status === '0x1'
    },
    reset({ evm: owner }) {
      answers.clear()
      wallet.asked.length = 0
      Object.assign(wallet, { owner, accounts: [owner.address], chainId: BASE })
    },
    rpc: (method, params = []) => rpc(url, method, params),
    async sign(asked) {
      const nonce = Number(await wallet.rpc('eth_getTransactionCount', [wallet.owner.address, 'latest']))
      const fees = { maxFeePerGas: FEE, maxPriorityFeePerGas: FEE, gasLimit: 200_000n }
      const whole = { type: 2, chainId: EVM_NETWORKS.base.chainId, nonce, value: 0n, ...fees, ...asked }
      const raw = await wallet.owner.signTransaction(whole)
      return { raw, hash: keccak256(raw) }
    },
    broadcast: ({ raw }) => wallet.rpc('eth_sendRawTransaction', [raw]),
    send: async (asked) => wallet.broadcast(await wallet.sign(callOf(asked))),
    async tell(event, detail) {
      const said = `window.dispatchEvent(new CustomEvent('scripted:${event}', { detail: ${JSON.stringify(detail)} }))`
      await Promise.all(contexts.flatMap((context) => context.pages()).map((page) => page.evaluate(said)))
    },
    async install(context) {
      contexts.push(context)
      await context.exposeFunction('askScriptedWallet', answer)
      await context.addInitScript(announced)
    },
  }
  return wallet
}
