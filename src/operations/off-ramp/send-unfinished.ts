import type { ApiClient } from '../../api/client.ts'
import { getPayout } from '../../api/payouts.ts'
import { depositOf, isSameDeposit, type Deposit } from '../../domain/payouts/deposit.ts'
import { isAsRequested } from '../intents/payout-intent.ts'
import type { Journal } from '../journal/journal.ts'
import { takesTokens } from './deposit-status.ts'
import { offRampEntry, sendPayout, type SendTask } from './send-payout.ts'
import { isSendable } from './state/sendable.ts'
import type { SendingParts } from './follow-to-end.ts'
import type { SendingEnd } from './sending.ts'
import type { Unfinished } from './unfinished.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Journal
}

/** Whether the customer may send: no wallet was asked, and the payout is what they asked for, as far as the journal knows. */
export function canSendUnfinished({ journal }: Pick<Parts, 'journal'>, { entry, payout }: Unfinished): boolean {
  const deposit = depositOf(payout)
  return deposit !== null && takesTokens(payout) && isSendable(journal, entry) && isAsRequested(journal, payout)
}

/** Records that the payout differs from the request: no later page offers to send tokens for it. */
export function recordDifference({ journal }: Pick<Parts, 'journal'>, payoutId: string): void {
  const entry = offRampEntry(journal, payoutId)
  if (entry) journal.record(entry.opId, { kind: 'differs', fields: [] })
}

/** Sends only tokens that the server still asks for (decisions.md C21). Rejects with `ApiError`, changing nothing, if it is silent. */
export const sendUnfinished = (parts: SendingParts, task: SendTask): Promise<SendingEnd> =>
  sendPayout(parts, { ...task, isWanted: () => isStillWanted(parts, task) })

interface Shown {
  readonly payoutId: string
  readonly deposit: Deposit
}

async function isStillWanted({ api, journal }: Parts, { payoutId, deposit }: Shown): Promise<boolean> {
  const payout = await getPayout(api, payoutId)
  const present = depositOf(payout)
  const isSame = present !== null && isSameDeposit(present, deposit)
  return isSame && takesTokens(payout) && isAsRequested(journal, payout)
}
