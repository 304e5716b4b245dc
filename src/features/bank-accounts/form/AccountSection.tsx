import { useController } from 'react-hook-form'
import type { BankTypeSelector } from '../../../domain/bank-accounts/form/availability.ts'
import type { BankAccountForm } from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { type BankType, rulesOf } from '../../../domain/bank-accounts/form/bank-types.ts'
import { currencyCode } from '../../../domain/currency.ts'
import { isPaidOut } from '../../../domain/payouts/quotes/fee-table.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldCell, FieldGrid } from '../../../ui/fields/FieldGrid.tsx'
import { ReadOnlyInput } from '../../../ui/fields/text/ReadOnlyInput.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { useText } from '../../../ui/text.tsx'
import { AccountTypeField } from './fields/AccountTypeField.tsx'
import { BankNameField } from './fields/BankNameField.tsx'
import { BankTypeField } from './fields/BankTypeField.tsx'
import { BankTypeFields } from './fields/BankTypeFields.tsx'

interface Props {
  readonly selector: BankTypeSelector
  readonly onChooseType: (bankType: BankType) => void
}

export function AccountSection({ selector, onChooseType }: Props) {
  const t = useText()
  const { field } = useController<BankAccountForm, 'bankType'>({ name: 'bankType' })
  const rules = rulesOf(field.value)
  return (
    <Section
      title={t('bankAccounts.section.account')}
      hint={isPaidOut(rules.currency) && t('bankAccounts.section.accountHint')}
    >
      <FieldGrid>
        <FieldCell compactSpan={8}>
          <BankTypeField selector={selector} onChoose={onChooseType} />
        </FieldCell>
        <FieldCell compactSpan={4}>
          <Field label={t('bankAccounts.field.currency')}>
            <ReadOnlyInput value={currencyCode(rules.currency)} />
          </Field>
        </FieldCell>
        <BankNameField key={field.value} country={rules.country} currency={rules.currency} />
        {rules.hasAccountType && <AccountTypeField />}
        <BankTypeFields rules={rules} />
      </FieldGrid>
    </Section>
  )
}
