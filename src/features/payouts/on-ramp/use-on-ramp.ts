import { useMemo, useState } from 'react'
import { useDraftStart, useDraftWriter } from '../../../components/drafts.ts'
import type { Fiat, Stablecoin } from '../../../domain/currency.ts'
import type { FormRail } from '../../../domain/rails.ts'
import type { Amounts, Side } from '../../../domain/payouts/form/amounts.ts'
import { canSubmitPayout, payoutFormErrors } from '../../../domain/payouts/form/form-errors.ts'
import { payoutPayload, pricedPair, type PayoutForm } from '../../../domain/payouts/form/payout-form.ts'
import { noWireMessage } from '../../../domain/payouts/form/wire-message.ts'
import { allowsSourceless, coinsOn } from '../../../domain/payouts/tokens.ts'
import type { WalletChoice } from '../../../domain/payouts/wallet-choices.ts'
import type { AccountChoice } from '../../../domain/bank-accounts/account-list.ts'
import { useAmounts } from '../../../queries/payouts/quotes.ts'
import type { Customer } from '../../../components/CustomerGate.tsx'

export interface OnRampStart {
  readonly currency: Fiat
  readonly rail: FormRail
  readonly customer: Customer
  readonly accounts: readonly AccountChoice[]
  readonly wallets: readonly WalletChoice[]
}

const SCREEN = 'on-ramp'

interface Draft {
  readonly form: PayoutForm
  readonly amounts: Amounts
  /** The wallets that were there: one that is new when the customer comes back was made for this form; so are accounts. */
  readonly walletIds: readonly string[]
  readonly accountIds: readonly string[]
}

const isOpen = ({ blockedBy }: WalletChoice) => blockedBy === null

/** The account that was added since the draft was written; null when there is none. */
const addedAccount = (accounts: readonly AccountChoice[], draft: Draft | null): AccountChoice | null =>
  (draft && accounts.find(({ account }) => !draft.accountIds.includes(account.id))) ?? null

function startForm({ currency, rail, accounts, wallets, customer }: OnRampStart, draft: Draft | null): PayoutForm {
  const created = draft && wallets.find((choice) => isOpen(choice) && !draft.walletIds.includes(choice.wallet.id))
  const kept = draft && wallets.find(({ wallet }) => wallet.id === draft.form.walletId)
  const chosen = created ?? kept ?? wallets.find(isOpen)
  const network = chosen?.network ?? 'solana'
  const coins = coinsOn(network, { rampType: 'on-ramp', currency })
  const coin = draft && coins.includes(draft.form.coin) ? draft.form.coin : (coins[0] ?? 'usdc')
  const sourceless = allowsSourceless(customer.access, network)
  const usable = accounts.filter(({ blockedBy }) => blockedBy === null).map(({ account }) => account.id)
  const added = addedAccount(accounts, draft)
  const createdAccount = added && usable.find((id) => id === added.account.id)
  const keptAccount = draft && usable.find((id) => id === draft.form.bankAccountId)
  return {
    rampType: 'on-ramp',
    currency,
    rail,
    coin,
    network,
    walletId: chosen && isOpen(chosen) ? chosen.wallet.id : null,
    bankAccountId: createdAccount ?? keptAccount ?? (sourceless ? null : (usable[0] ?? null)),
    wireMessage: noWireMessage,
  }
}

/** Everything that the on-ramp form knows, kept for the visit: leaving to add a wallet loses nothing. */
export function useOnRamp(start: OnRampStart) {
  const draft = useDraftStart<Draft>(SCREEN)
  const [form, setForm] = useState(() => startForm(start, draft))
  const pair = pricedPair(form, start.customer.me.id)
  const { amounts, edit, refresh, isCurrent } = useAmounts(pair, draft?.amounts)
  const isSourcelessAllowed = allowsSourceless(start.customer.access, form.network)
  const errors = payoutFormErrors(form, amounts, null)

  const walletIds = useMemo(() => start.wallets.map(({ wallet }) => wallet.id), [start.wallets])
  const accountIds = useMemo(() => start.accounts.map(({ account }) => account.id), [start.accounts])
  // Named until the form is left again.
  const [added] = useState(() => addedAccount(start.accounts, draft))
  const isPending = start.accounts.some(({ account, blockedBy }) => account.id === added?.account.id && blockedBy)
  const { forget } = useDraftWriter<Draft>(
    SCREEN,
    useMemo(() => ({ form, amounts, walletIds, accountIds }), [form, amounts, walletIds, accountIds]),
  )

  return {
    form,
    amounts,
    errors,
    isSourcelessAllowed,
    /** An account that was added from this form and cannot be used yet. */
    pendingAccount: added && isPending ? added.account : null,
    canSubmit: canSubmitPayout({ form, amounts, errors, isSourcelessAllowed }),
    edit: (side: Side, amount: string | null) => edit(side, amount ?? ''),
    chooseAccount: (bankAccountId: string | null) => setForm({ ...form, bankAccountId }),
    chooseCoin: (coin: Stablecoin) => setForm({ ...form, coin }),
    chooseWallet({ wallet, network }: WalletChoice) {
      if (!network) return
      const coins = coinsOn(network, form)
      const coin = coins.includes(form.coin) ? form.coin : (coins[0] ?? form.coin)
      const needsAccount = !allowsSourceless(start.customer.access, network) && form.bankAccountId === null
      const first = start.accounts.find(({ blockedBy }) => blockedBy === null)?.account.id ?? null
      setForm({
        ...form,
        network,
        coin,
        walletId: wallet.id,
        bankAccountId: needsAccount ? first : form.bankAccountId,
      })
    },
    /** What may be sent now; null when the price is older than it may be, which is then asked for anew. */
    payload() {
      if (isCurrent()) return payoutPayload(form, amounts)
      refresh()
      return null
    },
    refresh,
    forget,
  }
}

export type OnRamp = ReturnType<typeof useOnRamp>
