import { useMemo, useState } from 'react'
import type { Side } from '../../../domain/payouts/form/amounts.ts'
import { canSubmitPayout, payoutFormErrors } from '../../../domain/payouts/form/form-errors.ts'
import { holdingOf, payoutPayload, pricedPair } from '../../../domain/payouts/form/payout-form.ts'
import {
  addedAccount,
  isSourceless,
  missingParts,
  startForm,
  withToken,
  withWallet,
  type FormDraft,
  type FormStart,
} from '../../../domain/payouts/form/start-form.ts'
import type { WireMessage } from '../../../domain/payouts/form/wire-message.ts'
import type { TokenChoice, WalletChoice } from '../../../domain/payouts/wallet-choices.ts'
import { usePauseReason } from '../../../queries/online/transfers-paused.ts'
import { useBalance } from '../../../queries/payouts/balance.ts'
import { useFilledIn } from './use-filled-in.ts'
import { useAmounts } from '../../../queries/payouts/quotes.ts'
import { useBridged } from '../../../queries/wallets/bridged-balance.ts'
import { useFormDraft, useFormDraftStart, type PayoutDraft } from './use-form-draft.ts'

export interface PayoutFormStart extends FormStart {
  readonly customerId: string
}

type Form = FormDraft['form']

function useSourceBalance(form: Form, chosenWallet: WalletChoice | null) {
  const holding = holdingOf(form, chosenWallet?.wallet ?? null)
  const balance = useBalance(holding)
  const bridged = useBridged(balance.amount?.units === 0n ? holding : null)
  return { balance, bridged }
}

function usePendingAccount({ accounts }: PayoutFormStart, draft: PayoutDraft | null) {
  // Named until the form is left again.
  const [added] = useState(() => addedAccount(accounts, draft))
  const isPending = accounts.some(({ account, blockedBy }) => account.id === added?.account.id && blockedBy)
  return added && isPending ? added.account : null
}

type Filled = Pick<PayoutDraft, 'form' | 'amounts' | 'known'>

/** Keeps what is filled in, with the accounts and wallets that were there to choose. */
function useKeptForm(start: PayoutFormStart, draft: PayoutDraft | null, { form, amounts, known }: Filled) {
  const { rampType, accounts, wallets } = start
  const walletIds = useMemo(() => wallets.map(({ wallet }) => wallet.id), [wallets])
  const accountIds = useMemo(() => accounts.map(({ account }) => account.id), [accounts])
  return useFormDraft(
    rampType,
    draft,
    useMemo(() => ({ form, amounts, known, walletIds, accountIds }), [form, amounts, known, walletIds, accountIds]),
  )
}

const choices = (form: Form, start: PayoutFormStart, change: (next: Form) => void) => ({
  chooseAccount: (bankAccountId: string | null) => change({ ...form, bankAccountId }),
  chooseToken: ({ coin, network }: TokenChoice) => change(withToken(form, { coin, network }, start)),
  writeMessage: (wireMessage: WireMessage) => change({ ...form, wireMessage }),
  chooseWallet: (choice: WalletChoice) => change(withWallet(form, choice, start)),
})

/** State of a payout form. It survives the unmount: leaving to add a wallet loses nothing. */
export function usePayoutForm(start: PayoutFormStart) {
  const draft = useFormDraftStart(start)
  const [form, setForm] = useState(() => startForm(start, draft))
  const { known, fillIn, press, pressKnowing } = useFilledIn(draft?.known)
  const pair = pricedPair(form, start.customerId)
  const { amounts, edit, refresh, isCurrent } = useAmounts(pair, draft?.amounts)
  const isSourcelessAllowed = isSourceless(form, start.access)
  const chosenWallet = start.wallets.find(({ wallet }) => wallet.id === form.walletId) ?? null
  const { balance, bridged } = useSourceBalance(form, chosenWallet)
  const pause = usePauseReason()
  const errors = payoutFormErrors(form, amounts, balance.amount)

  const pendingAccount = usePendingAccount(start, draft)
  const kept = useKeptForm(start, draft, { form, amounts, known })
  const change = (next: Form) => {
    fillIn()
    setForm(next)
  }

  const canSubmitWith = (known: typeof errors) =>
    pause === null && canSubmitPayout({ form, amounts, errors: known, isSourcelessAllowed })

  return {
    form,
    amounts,
    missing: missingParts(form, draft),
    errors,
    isSourcelessAllowed,
    /** An account that was added from this form and cannot be used yet. */
    pendingAccount,
    /** The chosen wallet, whose own network may be another than the form's. */
    chosenWallet,
    /** The source wallet's balance of the token that is sent; unknown if none is. */
    balance,
    /** The bridged token that the wallet has instead of that token; null if it has the token itself, or neither. */
    bridged,
    /** Why no payout can be started now, independent of the form. */
    pause,
    canSubmit: canSubmitWith(errors),
    /** Where the tokens come from an exchange or another wallet, the chosen one need not hold them. */
    canSubmitByHand: canSubmitWith(payoutFormErrors(form, amounts, null)),
    edit(side: Side, amount: string | null) {
      fillIn()
      edit(side, amount ?? '')
    },
    ...choices(form, start, change),
    press,
    pressKnowing,
    /** What may be sent now; null when the price is too old, which is then requested again. */
    payload() {
      if (isCurrent()) return payoutPayload(form, amounts)
      refresh()
      return null
    },
    refresh,
    ...kept,
  }
}

export type PayoutFormState = ReturnType<typeof usePayoutForm>
