import { Interface, concat, getAddress, keccak256, toUtf8Bytes } from 'ethers'

// No return value is declared: USDT on Ethereum has none, and the receipt shows the result.
const erc20 = new Interface([
  'function transfer(address to, uint256 value)',
  'function balanceOf(address owner) view returns (uint256)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])

export const TRANSFER_TOPIC = erc20.getEvent('Transfer')!.topicHash

export interface TransferLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
  readonly transactionHash: string
  readonly logIndex: string
}

interface TransferEvent {
  readonly from: string
  readonly to: string
  readonly value: bigint
}

/** The reference follows the arguments, where the token ignores it: so the chain itself records what was sent. */
export const transferData = (to: string, value: bigint, reference: string) =>
  concat([erc20.encodeFunctionData('transfer', [to, value]), referenceMark(reference)])

export const carriesReference = (input: string, reference: string) => input.endsWith(referenceMark(reference).slice(2))

export const balanceOfData = (owner: string) => erc20.encodeFunctionData('balanceOf', [owner])

export function readTransfer({ topics, data }: TransferLog): TransferEvent {
  const [from, to, value] = erc20.decodeEventLog('Transfer', data, topics)
  return { from: getAddress(String(from)), to: getAddress(String(to)), value: BigInt(value as bigint) }
}

const referenceMark = (reference: string) => keccak256(toUtf8Bytes(reference))
