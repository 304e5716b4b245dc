import { isTronAddress } from '../../domain/wallets/addresses/tron.ts'
import { withTimeout } from '../../lib/timing/with-timeout.ts'
import { ChainError } from '../chain-error.ts'
import { askNow, isProvider } from '../injected/provider.ts'

/** The transaction that tronweb signs and returns with `signature`. */
export interface TronTransaction {
  readonly visible: boolean
  readonly txID: string
  readonly raw_data: object
  readonly raw_data_hex: string
}

/** The part of tronweb that a wallet gives to the page, for the account that it has chosen. */
interface TronWeb {
  readonly ready?: unknown
  readonly defaultAddress?: { readonly base58?: unknown }
  readonly trx: {
    sign(transaction: TronTransaction): Promise<unknown>
    getBlockByNumber?(number: number): Promise<{ readonly blockID?: unknown }>
  }
}

const MAINNET = 0x2b6653dc
const TESTNETS: Readonly<Record<number, string>> = { 0x94a9059e: 'Shasta', 0xcd8690dc: 'Nile' }

export const isMainnet = (chain: number | null): boolean => chain === MAINNET
export const nameOfChain = (chain: number | null): string => (chain === null ? '?' : (TESTNETS[chain] ?? String(chain)))

/** The tronweb of an unlocked wallet; null while the wallet is locked, or has not put it there yet. */
export function readyTronWeb(provider: unknown): TronWeb | null {
  try {
    const { tronWeb } = provider as { readonly tronWeb?: TronWeb | false }
    return tronWeb && tronWeb.ready !== false && typeof tronWeb.trx?.sign === 'function' ? tronWeb : null
  } catch {
    return null
  }
}

export const notConnected = (): ChainError => new ChainError('wallet/locked', { family: 'tron' })

const readAddress = (value: unknown): string | null =>
  typeof value === 'string' && isTronAddress(value) ? value : null

export const readAccount = (accounts: unknown): string | null =>
  readAddress(Array.isArray(accounts) ? accounts[0] : null)

export function signingAddress(provider: unknown): string | null {
  try {
    return readAddress(readyTronWeb(provider)?.defaultAddress?.base58)
  } catch {
    return null
  }
}

export async function presentAddress(provider: unknown): Promise<string | null> {
  if (!isProvider(provider)) throw new ChainError('wallet/unreadable')
  return signingAddress(provider) ?? readAccount(await askNow(provider, 'eth_accounts').catch(() => []))
}

/** Hexadecimal by TIP-3326; events wrap it in an object (TIP-1193). */
export function readChain(reported: unknown): number | null {
  const value: unknown =
    typeof reported === 'object' && reported !== null && 'chainId' in reported ? reported.chainId : reported
  const chain = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isSafeInteger(chain) && chain > 0 ? chain : null
}

/** A wallet from before TIP-1193 does not name its chain, which is the end of the first block's id. */
async function chainOfNode(provider: unknown): Promise<number | null> {
  const genesis = await withTimeout(
    10_000,
    Promise.resolve(readyTronWeb(provider)?.trx.getBlockByNumber?.(0)),
    () => undefined,
  )
  const id = genesis?.blockID
  return typeof id === 'string' ? readChain(`0x${id.slice(-8)}`) : null
}

export async function presentChain(provider: unknown): Promise<number | null> {
  const chain = readChain(await askNow(provider, 'eth_chainId').catch(() => null))
  return chain ?? chainOfNode(provider).catch(() => null)
}
