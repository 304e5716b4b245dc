import { JsonRpcProvider, Wallet, getAddress, getBytes, hexlify } from 'ethers'
import * as z from 'zod'
import { testKey } from '../../sandbox/wallets/test-keys.ts'
import { JsonRpcError, rpc } from '../json-rpc.ts'
import { EVM_NETWORKS, type EvmNetwork, type EvmNetworkName } from '../networks.ts'
import type { Payment } from '../test-wallet/payment.ts'
import type { RpcUrls, TestAccount } from '../test-wallet/test-account.ts'
import { fromUnits } from '../token-amount.ts'
import { readTransferCall } from './erc20.ts'

const hex = z.string().regex(/^0x(?:[0-9a-f]{2})*$/i)
const address = z.string().regex(/^0x[0-9a-f]{40}$/i)
const quantity = z.string().regex(/^0x[0-9a-f]+$/i)
const ignored = z.unknown().optional()

/** A transaction of `eth_sendTransaction`. The wallet reckons the fee and the nonce itself; a field that is not known is refused. */
const transactionSchema = z.strictObject({
  from: address,
  to: address,
  data: hex.default('0x'),
  value: quantity.default('0x0'),
  chainId: quantity.optional(),
  gas: ignored,
  gasPrice: ignored,
  maxFeePerGas: ignored,
  maxPriorityFeePerGas: ignored,
  type: ignored,
})

/** A chain of the wallet: its id, and the node that runs here. */
interface Chain {
  readonly chainId: number
  readonly rpcUrl: string
}

const evmWallet = new Wallet(hexlify(testKey('evm', 0).secret))

/** EIP-191 over bytes, which are given as hexadecimal digits. */
function signMessage(message: unknown): Promise<string> {
  const parsed = hex.safeParse(message)
  if (!parsed.success) throw invalid('The message is no bytes.')
  return evmWallet.signMessage(getBytes(parsed.data))
}

function readTransaction(transaction: unknown, { chainId }: Chain) {
  const parsed = transactionSchema.safeParse(transaction)
  if (!parsed.success) throw invalid(z.prettifyError(parsed.error))
  const { from, to, data, value, chainId: asked = chainId } = parsed.data
  if (getAddress(from.toLowerCase()) !== evmWallet.address) throw new JsonRpcError(4100, 'This is another account.')
  if (Number(asked) !== chainId) throw invalid('The transaction is of another chain.')
  return { to: getAddress(to.toLowerCase()), data, value: BigInt(value) }
}

/** The payment of a transaction; null for any other than a transfer of a stablecoin. */
function paymentOf(transaction: unknown, chain: Chain): Payment | null {
  const { to, data, value } = readTransaction(transaction, chain)
  const network = Object.values<EvmNetwork>(EVM_NETWORKS).find(({ chainId }) => chainId === chain.chainId)
  const coin = (['usdc', 'usdt'] as const).find((name) => network?.tokens[name]?.address === to)
  const token = coin && network?.tokens[coin]
  const transfer = readTransferCall(data)
  if (!coin || !token || value !== 0n || !transfer) return null
  return { amount: fromUnits(transfer.value, token.decimals), coin: coin.toUpperCase(), to: transfer.to }
}

/** Signs a transaction and gives it to the node. Answers its hash. */
async function send(transaction: unknown, chain: Chain): Promise<string> {
  const asked = readTransaction(transaction, chain)
  const { rpcUrl, chainId } = chain
  const provider = new JsonRpcProvider(rpcUrl, chainId, { staticNetwork: true, cacheTimeout: -1 })
  try {
    const wallet = evmWallet.connect(provider)
    const signed = await wallet.signTransaction(await wallet.populateTransaction(asked))
    return await rpc<string>(rpcUrl, 'eth_sendRawTransaction', [signed])
  } catch (error) {
    throw error instanceof JsonRpcError ? error : new JsonRpcError(-32000, shortMessageOf(error))
  } finally {
    provider.destroy()
  }
}

const shortMessageOf = (error: unknown) =>
  (error as { shortMessage?: string }).shortMessage ?? 'The transaction could not be sent.'

const invalid = (message: string) => new JsonRpcError(-32602, message)

export interface EvmState {
  readonly address: string
  readonly chains: readonly { readonly chainId: number; readonly title: string }[]
}

/** Methods that a node answers without a signature. */
const READS: ReadonlySet<unknown> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
])

const running = (rpcUrls: RpcUrls) =>
  Object.keys(rpcUrls).filter((network): network is EvmNetworkName => Object.hasOwn(EVM_NETWORKS, network))

export const evmAccount = {
  address: evmWallet.address,
  coins: '10',
  state: (rpcUrls): EvmState => ({
    address: evmWallet.address,
    chains: running(rpcUrls).map((network) => {
      const { title, chainId } = EVM_NETWORKS[network]
      return { title, chainId }
    }),
  }),
  methods(rpcUrls) {
    const chainOf = (chainId: unknown): Chain => {
      const network = running(rpcUrls).find((name) => EVM_NETWORKS[name].chainId === chainId)
      if (!network) throw new JsonRpcError(4901, 'The network of the wallet does not run.')
      return { chainId: EVM_NETWORKS[network].chainId, rpcUrl: rpcUrls[network]! }
    }
    return {
      evm_signMessage: (message) => signMessage(message),
      evm_payment: (chainId, transaction): Payment | null => paymentOf(transaction, chainOf(chainId)),
      evm_send: (chainId, transaction) => send(transaction, chainOf(chainId)),
      evm_read(chainId, method, params) {
        if (!READS.has(method)) throw new JsonRpcError(4200, `The wallet does not know ${String(method)}.`)
        return rpc(chainOf(chainId).rpcUrl, method as string, Array.isArray(params) ? params : [])
      },
    }
  },
} satisfies TestAccount<EvmState>
