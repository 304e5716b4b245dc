import { none, of, type Row } from './row.ts'

const ofWallet = (...codes: string[]) => codes.map((code) => `chainErrors.wallet/${code}`)
const ofNetwork = (...codes: string[]) => codes.map((code) => `chainErrors.network/${code}`)

/** What a wallet and a network answer: in toasts, beside what the list and the details say. */
export const WALLET_ROWS: readonly Row[] = [
  of('payout', ['notSent'], ...ofWallet('failed', 'unreadable', 'silent', 'changed', 'disconnected', 'no-account')),
  of('payout', ['notSent'], ...ofWallet('cannot-send', 'busy', 'locked', 'switch-by-hand', 'withdrawn')),
  of('payout', ['notSent'], ...ofWallet('send-declined', 'signed-other'), 'chainErrors.tron/refused.remedy'),
  of('payout', ['notSent'], ...ofNetwork('token-mismatch', 'token-unsupported', 'frozen', 'paused', 'refused')),
  of('payout', ['notSent'], ...ofNetwork('replaced', 'expired.remedy')),
  of('payout', ['notSent', 'dontSend'], ...ofNetwork('different')),
  of('payout', ['maybeSent'], ...ofWallet('send-unknown', 'unanswered'), 'chainErrors.aptos/send-unknown.remedy'),
  of('payout', ['maybeSent'], ...ofNetwork('unchecked', 'unfinished')),
  of('payout', ['sent'], ...ofNetwork('tokens-held')),
  of('payout', ['sent', 'comesBack'], ...ofWallet('sent-anyway')),
  none('a refusal before anything is sent, or in words that the specification quotes', 'chainErrors*'),
  none('a connection, which sends nothing', 'connection*'),
]
