import { isSameAddress } from '../../domain/wallets/addresses/address.ts'
import type { ChainNode, TransactionState, TransactionWatch } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { unreadable } from '../json-rpc.ts'
import { readOrder, type TransferOrder } from '../transfer-order.ts'
import { TRANSFER_TOPIC } from './erc20.ts'
import { addressOfTopic, lookAtNode, readNumber, readWord } from './node-values.ts'

interface Receipt {
  readonly isDone: boolean
  readonly sender: string
  readonly logs: readonly unknown[]
}

const ADDRESS = /^0x[0-9a-f]{40}$/i

const textOf = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '')

/** Reads the receipt of the transaction that was asked for; null while it is in no block. */
function readReceipt(value: unknown, hash: string): Receipt | null {
  if (value === null) return null
  const { transactionHash, blockNumber, status, from, logs } = (value ?? {}) as Readonly<Record<string, unknown>>
  const told = readWord(transactionHash)
  if (told === null || told !== readWord(hash)) throw unreadable()
  if (blockNumber === null) return null
  const outcome = readNumber(status)
  const isOutcome = outcome === 0n || outcome === 1n
  if (readNumber(blockNumber) === null || !isOutcome || !ADDRESS.test(textOf(from)) || !Array.isArray(logs))
    throw unreadable()
  return { isDone: outcome === 1n, sender: textOf(from), logs }
}

/**
 * What the token's contract says to have moved to the payout's address, from the payout's wallet. In a transaction that somebody
 * else has sent, as for smart accounts, it may come from any address, because there an address of the account's own may hold it.
 */
function movedUnits({ logs, sender }: Receipt, { from, to, token }: TransferOrder): bigint {
  const isSame = (one: string | null, other: string) => one !== null && isSameAddress('ethereum', one, other)
  const mayBeAnybody = !isSame(sender, from)
  const counted = logs.map((log) => {
    const { address, topics, data, removed } = (log ?? {}) as Readonly<Record<string, unknown>>
    const [topic, source, target] = Array.isArray(topics) ? (topics as readonly unknown[]) : []
    const isTransfer = readWord(topic) === TRANSFER_TOPIC && removed !== true && isSame(textOf(address), token.address)
    const isOurs = isSame(addressOfTopic(target), to) && (mayBeAnybody || isSame(addressOfTopic(source), from))
    return isTransfer && isOurs ? BigInt(readWord(data) ?? 0) : 0n
  })
  return counted.reduce((sum, units) => sum + units, 0n)
}

async function look(transfer: Deposit, hash: string, node: ChainNode): Promise<TransactionState> {
  const order = readOrder('evm', transfer, node)
  const call = { method: 'eth_getTransactionReceipt', params: [hash] }
  const receipt = readReceipt(await lookAtNode(node, transfer.network, call), hash)
  if (!receipt) return 'unseen'
  if (!receipt.isDone) return 'failed'
  return movedUnits(receipt, order) >= order.units ? 'confirmed' : 'different'
}

/** One confirmation is enough (decisions.md C6). What an EVM network does not know may always get there: it never expires. */
export const follow = (transfer: Deposit, hash: string, node: ChainNode): TransactionWatch => ({
  hash,
  look: () => look(transfer, hash, node),
})
