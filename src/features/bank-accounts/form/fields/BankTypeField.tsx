import { useController } from 'react-hook-form'
import type { BankTypeSelector } from '../../../../domain/bank-accounts/form/availability.ts'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import {
  type BankType,
  bankTypeLabel,
  readBankType,
  rulesOf,
} from '../../../../domain/bank-accounts/form/bank-types.ts'
import { currencyCode, flagOf } from '../../../../domain/currency.ts'
import { isPaidOut } from '../../../../domain/payouts/quotes/fee-table.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { MarkedSelect } from '../../../../ui/fields/select/MarkedSelect.tsx'
import { Flag } from '../../../../ui/marks/Flag.tsx'
import { useText } from '../../../../ui/text.tsx'
import { useErrorText } from '../use-error-text.tsx'

interface Props {
  readonly selector: BankTypeSelector
  readonly onChoose: (bankType: BankType) => void
}

/** The bank types, of which those that the customer cannot use are disabled. */
export function BankTypeField({ selector, onChoose }: Props) {
  const t = useText()
  const { field, fieldState } = useController<BankAccountForm, 'bankType'>({ name: 'bankType' })
  const errorText = useErrorText()
  const options = selector.options.map(({ bankType, isDisabled }) => ({
    value: bankType,
    label: t(bankTypeLabel(bankType)),
    mark: <Flag code={flagOf(rulesOf(bankType).currency)} size={24} />,
    disabledReason: isDisabled ? t('bankAccounts.needsVerification') : undefined,
    note: isPaidOut(rulesOf(bankType).currency) ? undefined : t('bankAccounts.notPaidOut.short'),
  }))
  const choose = (text: string) => {
    const bankType = readBankType(text)
    if (bankType && bankType !== field.value) onChoose(bankType)
  }
  const { currency } = rulesOf(field.value)
  const hint = isPaidOut(currency) ? undefined : t('bankAccounts.notPaidOut', { currency: currencyCode(currency) })
  return (
    <Field label={t('bankAccounts.field.bankType')} hint={hint} error={errorText(fieldState.error)}>
      <MarkedSelect options={options} value={field.value} readOnly={selector.isDisabled} onChange={choose} />
    </Field>
  )
}
