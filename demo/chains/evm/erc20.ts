import { Interface, concat, getAddress, keccak256, toBeHex, toUtf8Bytes, zeroPadValue } from 'ethers'

// No return value is declared: USDT on Ethereum has none, and the receipt shows the result.
export const erc20 = new Interface([
  'function approve(address spender, uint256 value)',
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function balanceOf(address owner) view returns (uint256)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])

export const TRANSFER_TOPIC = erc20.getEvent('Transfer')!.topicHash
const TRANSFER_BYTES = 4 + 2 * 32

export interface TransferLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
  readonly transactionHash: string
  readonly logIndex: string
}

interface TransferCall {
  readonly to: string
  readonly value: bigint
}

interface TransferEvent extends TransferCall {
  readonly from: string
}

export const transferCall = (to: string, value: bigint) => erc20.encodeFunctionData('transfer', [to, value])

/** Null for any other call. */
export function readTransferCall(data: string): TransferCall | null {
  const isTransfer = data.length === 2 + 2 * TRANSFER_BYTES && data.startsWith(erc20.getFunction('transfer')!.selector)
  if (!isTransfer) return null
  const [to, value] = erc20.decodeFunctionData('transfer', data) as unknown as [string, bigint]
  return { to, value }
}

/** The reference follows the arguments, where the token ignores it: so the chain itself records what was sent. */
export const transferData = (to: string, value: bigint, reference: string) =>
  concat([transferCall(to, value), referenceMark(reference)])

export const carriesReference = (input: string, reference: string) => input.endsWith(referenceMark(reference).slice(2))

export const balanceOfData = (owner: string) => erc20.encodeFunctionData('balanceOf', [owner])

/** A number as calls and logs have it. */
export const word = (value: bigint | number) => toBeHex(value, 32)

/** An address as calls and logs have it. */
export const topicOf = (address: string) => zeroPadValue(address, 32)

export const transferLog = ({ from, to, value }: TransferEvent) => erc20.encodeEventLog('Transfer', [from, to, value])

export function readTransfer({ topics, data }: Pick<TransferLog, 'topics' | 'data'>): TransferEvent {
  const [from, to, value] = erc20.decodeEventLog('Transfer', data, topics)
  return { from: getAddress(String(from)), to: getAddress(String(to)), value: BigInt(value as bigint) }
}

const referenceMark = (reference: string) => keccak256(toUtf8Bytes(reference))
