import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { isRejection, isUnsupported, readFailure } from '../wallet-failure.ts'
import { ask } from '../injected/provider.ts'

/** Contract accounts sign with any number of bytes (EIP-1271, ERC-6492), which the server verifies (decisions.md W18). */
const SIGNATURE = /^0x(?:[0-9a-f]{2})+$/i

/** WalletConnect: a method that the wallet has not permitted, or does not support. */
const NOT_PERMITTED: readonly unknown[] = [3001, 5101, 10_001]
/** Hardware wallets have no code for it. */
const IN_WORDS = /^(?=.*sign)(?=.*(?:\bnot\b|n['’]t\b|\bunsupported)).*support/im

/** Some wallets sign transactions but no messages (decisions.md W11). */
function asCannotSign(error: unknown): never {
  const { cause } = error as Error
  const { codes, text } = readFailure(cause)
  const isSaid = codes.some((code) => NOT_PERMITTED.includes(code)) || (IN_WORDS.test(text) && !isRejection(cause))
  if (isUnsupported(cause) || isSaid) throw new ChainError('wallet/cannot-sign', { cause: error })
  throw error
}

const toHex = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** EIP-191 `personal_sign`. Sends the text as bytes, because a wallet may mistake a text for hexadecimal. */
export async function signMessage({ wallet, address, isMultisig }: WalletSession, message: string): Promise<string> {
  const signature = await ask(wallet.provider, 'personal_sign', [`0x${toHex(message)}`, address]).catch(asCannotSign)
  if (typeof signature === 'string' && SIGNATURE.test(signature)) return signature
  throw new ChainError(isMultisig ? 'wallet/cannot-sign' : 'wallet/connection-failed')
}
