// The call is written by hand: this file is served to a browser as it is, and so imports no package.
import type { ChainReader } from '../../chain-reader.ts'
import { rpc } from '../../json-rpc.ts'

const BALANCE_OF = '0x70a08231'
const ONE_COIN = 10n ** 18n

type Receipt = { readonly status: string; readonly blockNumber: string } | null

export const evmReader: ChainReader = {
  async units(rpcUrl, token, owner) {
    const data = BALANCE_OF + owner.slice(2).toLowerCase().padStart(64, '0')
    const answer = await rpc<string>(rpcUrl, 'eth_call', [{ to: token, data }, 'latest'])
    return answer === '0x' ? 0n : BigInt(answer)
  },
  async transaction(rpcUrl, hash) {
    const receipt = await rpc<Receipt>(rpcUrl, 'eth_getTransactionReceipt', [hash])
    if (!receipt) return { status: 'not found', block: null }
    return {
      status: receipt.status === '0x1' ? 'confirmed' : 'failed',
      block: BigInt(receipt.blockNumber).toString(),
    }
  },
  async giveCoins(rpcUrl, address) {
    const balance = BigInt(await rpc<string>(rpcUrl, 'eth_getBalance', [address, 'latest']))
    await rpc(rpcUrl, 'anvil_setBalance', [address, `0x${(balance + ONE_COIN).toString(16)}`])
  },
}
