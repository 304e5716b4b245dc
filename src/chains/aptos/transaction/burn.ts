import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { ChainNode } from '../../adapter.ts'
import { TERMS } from '../../cctp/facts.ts'
import { readBurnContracts } from '../../cctp/contracts.ts'
import { ChainError } from '../../chain-error.ts'
import type { BurnOrder } from '../../transfer-order.ts'
import { address } from '../address.ts'
import { byteVector, u32, u64, uleb128, vector } from './bcs.ts'
import { readScript, type Value } from './script.ts'
import type { BurnCall } from './transfer.ts'

const KINDS = { u64: 1, address: 3, u32: 7 } as const

/** A wallet's SDK passes it to write an argument of a script. Not the SDK's class, which brings the whole SDK along. */
interface Serializer {
  serializeFixedBytes(bytes: Uint8Array): void
  serializeU32AsUleb128(value: number): void
}

function argument(kind: keyof typeof KINDS, bytes: Uint8Array) {
  const serialize = (serializer: Serializer) => serializer.serializeFixedBytes(bytes)
  return {
    bytes: concatBytes(uleb128(KINDS[kind]), bytes),
    forWallet: {
      serialize,
      serializeForScriptFunction(serializer: Serializer) {
        serializer.serializeU32AsUleb128(KINDS[kind])
        serialize(serializer)
      },
      bcsToBytes: () => bytes,
      bcsToHex: () => ({ toString: () => `0x${bytesToHex(bytes)}`, toUint8Array: () => bytes }),
    },
  }
}

/** In the order of Circle's script. */
const argumentsOf = ({ units, token, burn }: BurnOrder) => [
  argument('u64', u64(units)),
  argument('u32', u32(burn.domain)),
  argument('address', address(burn.recipient)),
  argument('address', address(TERMS.caller)),
  argument('address', address(token.address)),
  argument('u64', u64(TERMS.maxFee)),
  argument('u32', u32(TERMS.finality)),
]

const SCRIPT = 0

function callOf(order: BurnOrder, bytecode: Uint8Array): BurnCall {
  const given = argumentsOf(order)
  const code = byteVector(bytecode)
  return {
    bytes: concatBytes(uleb128(SCRIPT), code, vector([]), vector(given.map(({ bytes }) => bytes))),
    payload: {
      bytecode: `0x${bytesToHex(bytecode)}`,
      typeArguments: [],
      functionArguments: given.map(({ forWallet }) => forWallet),
    },
  }
}

const isAddress = (value: Value | undefined, asked: string) =>
  typeof value === 'string' && isSameAddress('aptos', value, asked)

function isBurnOf(signed: Uint8Array, { from, units, token, burn }: BurnOrder, bytecode: Uint8Array): boolean {
  const script = readScript(signed)
  if (!script || !isSameAddress('aptos', script.sender, from)) return false
  const [amount, domain, recipient, caller, asset, fee, finality, ...more] = script.values
  return (
    bytesToHex(script.bytecode) === bytesToHex(bytecode) &&
    amount === units &&
    domain === BigInt(burn.domain) &&
    isAddress(recipient, burn.recipient) &&
    isAddress(caller, TERMS.caller) &&
    isAddress(asset, token.address) &&
    fee === TERMS.maxFee &&
    finality === BigInt(TERMS.finality) &&
    more.length === 0
  )
}

/** The call of the host's script, and a check that a signed transaction is that call. */
export function prepareBurn(order: BurnOrder, node: ChainNode) {
  const contracts = readBurnContracts('aptos', node)
  if (!contracts) throw new ChainError('network/no-cctp-domain')
  const { bytecode } = contracts
  return {
    call: callOf(order, bytecode),
    isAsked: (signed: Uint8Array) => isBurnOf(signed, order, bytecode),
  }
}
