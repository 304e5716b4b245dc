import { sampleOf } from '../support/sample.ts'
import type { OUTCOMES, WalletKind } from './customer.ts'
import type { Call, Faults } from './network.ts'
import type { Return, WalletFate } from './visit.ts'

/** At which moment a page dies: when a call has met its fate, or when the widget or the wallet has got so far. */
export type Moment = Exclude<Call, 'list' | 'look'> | 'asked' | 'acted' | 'following' | 'cancelFailed' | 'ended'

/**
 * What the customer finds in the list and does about it. `nothing`: no word of it. `unsent`: it is cancelled. `asked`: nothing is in
 * the wallet, and it is cancelled. `unsentOrAsked`: one of the two, since the calls of a page that is reloaded fail, and one that
 * needs no answer to them has come to its wallet before it is gone. `askedAndSent`: it is in the wallet, and the customer looks again.
 * `followed`: it is waited for. `open`: the form says that the payout may exist, and is filled in and sent again.
 */
export type Found =
  | 'nothing'
  | 'unsent'
  | 'asked'
  | 'unsentOrAsked'
  | 'askedAndSent'
  | 'cancelling'
  | 'followed'
  | 'open'

export interface Step {
  readonly name: string
  readonly kinds: readonly WalletKind[]
  readonly wallet?: WalletFate
  /** Until the page has died. */
  readonly faults?: Faults
  readonly dies: Moment
  /** The customer approves in the wallet before coming back, or when the widget asks what became of it. */
  readonly approves?: 'before' | 'after'
  /** From the coming back until the customer has found what is there. */
  readonly stays?: Faults
  /** What takes the place of `stays` once the list is there and the server was asked in vain. */
  readonly recovers?: Faults
  /** The second page dies as well, with what was found in sight, or when the customer's cancel has met this fate. */
  readonly diesAgain?: 'inSight' | 'unasked' | 'unanswered'
  /** What is found after that, where it is something else. */
  readonly foundAgain?: Found
  readonly found: Found
  readonly end: keyof typeof OUTCOMES
  /** The one of its schedules that every test run takes. */
  readonly always?: readonly [WalletKind, Return]
}

export interface Schedule extends Step {
  readonly kind: WalletKind
  readonly way: Return
}

const WAYS: readonly Return[] = ['reloaded', 'closed']

const isAlways = ({ always, kind, way }: Schedule) => always?.[0] === kind && always[1] === way

/** Every step with each of its wallets and in both ways; of those, what a test run has the time for. */
export function schedulesOf(steps: readonly Step[]): readonly (readonly [string, Schedule])[] {
  const all = steps.flatMap((step) =>
    step.kinds.flatMap((kind) => WAYS.map((way): Schedule => ({ ...step, kind, way }))),
  )
  return sampleOf(all, isAlways).map((schedule) => [`${schedule.kind}: ${schedule.name}; ${schedule.way}`, schedule])
}
