import type { Row } from './catalogue.ts'
import { played } from './evm-script.ts'

const SENT = '37.25 USDC sent'

/** The transaction that brings the tokens is another's, or the wallet does not say which it is. */
export const RELAYED: readonly Row[] = [
  played('isRelayed', SENT),
  played('answersOperation', SENT),
  played('answersBundle', 'Sending your USDC'),
  played('answersSignature', 'We don’t know if your wallet sent this.'),
  played('sendsUnanswered', 'Your wallet hasn’t answered'),
]
