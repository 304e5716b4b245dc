import type { PayoutOutcome } from './state-machine.ts'

const MAGIC = /^1313\.(\d\d)$/

/** The cents of a magic amount; null for any other amount. */
const centsOf = (amount: string) => MAGIC.exec(amount)?.[1] ?? null

const outcomes: Readonly<Record<string, PayoutOutcome>> = {
  '41': 'fails',
  '42': 'failsAndReturns',
  '43': 'failsPrecondition',
  '44': 'staysProcessing',
  '45': 'staysPending',
  '46': 'staysFunded',
  '71': 'isReturned',
  '72': 'isRefundedLater',
  '73': 'isRefundedInPart',
  '74': 'asksForRefundDetails',
}

export const outcomeOf = (amount: string): PayoutOutcome => outcomes[centsOf(amount) ?? ''] ?? 'normal'

export type CreationFailure =
  | 'error'
  | 'message'
  | 'string'
  | 'issues'
  | 'source'
  | 'empty'
  | 'drop'
  | 'tooMany'
  | 'noInstructions'

const creationFailures: Readonly<Record<string, CreationFailure>> = {
  '51': 'error',
  '52': 'message',
  '53': 'string',
  '54': 'issues',
  '55': 'source',
  '56': 'empty',
  '57': 'drop',
  '58': 'tooMany',
  '59': 'noInstructions',
}

export const creationFailureOf = (amount: string): CreationFailure | null =>
  creationFailures[centsOf(amount) ?? ''] ?? null

export const failsToCancel = (amount: string) => centsOf(amount) === '47'
export const answersLate = (amount: string) => centsOf(amount) === '61'
export const failsToQuote = (amount: string) => centsOf(amount) === '62'
