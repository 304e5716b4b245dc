import { sha3_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { TransferOrder } from '../../transfer-order.ts'
import { address } from '../address.ts'
import { byteVector, text, u64, uleb128, vector } from './bcs.ts'

export const MAINNET_CHAIN_ID = 1

/** Everything that the sender signs. Two equal terms have the same bytes. */
export interface Terms {
  readonly order: TransferOrder
  readonly sequence: bigint
  readonly maxGas: bigint
  readonly gasPrice: bigint
  /** In seconds since 1970: it lands in no block whose time is not before. */
  readonly expiration: bigint
  readonly burn?: BurnCall
}

/** The call that burns the tokens, in BCS and in the form for wallets. */
export interface BurnCall {
  readonly bytes: Uint8Array
  readonly payload: object
}

const FRAMEWORK = '0x1'
const ENTRY_FUNCTION = 2
const STRUCT = 7

const METADATA = concatBytes(uleb128(STRUCT), address(FRAMEWORK), text('fungible_asset'), text('Metadata'), vector([]))

const transferOf = ({ token, to, units }: TransferOrder) =>
  concatBytes(
    uleb128(ENTRY_FUNCTION),
    address(FRAMEWORK),
    text('primary_fungible_store'),
    text('transfer'),
    vector([METADATA]),
    vector([address(token.address), address(to), u64(units)].map(byteVector)),
  )

/** A `RawTransaction` in BCS, without a fee payer. */
export const rawTransaction = ({ order, sequence, maxGas, gasPrice, expiration, burn }: Terms): Uint8Array =>
  concatBytes(
    address(order.from),
    u64(sequence),
    burn?.bytes ?? transferOf(order),
    u64(maxGas),
    u64(gasPrice),
    u64(expiration),
    Uint8Array.of(MAINNET_CHAIN_ID),
  )

/** The same call for wallets, which build it themselves. Units are a text, because a message between frames may be JSON. */
const transferPayload = ({ token, to, units }: TransferOrder) => ({
  function: '0x1::primary_fungible_store::transfer',
  typeArguments: ['0x1::fungible_asset::Metadata'],
  functionArguments: [token.address, to, units.toString()],
})

export const payloadOf = ({ order, burn }: Terms): object => burn?.payload ?? transferPayload(order)

const SINGLE_SENDER = 4
const NO_ACCOUNT_AUTHENTICATOR = 4

/** For a simulation, which checks no key. */
export const unsignedTransaction = (raw: Uint8Array): Uint8Array =>
  concatBytes(raw, uleb128(SINGLE_SENDER), uleb128(NO_ACCOUNT_AUTHENTICATOR))

const ED25519 = 0
const MULTI_ED25519 = 1
/** A single key, several keys, and an account whose own function authenticates it. */
const WRAPPED: readonly unknown[] = [2, 3, 5]
/** A `TransactionAuthenticator` of more may not fit into the 64 kB of a transaction. */
const AUTHENTICATOR_MAX_BYTES = 60_000

const isEd25519 = (bytes: Uint8Array) => bytes.length === 99 && bytes[1] === 32 && bytes[34] === 64

/** A `SignedTransaction` of the sender alone; null for an `AccountAuthenticator` that no transaction takes. */
export function signedTransaction(raw: Uint8Array, authenticator: Uint8Array): Uint8Array | null {
  const [variant] = authenticator
  if (authenticator.length > AUTHENTICATOR_MAX_BYTES) return null
  if (WRAPPED.includes(variant)) return concatBytes(raw, uleb128(SINGLE_SENDER), authenticator)
  // For these two, the transaction's authenticator equals the account's.
  if (variant === ED25519) return isEd25519(authenticator) ? concatBytes(raw, authenticator) : null
  return variant === MULTI_ED25519 ? concatBytes(raw, authenticator) : null
}

const hex = (bytes: Uint8Array) => `0x${bytesToHex(bytes)}`

const DOMAIN = sha3_256(utf8ToBytes('APTOS::Transaction'))
const USER_TRANSACTION = 0

export const hashOf = (signed: Uint8Array): string =>
  hex(sha3_256(concatBytes(DOMAIN, uleb128(USER_TRANSACTION), signed)))

const DERIVED_FROM_OBJECT = 0xfc

export const primaryStore = (owner: string, token: string): string =>
  hex(sha3_256(concatBytes(address(owner), address(token), Uint8Array.of(DERIVED_FROM_OBJECT))))
