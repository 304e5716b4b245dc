import { isOf, type Answer, type Became, type Behaviour } from './behaviour.ts'

/**
 * What tells one behaviour from another where a page dies: what the page has heard by then, and what the chain comes to. The wallets of
 * the fake chain that the kill matrix runs (src/operations/off-ramp/fake-wallets.fixture.ts) have these names.
 */
export type Kind =
  | 'approves'
  | 'approvesLate'
  | 'declines'
  | 'declinesAndSends'
  | 'declinesWhatLanded'
  | 'failsBefore'
  | 'failsAfter'
  | 'reverts'
  | 'isForgotten'
  | 'speedsUp'
  | 'cancelsInWallet'
  | 'sendsOtherAmount'
  | 'answersOtherHash'
  | 'signsOther'
  | 'neverAnswers'
  | 'sendsUnanswered'

/** The wallet answers with the hash of what it has sent, or its page sends what it has signed. */
const HEARD: Readonly<Record<Became, Kind>> = {
  landed: 'approves',
  relayed: 'approves',
  failed: 'reverts',
  expired: 'isForgotten',
  spedUp: 'speedsUp',
  spedUpUnseen: 'speedsUp',
  cancelledInWallet: 'cancelsInWallet',
  otherPayee: 'cancelsInWallet',
  otherAmount: 'sendsOtherAmount',
  notIncluded: 'isForgotten',
  neverLeft: 'isForgotten',
}

const isSigned = (answers: Answer, broadcasts: boolean) =>
  isOf(answers, 'signed') || (isOf(answers, 'value') && !broadcasts)

export function kindOf({ answers, becomes, broadcasts, holdsMs, waitsMs }: Behaviour): Kind {
  const isSent = becomes !== 'neverLeft'
  if (answers === 'never') return isSent ? 'sendsUnanswered' : 'neverAnswers'
  if (isOf(answers, 'declines')) {
    if (!isSent) return 'declines'
    return holdsMs === undefined ? 'declinesAndSends' : 'declinesWhatLanded'
  }
  if (isSigned(answers, broadcasts) && !isSent) return 'signsOther'
  if (isOf(answers, 'fails') || isOf(answers, 'value')) return isSent ? 'failsAfter' : 'failsBefore'
  if (isOf(answers, 'hash') && answers.hash === 'other') return isSent ? 'answersOtherHash' : 'isForgotten'
  return becomes === 'landed' && waitsMs !== undefined ? 'approvesLate' : HEARD[becomes]
}
