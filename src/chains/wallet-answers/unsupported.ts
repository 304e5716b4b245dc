import { NO_SUCH_METHOD } from './facts.ts'
import { isRefusal } from './refusals.ts'
import { readFailure } from './read-failure.ts'

/** Hardware wallets have no code for it. What they say of a chain or a network is another matter. */
const IN_WORDS =
  /^(?!.*(?<!off[- ])\b(?:chain|network)\b).*(?:\bunsupported|(?:\bnot\b|n['’]t) (?:yet |currently |be )?(?:a )?(?:support|implement)|(?:\bno such|\bunknown) method|\bmethod (?:was )?not (?:found|exist))/i

/** Only after these may the wallet be asked in another way: any other answer may be its customer’s no (decisions.md W12). */
export function isUnsupported(error: unknown): boolean {
  const { codes, texts } = readFailure(error)
  if (codes.some((code) => NO_SUCH_METHOD.includes(code))) return true
  return texts.some((text) => IN_WORDS.test(text)) && !isRefusal(error)
}
