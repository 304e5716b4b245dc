interface Monogram {
  readonly letters: string
  readonly ground: string
}

// Plain letters instead of the banks' logos. White text has a contrast of at least 4.5:1 on each background.
const BANKS: readonly (readonly [RegExp, Monogram])[] = [
  [/\b(jp ?morgan )?chase\b/i, { letters: 'C', ground: '#1c4f8f' }],
  [/\bbank of america\b|\bbofa\b/i, { letters: 'BA', ground: '#b4232f' }],
  [/\bwells fargo\b/i, { letters: 'W', ground: '#a8323a' }],
  [/\bciti(bank|group)?\b/i, { letters: 'Ci', ground: '#0a5a9c' }],
  [/\bu\.?s\.? ?bank\b/i, { letters: 'US', ground: '#26357a' }],
  [/\bpnc\b/i, { letters: 'P', ground: '#9a4a08' }],
  [/\bcapital one\b/i, { letters: 'C1', ground: '#0b4a6f' }],
  [/\btruist\b/i, { letters: 'T', ground: '#4a2a74' }],
  [/\btd\b/i, { letters: 'TD', ground: '#1a6b2c' }],
  [/\bally\b/i, { letters: 'A', ground: '#6a1b5d' }],
]

/** Returns null for an unknown bank, which gets a bank icon instead. */
export const monogramOf = (bankName: string): Monogram | null =>
  BANKS.find(([pattern]) => pattern.test(bankName))?.[1] ?? null
