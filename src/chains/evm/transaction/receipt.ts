import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import { unreadable } from '../../http/http.ts'
import type { TransferOrder } from '../../transfer-order.ts'
import { TRANSFER_TOPIC } from '../erc20.ts'
import { addressOfTopic, readAddress, readNumber, readWord } from '../node-values.ts'

export interface Receipt {
  readonly isDone: boolean
  readonly block: bigint
  readonly sender: string
  readonly logs: readonly unknown[]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '')

export function readReceipt(value: unknown, hash: string): Receipt | null {
  if (value === null) return null
  const { transactionHash, blockNumber, status, from, logs } = (value ?? {}) as Readonly<Record<string, unknown>>
  const ownHash = readWord(transactionHash)
  if (ownHash === null || ownHash !== readWord(hash)) throw unreadable()
  if (blockNumber === null) return null
  const [block, outcome] = [readNumber(blockNumber), readNumber(status)]
  const isOutcome = outcome === 0n || outcome === 1n
  if (block === null || !isOutcome || readAddress(from) === null || !Array.isArray(logs)) throw unreadable()
  return { isDone: outcome === 1n, block, sender: textOf(from), logs }
}

/** Units moved from the payout's wallet to its address, or from any source where a smart account's transaction has another sender. */
export function movedUnits({ logs, sender }: Receipt, { from, to, token }: TransferOrder): bigint {
  const isSame = (one: string | null, other: string) => one !== null && isSameAddress('ethereum', one, other)
  const acceptsAnySender = !isSame(sender, from)
  const counted = logs.map((log) => {
    const { address, topics, data, removed } = (log ?? {}) as Readonly<Record<string, unknown>>
    const [topic, source, target] = Array.isArray(topics) ? (topics as readonly unknown[]) : []
    const isTransfer = readWord(topic) === TRANSFER_TOPIC && removed !== true && isSame(textOf(address), token.address)
    const isOurs = isSame(addressOfTopic(target), to) && (acceptsAnySender || isSame(addressOfTopic(source), from))
    return isTransfer && isOurs ? BigInt(readWord(data) ?? 0) : 0n
  })
  return counted.reduce((sum, units) => sum + units, 0n)
}
