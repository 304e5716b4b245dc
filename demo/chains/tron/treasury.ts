import { hex } from '@scure/base'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { evmAddressOf } from '../../sandbox/wallets/signature.ts'
import { sandboxKey } from '../sandbox-keys.ts'
import { fromEvmAddress } from './address.ts'

interface TronKey {
  /** Hexadecimal digits. */
  readonly secret: string
  readonly address: string
}

export function tronKey(...purpose: readonly string[]): TronKey {
  const secret = sandboxKey('tron', ...purpose)
  return { secret: hex.encode(secret), address: fromEvmAddress(evmAddressOf(secp256k1.getPublicKey(secret))) }
}

/** Signs for the contract that has the tokens. */
export const tronTreasurer = () => tronKey('treasurer')

/** The contract `Treasury`, which pays each reference once. */
export const tronTreasury = () => tronKey('treasury').address
