import type { Fate } from './life.ts'

const MAGIC = /^1313\.(\d\d)$/

/** The cents of an amount of 1313, never hit by accident. */
const centsOf = (amount: string) => MAGIC.exec(amount)?.[1] ?? null

const fates: Readonly<Record<string, Fate>> = {
  '41': 'fails',
  '42': 'failsAndReturns',
  '43': 'failsPrecondition',
  '44': 'staysProcessing',
  '45': 'staysPending',
  '46': 'staysFunded',
}

export const fateOf = (amount: string): Fate => fates[centsOf(amount) ?? ''] ?? 'normal'

export type CreationTrick =
  | 'error'
  | 'message'
  | 'string'
  | 'issues'
  | 'source'
  | 'empty'
  | 'drop'
  | 'tooMany'
  | 'noInstructions'

const creationTricks: Readonly<Record<string, CreationTrick>> = {
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

export const creationTrickOf = (amount: string): CreationTrick | null => creationTricks[centsOf(amount) ?? ''] ?? null

export const failsToCancel = (amount: string) => centsOf(amount) === '47'
export const answersLate = (amount: string) => centsOf(amount) === '61'
export const failsToQuote = (amount: string) => centsOf(amount) === '62'
