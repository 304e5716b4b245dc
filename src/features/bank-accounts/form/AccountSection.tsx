import { useController } from 'react-hook-form'
import { ACCOUNT_TYPES } from '../../../domain/bank-accounts/bank-account.ts'
import type { BankTypeSelector } from '../../../domain/bank-accounts/form/availability.ts'
import type { BankAccountForm } from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { type BankType, bankTypeLabel, readBankType, rulesOf } from '../../../domain/bank-accounts/form/bank-types.ts'
import { currencyCode, flagOf } from '../../../domain/currency.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldCell, FieldGrid } from '../../../ui/fields/FieldGrid.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { MarkedSelect } from '../../../ui/fields/select/MarkedSelect.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { Flag } from '../../../ui/marks/Flag.tsx'
import { useText } from '../../../ui/text.tsx'
import { BankNameField } from './fields/BankNameField.tsx'
import { BankTypeFields } from './fields/BankTypeFields.tsx'
import { useErrorText } from './use-error-text.tsx'

interface Props {
  readonly selector: BankTypeSelector
  readonly onChooseType: (bankType: BankType) => void
}

export function AccountSection({ selector, onChooseType }: Props) {
  const t = useText()
  const { field } = useController<BankAccountForm, 'bankType'>({ name: 'bankType' })
  const rules = rulesOf(field.value)
  return (
    <Section title={t('bankAccounts.section.account')} hint={t('bankAccounts.section.accountHint')}>
      <FieldGrid>
        <FieldCell compactSpan={8}>
          <TypeField selector={selector} onChoose={onChooseType} />
        </FieldCell>
        <FieldCell compactSpan={4}>
          <Field label={t('bankAccounts.field.currency')}>
            <TextInput readOnly value={currencyCode(rules.currency)} />
          </Field>
        </FieldCell>
        <BankNameField key={field.value} country={rules.country} currency={rules.currency} />
        {rules.hasAccountType && <AccountTypeField />}
        <BankTypeFields rules={rules} />
      </FieldGrid>
    </Section>
  )
}

interface TypeProps {
  readonly selector: BankTypeSelector
  readonly onChoose: (bankType: BankType) => void
}

function TypeField({ selector, onChoose }: TypeProps) {
  const t = useText()
  const { field, fieldState } = useController<BankAccountForm, 'bankType'>({ name: 'bankType' })
  const errorText = useErrorText()
  const options = selector.options.map(({ bankType, isDisabled }) => ({
    value: bankType,
    label: t(bankTypeLabel(bankType)),
    mark: <Flag code={flagOf(rulesOf(bankType).currency)} size={24} />,
    disabledReason: isDisabled ? t('bankAccounts.needsVerification') : undefined,
  }))
  const choose = (text: string) => {
    const bankType = readBankType(text)
    if (bankType && bankType !== field.value) onChoose(bankType)
  }
  return (
    <Field label={t('bankAccounts.field.bankType')} error={errorText(fieldState.error)}>
      <MarkedSelect options={options} value={field.value} readOnly={selector.isDisabled} onChange={choose} />
    </Field>
  )
}

function AccountTypeField() {
  const t = useText()
  const { field } = useController<BankAccountForm, 'accountType'>({ name: 'accountType' })
  return (
    <Field label={t('bankAccounts.field.accountType')}>
      <Segmented
        segments={ACCOUNT_TYPES.map((value) => ({ value, label: t(`bankAccounts.accountType.${value}`) }))}
        value={field.value}
        onChange={field.onChange}
      />
    </Field>
  )
}
