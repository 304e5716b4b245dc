import { amountText } from '../../domain/amount-text.ts'
import type { LatePayout } from '../../queries/payouts/late/late-payouts.ts'
import type { ToastStore } from '../../stores/toasts.ts'
import type { Translations } from '../language/i18n.ts'

/** Says on any screen that a transfer exists that its customer had given up. A customer who is gone is told by the next list. */
export const createLatePayoutToasts =
  (toasts: ToastStore, { i18n, loadArea }: Pick<Translations, 'i18n' | 'loadArea'>, isPresent: () => boolean) =>
  async ({ payout, isProven }: LatePayout): Promise<void> => {
    const isLoaded = await loadArea('payouts').then(
      () => true,
      () => false,
    )
    // The list shows it all the same.
    if (!isLoaded || !isPresent()) return
    const { source } = payout
    const amount = amountText(source.amount ?? payout.amount, source.currency, i18n.locale)
    const [title, text] = isProven
      ? ['payouts.late.title', 'payouts.late.text']
      : ['payouts.late.alikeTitle', 'payouts.late.alikeText']
    toasts.show({ tone: 'info', title: i18n._(title!), description: i18n._(text!, { amount }), follows: true })
  }
