import type { AccountOwner } from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { FieldCell, FieldGrid } from '../../../ui/fields/FieldGrid.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { useText } from '../../../ui/text.tsx'
import { DateField } from './fields/DateField.tsx'
import { TextField } from './fields/TextField.tsx'

/** The form collects a recipient's e-mail, phone and date of birth, but never sends them. */
export function HolderSection({ owner }: { readonly owner: AccountOwner }) {
  const t = useText()
  const isOther = owner === 'third_party'
  return (
    <Section
      title={t('bankAccounts.section.holder')}
      hint={t(isOther ? 'bankAccounts.section.holderFilled' : 'bankAccounts.section.holderHint')}
    >
      <FieldGrid>
        <TextField
          name="accountHolderName"
          label={t('bankAccounts.field.accountHolderName')}
          autoComplete={isOther ? 'off' : 'name'}
        />
        {isOther && <RecipientFields />}
      </FieldGrid>
    </Section>
  )
}

function RecipientFields() {
  const t = useText()
  return (
    <>
      <FieldCell span={6}>
        <TextField
          name="accountHolderEmail"
          label={t('bankAccounts.field.accountHolderEmail')}
          optional
          type="email"
          autoComplete="off"
        />
      </FieldCell>
      <FieldCell span={6}>
        <TextField
          name="accountHolderPhone"
          label={t('bankAccounts.field.accountHolderPhone')}
          optional
          type="tel"
          autoComplete="off"
        />
      </FieldCell>
      <FieldCell span={6}>
        <DateField name="accountHolderBirthDate" label={t('bankAccounts.field.accountHolderBirthDate')} optional />
      </FieldCell>
    </>
  )
}
