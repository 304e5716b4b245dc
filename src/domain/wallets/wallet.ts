import type { OpenEnum } from '../../lib/open-enum.ts'
import type { Network } from '../networks.ts'

export interface Wallet {
  readonly id: string
  readonly network: OpenEnum<Network>
  readonly address: string
  readonly nickname: string | null
  /** True when a signature proved the ownership; address-book entries and multisigs have no signature. */
  readonly signed: boolean
}

export interface SigningChallenge {
  readonly message: string
  readonly nonce: string
  readonly expiresAt: Date
}

export interface WalletPayload {
  readonly network: Network
  readonly address: string
  readonly nickname: string
  readonly consent: boolean
  readonly isConnected: boolean
}

export interface WalletProof {
  readonly signature: string
  readonly nonce: string
}
