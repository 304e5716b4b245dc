import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { BankId } from '../../../../domain/bank-accounts/bank-account.ts'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import { bankNameInput, findBank, mustPickBank } from '../../../../domain/bank-accounts/form/bank-name.ts'
import { nameBank } from '../../../../domain/bank-accounts/form/reactions.ts'
import type { Fiat } from '../../../../domain/currency.ts'
import { useBankIds } from '../../../../queries/bank-accounts/bank-ids.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Combobox } from '../../../../ui/fields/combobox/Combobox.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { useText } from '../../../../ui/text.tsx'
import { useApply } from '../use-apply.ts'
import { BankPicker } from './BankPicker.tsx'
import { TextField } from './TextField.tsx'

interface Props {
  /** The bank type's country; blank when the type has no bank list. */
  readonly country: string
  readonly currency: Fiat
}

const NONE: readonly BankId[] = []

/** Shows a list when the server has one for the country, otherwise a text field. */
export function BankNameField({ country, currency }: Props) {
  const t = useText()
  const apply = useApply()
  const { data, isPending, isError, refetch } = useBankIds(country || null)
  const banks = data ?? NONE
  const { mode, allowsTyping } = bankNameInput(currency, banks)
  const [chosen, setTyping] = useState<boolean | null>(null)
  const [bankName, bankId] = useWatch<BankAccountForm, ['bankName', 'bankId']>({ name: ['bankName', 'bankId'] })
  // A name typed before the list was loaded, or kept in a draft, stays a typed name.
  const isTyping = chosen ?? (allowsTyping && bankName !== '' && bankId === '')
  const label = t('bankAccounts.field.bankName')
  // The pressed control goes, and the one in its place takes the focus.
  const [takesFocus, setTakesFocus] = useState(false)
  // Switching clears the picked bank, so that neither its id nor a hidden name is sent. What was typed to find one is kept.
  const toTyping = (name: string) => {
    apply((form) => nameBank(form, name, banks))
    setTyping(true)
    setTakesFocus(true)
  }
  const keepTyped = (text: string) => {
    const listed = findBank(text, banks)
    apply((form) => nameBank(form, listed?.name ?? text, banks))
    setTyping(!listed)
    setTakesFocus(false)
  }
  const toList = () => {
    apply((form) => nameBank(form, findBank(form.bankName, banks)?.name ?? '', banks))
    setTyping(false)
    setTakesFocus(true)
  }
  const picker = { banks, onOther: toTyping, onLeft: keepTyped }

  // The server requires a bank id from the list for this currency, so a typed name is not accepted.
  if (mode === 'text' && mustPickBank(currency) && isError)
    return (
      <Field label={label} error={t('bankAccounts.bank.loadError')} end={<Retry onRetry={() => void refetch()} />}>
        <Combobox disabled options={[]} value={null} onChange={() => {}} noMatch={() => null} />
      </Field>
    )
  if (mode === 'text' && mustPickBank(currency) && isPending)
    return <BankPicker {...picker} allowsTyping={false} loading />
  if (mode === 'text') return <TextField name="bankName" label={label} autoComplete="off" />
  if (!isTyping) return <BankPicker {...picker} allowsTyping={allowsTyping} autoFocus={takesFocus} />
  return (
    <TextField
      name="bankName"
      label={label}
      autoComplete="off"
      autoFocus={takesFocus}
      onLeave={() => apply((form) => nameBank(form, form.bankName, banks))}
      end={
        <Button variant="link" onClick={toList}>
          {t('bankAccounts.bank.toList')}
        </Button>
      }
    />
  )
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  return (
    <Button variant="link" onClick={onRetry}>
      {t('bankAccounts.bank.retry')}
    </Button>
  )
}
