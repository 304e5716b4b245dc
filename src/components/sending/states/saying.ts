import type { MessageId } from '../../../ui/text.tsx'

export type TransferAction =
  | 'send'
  | 'cancel'
  | 'cancelRequest'
  | 'wasntSent'
  | 'haventSent'
  | 'look'
  | 'explorer'
  | 'address'
  | 'enterId'
  | 'open'
  | 'support'

/** What is said of an off-ramp, and what is offered. */
export interface Saying {
  readonly tone: 'info' | 'warning' | 'neutral'
  /** `byOutcome`: what became of its money is said by `endOf` and `arrivalOf`. */
  readonly title: MessageId | 'byOutcome'
  readonly text: MessageId | 'byOutcome'
  /** A second sentence, such as one that the specification quotes. */
  readonly note?: MessageId
  /** Whether the transaction's ID is shown, which support asks for. */
  readonly shows?: 'transaction'
  /** `alert`: a screen reader says it at once. */
  readonly role?: 'alert'
  readonly actions: readonly TransferAction[]
}

/** One that does not leave it to the payout's outcome. */
export type Said = Saying & { readonly title: MessageId; readonly text: MessageId }

export const isSaid = (saying: Saying): saying is Said => saying.title !== 'byOutcome' && saying.text !== 'byOutcome'

/** A row of the table, and where a case has causes, what differs for each. */
export interface Row extends Saying {
  readonly causes?: Readonly<Record<string, Partial<Saying>>>
}
