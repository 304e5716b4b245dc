import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { isUnsupported } from '../wallet-answers/unsupported.ts'
import { ask } from '../injected/provider.ts'

/** Contract accounts sign with any number of bytes (EIP-1271, ERC-6492), which the server verifies (decisions.md W18). */
const SIGNATURE = /^0x(?:[0-9a-f]{2})+$/i

/** Some wallets sign transactions but no messages (decisions.md W11). */
function asCannotSign(error: unknown): never {
  throw isUnsupported((error as Error).cause) ? new ChainError('wallet/cannot-sign', { cause: error }) : error
}

const toHex = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** EIP-191 `personal_sign`. Sends the text as bytes, because a wallet may mistake a text for hexadecimal. */
export async function signMessage({ wallet, address, isMultisig }: WalletSession, message: string): Promise<string> {
  const signature = await ask(wallet.provider, 'personal_sign', [`0x${toHex(message)}`, address]).catch(asCannotSign)
  if (typeof signature === 'string' && SIGNATURE.test(signature)) return signature
  throw new ChainError(isMultisig ? 'wallet/cannot-sign' : 'wallet/unreadable')
}
