import { rpc } from '../../chains/json-rpc.ts'
import type { ChainTransaction } from './read.ts'

const BALANCE_OF = '0x70a08231'
const ONE_COIN = 10n ** 18n

export async function evmUnits(rpcUrl: string, token: string, owner: string): Promise<bigint> {
  const data = BALANCE_OF + owner.slice(2).toLowerCase().padStart(64, '0')
  const answer = await rpc<string>(rpcUrl, 'eth_call', [{ to: token, data }, 'latest'])
  return answer === '0x' ? 0n : BigInt(answer)
}

export async function evmTransaction(rpcUrl: string, hash: string): Promise<ChainTransaction> {
  type Receipt = { readonly status: string; readonly blockNumber: string } | null
  const receipt = await rpc<Receipt>(rpcUrl, 'eth_getTransactionReceipt', [hash])
  if (!receipt) return { status: 'not found', block: null }
  return {
    status: receipt.status === '0x1' ? 'confirmed' : 'failed',
    block: BigInt(receipt.blockNumber).toString(),
  }
}

export async function giveEvmCoins(rpcUrl: string, address: string): Promise<void> {
  const balance = BigInt(await rpc<string>(rpcUrl, 'eth_getBalance', [address, 'latest']))
  await rpc(rpcUrl, 'anvil_setBalance', [address, `0x${(balance + ONE_COIN).toString(16)}`])
}
