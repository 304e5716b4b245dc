import { networkOfChainId, type Network } from '../../domain/networks.ts'
import { isEvmAddress } from '../../domain/wallets/addresses/evm.ts'
import { ChainError } from '../chain-error.ts'
import { ask } from '../injected/provider.ts'

export function readAccount(accounts: unknown): string | null {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : null
  return typeof first === 'string' && isEvmAddress(first) ? first : null
}

/** A wallet without an account is locked: asks once more, so that the customer unlocks it (decisions.md W12). */
export async function askForAccount(provider: unknown): Promise<string> {
  for (let asked = 0; asked < 2; asked += 1) {
    const shown = await ask(provider, 'eth_requestAccounts')
    const account = readAccount(shown)
    if (account !== null) return account
    // Unlocking would not change an account of another family.
    if (Array.isArray(shown) && shown.length > 0) throw new ChainError('wallet/connection-failed')
  }
  throw new ChainError('wallet/locked')
}

/** Hexadecimal by EIP-695, but some wallets send a number. */
export function readChainId(chainId: unknown): number | null {
  const number = typeof chainId === 'string' || typeof chainId === 'number' ? Number(chainId) : Number.NaN
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

export function networkOfChain(chainId: unknown): Network | null {
  const number = readChainId(chainId)
  return number === null ? null : networkOfChainId(number)
}
