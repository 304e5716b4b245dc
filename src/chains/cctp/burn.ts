import { bytesToHex } from '@noble/hashes/utils.js'
import type { Network } from '../../domain/networks.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import { decodeBase58 } from '../../domain/wallets/addresses/base58.ts'
import { ChainError } from '../chain-error.ts'
import { chainFacts } from '../network-table.ts'

export interface Burn {
  /** Circle's number of the network that mints them. */
  readonly domain: number
  /** `0x` and the 32 bytes of an address there. */
  readonly recipient: string
}

/** A standard transfer: Circle takes no fee, and waits until the burn is final. Anyone may hand the message over. */
export const TERMS = { caller: `0x${'0'.repeat(64)}`, maxFee: 0n, finality: 2000 } as const

const HEXADECIMAL = /^0x/i

/** On Solana it is the account of the tokens, and not its owner's (decisions.md C3). */
const digitsOf = (address: string): string =>
  HEXADECIMAL.test(address)
    ? address.replace(HEXADECIMAL, '').toLowerCase()
    : bytesToHex(decodeBase58(address) ?? new Uint8Array())

/** Throws for a network without a domain, and for a token that cannot be burned. */
export function readBurn({ network, coin }: Deposit, redemption: Network, to: string): Burn {
  const domain = chainFacts(redemption)?.circleDomain
  const digits = digitsOf(to)
  if (domain === undefined || !digits || coin !== 'usdc' || !isRegisteredNetwork(network))
    throw new ChainError('network/no-cctp-domain')
  return { domain, recipient: `0x${digits.padStart(64, '0')}` }
}
