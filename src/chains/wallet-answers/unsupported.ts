import { isRefusal } from './refusals.ts'
import { readFailure } from './read-failure.ts'

/**
 * The wallet does not have the method. EIP-1193: 4200; JSON-RPC: −32601; EIP-1474: −32004; WalletConnect: not authorised, not supported
 * (3001, 5101, 10001).
 */
export const NO_SUCH_METHOD: readonly unknown[] = [4200, -32_601, -32_004, 3001, 5101, 10_001]

/** Hardware wallets have no code for it. What they say of a chain or a network is another matter. */
const IN_WORDS =
  /^(?!.*(?<!off[- ])\b(?:chain|network)\b).*(?:\bunsupported|(?:\bnot\b|n['’]t) (?:yet |currently |be )?(?:a )?(?:support|implement)|(?:\bno such|\bunknown) method|\bmethod (?:was )?not (?:found|exist))/i

/** Only after these may the wallet be asked in another way: any other answer may be its customer’s no (decisions.md W12). */
export function isUnsupported(error: unknown): boolean {
  const { codes, texts } = readFailure(error)
  if (codes.some((code) => NO_SUCH_METHOD.includes(code))) return true
  return texts.some((text) => IN_WORDS.test(text)) && !isRefusal(error)
}
