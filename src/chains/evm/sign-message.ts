import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { ask } from './provider.ts'

/** Accounts that are contracts sign with any number of bytes (EIP-1271, ERC-6492); the server's word counts (decisions.md W18). */
const SIGNATURE = /^0x(?:[0-9a-f]{2})+$/i

const toHex = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** EIP-191 `personal_sign`. The text travels as bytes, because a wallet may take a text for hexadecimal. */
export async function signMessage({ wallet, address }: WalletSession, message: string): Promise<string> {
  const signature = await ask(wallet.provider, 'personal_sign', [`0x${toHex(message)}`, address])
  if (typeof signature === 'string' && SIGNATURE.test(signature)) return signature
  throw new ChainError('wallet/connection-failed')
}
