import { useWatch } from 'react-hook-form'
import type { AccountOwner, BankAccountForm } from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { isHolderCut } from '../../../domain/bank-accounts/form/reactions.ts'
import { FieldGrid } from '../../../ui/fields/FieldGrid.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { useText } from '../../../ui/text.tsx'
import { TextField } from './fields/TextField.tsx'

export function HolderSection({ owner }: { readonly owner: AccountOwner }) {
  const t = useText()
  const isOther = owner === 'third_party'
  const isCut = useWatch({ compute: (form: BankAccountForm) => isHolderCut(form) })
  return (
    <Section
      title={t('bankAccounts.section.holder')}
      hint={t(isOther ? 'bankAccounts.section.holderFilled' : 'bankAccounts.section.holderHint')}
    >
      <FieldGrid>
        <TextField
          name="accountHolderName"
          label={t('bankAccounts.field.accountHolderName')}
          warning={isCut ? t('bankAccounts.doubt.holderCut') : null}
          autoComplete={isOther ? 'off' : 'name'}
        />
      </FieldGrid>
    </Section>
  )
}
