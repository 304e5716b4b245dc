import { MOBILE_ADAPTER, MOBILE_REFUSALS, REFUSALS, WHOLE_WORDS, type Refusal } from './facts.ts'
import { readFailure, type WalletFailure } from './read-failure.ts'

const says = ({ codes, names, texts }: WalletFailure, refusal: Refusal): boolean =>
  (refusal.codes?.some((code) => codes.includes(code)) ?? false) ||
  (refusal.names?.some((name) => names.includes(name)) ?? false) ||
  texts.some((text) => refusal.text?.test(text.trim()))

const isOfMobileAdapter = ({ names, codes }: WalletFailure): boolean =>
  names.includes(MOBILE_ADAPTER) && codes.some((code) => MOBILE_REFUSALS.includes(code))

const isNo = (failure: WalletFailure): boolean =>
  isOfMobileAdapter(failure) || REFUSALS.some((refusal) => says(failure, refusal))

/** Whether the customer has said no to a request that can’t have broadcast anything, such as to connect or to sign. */
export function isRefusal(error: unknown): boolean {
  const failure = readFailure(error)
  return isNo(failure) || says(failure, { text: WHOLE_WORDS })
}

/** The same for a wallet that broadcasts by itself: words that a network may have said are no refusal. */
export function isRefusalToSend(failure: WalletFailure): boolean {
  const isAlone = failure.texts.length === 1 && failure.codes.every((code) => code === undefined)
  return isNo(failure) || (isAlone && says(failure, { text: WHOLE_WORDS }))
}
