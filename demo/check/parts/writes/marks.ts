/** What the check recognises its own things by, because an answer may be lost. */
export interface Marks {
  /** The ids of what was there before, which the check never touches, whatever the server answers. */
  readonly before: ReadonlySet<string>
  readonly address: string
  readonly nickname: string
  readonly walletIds: Set<string>
  readonly accountIds: Set<string>
  readonly payoutIds: Set<string>
  /** All that was cancelled or deleted. */
  readonly removedIds: Set<string>
  /** A call whose answer was lost may have made something that is not in the lists yet. */
  isAnswerLost: boolean
}

export const newMarks = (random: string, before: ReadonlySet<string>): Marks => ({
  before,
  address: `0x${random.slice(0, 40)}`,
  nickname: `Check ${random.slice(0, 8)}`,
  walletIds: new Set(),
  accountIds: new Set(),
  payoutIds: new Set(),
  removedIds: new Set(),
  isAnswerLost: false,
})
