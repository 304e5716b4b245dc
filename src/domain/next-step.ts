import { byNumber, descending } from '../lib/table.ts'
import { accountChoices, ownAccounts } from './bank-accounts/account-list.ts'
import type { BankAccount } from './bank-accounts/bank-account.ts'
import { usableCurrencies, type AccessCustomer } from './access/access.ts'
import type { Application } from './application.ts'
import type { Fiat } from './currency.ts'
import { hasInstructions } from './payout-history/details.ts'
import { isOffloader } from './payout-history/parties.ts'
import { outcomeOf, type Payment } from './payouts/outcome.ts'
import type { Payout } from './payouts/payout.ts'
import { allowsSourceless } from './payouts/tokens.ts'
import { walletChoices } from './payouts/wallet-choices.ts'
import type { Wallet } from './wallets/wallet.ts'

/** The one thing that a customer can do next towards a first transfer, or for one that waits for money. */
export type NextStep =
  | { readonly kind: 'sendMoney' | 'sendTokens'; readonly payout: Payout }
  | { readonly kind: 'addWallet' | 'addBankAccount' | 'makeTransfer' }

type PaymentOf = (payout: Payout) => Payment
const allAwaited: PaymentOf = () => 'awaited'

interface Situation extends AccessCustomer {
  readonly access: Application['access']
  readonly payouts: readonly Payout[]
  readonly paymentOf?: PaymentOf
  readonly wallets: readonly Wallet[]
  readonly bankAccounts: readonly BankAccount[]
}

const byCreated = descending(byNumber<Payout>(({ created }) => created.getTime()))

/** An off-ramp that waits for tokens of the customer's wallet. */
const awaitsTokens = (payout: Payout): boolean =>
  payout.type === 'offRamp' &&
  payout.status === 'pending' &&
  !isOffloader(payout) &&
  payout.instructions?.resource.type === 'wallet'

/** The payouts that wait for the customer's bank transfer or tokens, the newest first. */
export const waitingPayouts = (payouts: readonly Payout[], paymentOf = allAwaited): readonly Payout[] =>
  payouts
    .filter((payout) => (hasInstructions(payout) || awaitsTokens(payout)) && paymentOf(payout) === 'awaited')
    .toSorted(byCreated)

/** The newest decides, not the direction: a bank transfer that was made long ago looks unpaid for days. */
export function waitingStep(payouts: readonly Payout[], paymentOf = allAwaited): NextStep | null {
  const [payout] = waitingPayouts(payouts, paymentOf)
  return payout ? { kind: payout.type === 'offRamp' ? 'sendTokens' : 'sendMoney', payout } : null
}

/** A first transfer is needed no more once one was delivered or is under way. */
const HAS_BEGUN: ReadonlySet<string> = new Set(['expected', 'sending', 'withUs', 'delivered', 'deliveredThenBack'])

const hasTransfer = (payouts: readonly Payout[]) =>
  payouts.some((payout) => payout.type !== 'microdeposit' && HAS_BEGUN.has(outcomeOf(payout).kind))

/** The step that is missing for an on-ramp in one currency; null when an account of the customer is still being checked. */
function stepFor(currency: Fiat, { access, wallets, bankAccounts }: Situation): NextStep | null {
  const open = walletChoices(wallets, { rampType: 'on-ramp', currency, access }).filter(
    ({ blockedBy }) => blockedBy === null,
  )
  if (open.length === 0) return { kind: 'addWallet' }
  const accounts = accountChoices(ownAccounts(bankAccounts), currency)
  const needsAccount = open.every(({ network }) => network === null || !allowsSourceless(access, network))
  if (!needsAccount || accounts.some(({ blockedBy }) => blockedBy === null)) return { kind: 'makeTransfer' }
  return accounts.length > 0 ? null : { kind: 'addBankAccount' }
}

const NEAREST = ['makeTransfer', 'addBankAccount', 'addWallet'] as const

/**
 * Nothing for a customer who cannot pay in at all: the screen of new transfers says what verification is missing. With two
 * currencies, the one whose first transfer is nearer decides.
 */
export function nextStep(situation: Situation): NextStep | null {
  const { payouts, paymentOf } = situation
  const waiting = waitingStep(payouts, paymentOf)
  if (waiting) return waiting
  if (hasTransfer(payouts)) return null
  const steps = usableCurrencies(situation, 'on-ramp').map((currency) => stepFor(currency, situation))
  return NEAREST.map((kind) => steps.find((step) => step?.kind === kind)).find((step) => step) ?? null
}
