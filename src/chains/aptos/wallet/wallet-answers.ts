import { isAptosAddress } from '../../../domain/wallets/addresses/move.ts'
import { withTimeout } from '../../../lib/timing/with-timeout.ts'
import { ChainError } from '../../chain-error.ts'
import { unsupportedNetwork } from '../../wallet-errors.ts'
import { isRefusal } from '../../wallet-answers/refusals.ts'
import { walletFailure } from '../../wallet-failure.ts'
import type { StandardWallet } from '../../wallet-standard/standard-wallet.ts'

type Fields = Readonly<Record<string, unknown>>

const CHAIN_ID = 1

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/** AIP-62 refuses by an answer, not by an error. */
export function approved(answer: unknown): Fields {
  if (isRefusal(answer)) throw new ChainError('wallet/rejected', { cause: answer })
  return fieldsOf(fieldsOf(answer)['args'])
}

/** An account's address is an object of the wallet's own SDK, or its text. */
export function readAddress(account: unknown): string | null {
  const { address } = fieldsOf(account)
  const text = address === undefined || address === null ? '' : String(address)
  return isAptosAddress(text) ? text : null
}

/** Null for mainnet. */
export function otherNetwork(network: unknown): string | null {
  const { chainId, name } = fieldsOf(network)
  if (Number(chainId) === CHAIN_ID) return null
  return typeof name === 'string' && name !== '' ? name : String(chainId ?? '?')
}

const ANSWERS_WITHIN_MS = 10_000

async function askNow(wallet: StandardWallet, feature: string, verb: string): Promise<unknown> {
  const answer = (async () => wallet.features[feature]?.[verb]?.())()
  return withTimeout(ANSWERS_WITHIN_MS, answer, () => {
    throw new ChainError('wallet/silent')
  })
}

export async function presentAddress(wallet: StandardWallet): Promise<string | null> {
  try {
    return readAddress(await askNow(wallet, 'aptos:account', 'account'))
  } catch (error) {
    throw walletFailure(error)
  }
}

/** Refuses a testnet (WAL-16), on which the same account has other tokens. */
export async function requireMainnet(wallet: StandardWallet): Promise<void> {
  const other = otherNetwork(await askNow(wallet, 'aptos:network', 'network'))
  if (other !== null) throw unsupportedNetwork(null, other)
}
