import { bytesToHex } from '@noble/hashes/utils.js'
import type { Network } from '../../domain/networks.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import { decodeBase58 } from '../../domain/wallets/addresses/base58.ts'
import { ChainError } from '../chain-error.ts'
import { CCTP_DOMAINS } from './facts.ts'

export interface Burn {
  /** Circle's number of the network that mints them. */
  readonly domain: number
  /** `0x` and the 32 bytes of an address there. */
  readonly recipient: string
}

const HEXADECIMAL = /^0x/i

/** On Solana it is the account of the tokens, and not its owner's (decisions.md C3). */
const digitsOf = (address: string): string =>
  HEXADECIMAL.test(address)
    ? address.replace(HEXADECIMAL, '').toLowerCase()
    : bytesToHex(decodeBase58(address) ?? new Uint8Array())

const domainOf = (network: Network): number | undefined =>
  Object.hasOwn(CCTP_DOMAINS, network) ? CCTP_DOMAINS[network as keyof typeof CCTP_DOMAINS] : undefined

/** Throws for a network without a domain, and for a token that cannot be burned. */
export function readBurn({ network, coin }: Deposit, redemption: Network, to: string): Burn {
  const domain = domainOf(redemption)
  const digits = digitsOf(to)
  if (domain === undefined || !digits || coin !== 'usdc' || !isRegisteredNetwork(network))
    throw new ChainError('network/no-cctp-domain')
  return { domain, recipient: `0x${digits.padStart(64, '0')}` }
}
