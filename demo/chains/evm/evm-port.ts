import { Wallet, getAddress, hexlify, toBeHex } from 'ethers'
import type { ChainDeposit, ChainPort, ChainToken, ChainTransfer } from '../../sandbox/payouts/chain-port.ts'
import { rpc } from '../json-rpc.ts'
import { EVM_NETWORKS, type EvmNetwork, type EvmNetworkName, type EvmToken } from '../networks.ts'
import { sandboxKey } from '../sandbox-keys.ts'
import { oncePerReference } from '../once-per-reference.ts'
import { fromUnits, toUnits } from '../token-amount.ts'
import {
  TRANSFER_TOPIC,
  type TransferLog,
  balanceOfData,
  carriesReference,
  readTransfer,
  topicOf,
  transferData,
} from './erc20.ts'

const RECEIPT_POLL_MS = 40
const RECEIPT_TIMEOUT_MS = 20_000

interface Block {
  readonly number: string
  readonly hash: string
  readonly baseFeePerGas: string
}

export const evmTreasury = () => new Wallet(hexlify(sandboxKey('evm', 'treasury')))

/** Needs only the URL of the network, so a sandbox can use a network of another process. */
export function createEvmPort({ network, rpcUrl }: { network: EvmNetworkName; rpcUrl: string }): ChainPort {
  const { chainId, tokens }: EvmNetwork = EVM_NETWORKS[network]
  const treasury = evmTreasury()
  const tokenOf = (name: ChainToken) => {
    const token = tokens[name]
    if (!token) throw new Error(`${network} has no ${name}`)
    return token
  }

  const sendOnce = oncePerReference(async (transfer: ChainTransfer) => {
    const token = tokenOf(transfer.token)
    // The nonce is read before the search: a process that sends the same reference after the search uses the same nonce, and
    // the network rejects one of the two transactions.
    const nonce = await rpc<string>(rpcUrl, 'eth_getTransactionCount', [treasury.address, 'latest'])
    const earlier = await findSent(rpcUrl, token, { from: treasury.address, ...transfer })
    if (earlier) return { hash: earlier }

    const data = transferData(transfer.to, toUnits(transfer.amount, token.decimals), transfer.reference)
    const call = { from: treasury.address, to: token.address, data }
    const { baseFeePerGas } = await rpc<Block>(rpcUrl, 'eth_getBlockByNumber', ['latest', false])
    const gas = await rpc<string>(rpcUrl, 'eth_estimateGas', [call])
    const signed = await treasury.signTransaction({
      chainId,
      nonce: Number(nonce),
      to: token.address,
      data,
      gasLimit: (BigInt(gas) * 3n) / 2n,
      maxFeePerGas: BigInt(baseFeePerGas) * 2n + 1_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
    })
    const hash = await rpc<string>(rpcUrl, 'eth_sendRawTransaction', [signed])
    await succeeded(rpcUrl, hash)
    return { hash }
  })

  return {
    network,
    rpcUrl,
    send: sendOnce,
    async balance({ token: name, address }) {
      const token = tokenOf(name)
      const units = await rpc<string>(rpcUrl, 'eth_call', [
        { to: token.address, data: balanceOfData(address) },
        'latest',
      ])
      return fromUnits(BigInt(units), token.decimals)
    },
    async depositAddress(reference) {
      return new Wallet(hexlify(sandboxKey('evm', 'deposit', network, reference))).address
    },
    deposits: (cursor) => readDeposits(rpcUrl, tokens, cursor),
  }
}

interface Sent {
  readonly from: string
  readonly to: string
  readonly reference: string
}

async function findSent(rpcUrl: string, token: EvmToken, { from, to, reference }: Sent): Promise<string | null> {
  const topics = [TRANSFER_TOPIC, topicOf(from), topicOf(to)]
  const logs = await rpc<TransferLog[]>(rpcUrl, 'eth_getLogs', [{ address: token.address, fromBlock: '0x0', topics }])
  for (const { transactionHash } of logs) {
    const { input } = await rpc<{ input: string }>(rpcUrl, 'eth_getTransactionByHash', [transactionHash])
    if (carriesReference(input, reference)) return transactionHash
  }
  return null
}

async function succeeded(rpcUrl: string, hash: string): Promise<void> {
  const giveUpAt = Date.now() + RECEIPT_TIMEOUT_MS
  while (Date.now() < giveUpAt) {
    const receipt = await rpc<{ status: string } | null>(rpcUrl, 'eth_getTransactionReceipt', [hash])
    if (receipt?.status === '0x1') return
    if (receipt) throw new Error(`The network refused the transfer ${hash}`)
    await new Promise((resolve) => setTimeout(resolve, RECEIPT_POLL_MS))
  }
  throw new Error(`The network has not confirmed ${hash} yet`)
}

/**
 * Every transfer of the stablecoins, not only those to the sandbox: its addresses are in its database, which the port does
 * not know.
 */
async function readDeposits(rpcUrl: string, tokens: EvmNetwork['tokens'], cursor: string | null) {
  const head = await rpc<Block>(rpcUrl, 'eth_getBlockByNumber', ['latest', false])
  const from = await firstUnread(rpcUrl, cursor)
  const rows = Object.entries(tokens) as [ChainToken, EvmToken][]
  const names = new Map(rows.map(([name, token]) => [token.address, name]))
  const unread = from <= BigInt(head.number)
  const range = { address: [...names.keys()], topics: [TRANSFER_TOPIC], fromBlock: toBeHex(from), toBlock: head.number }
  const logs = unread ? await rpc<TransferLog[]>(rpcUrl, 'eth_getLogs', [range]) : []

  const deposits = logs.map((log): ChainDeposit => {
    const token = names.get(getAddress(log.address))!
    const { from, to, value } = readTransfer(log)
    const hash = log.transactionHash
    return {
      id: `${hash}:${BigInt(log.logIndex)}`,
      hash,
      token,
      from,
      to,
      amount: fromUnits(value, tokens[token]!.decimals),
    }
  })
  return { deposits, cursor: `${head.number}:${head.hash}` }
}

/** A cursor is a block hash. An unknown one is from before a restart of the chain, so everything is read. */
async function firstUnread(rpcUrl: string, cursor: string | null): Promise<bigint> {
  const [number, hash] = cursor?.split(':') ?? []
  if (!number) return 0n
  const block = await rpc<Block | null>(rpcUrl, 'eth_getBlockByNumber', [number, false])
  return block?.hash === hash ? BigInt(number) + 1n : 0n
}
