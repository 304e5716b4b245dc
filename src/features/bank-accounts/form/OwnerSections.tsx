import { useController } from 'react-hook-form'
import {
  ACCOUNT_OWNERS,
  BENEFICIARY_BUSINESS_TYPES,
  type BankAccountForm,
} from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { chooseOwner, fillHolder } from '../../../domain/bank-accounts/form/reactions.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { FieldCell, FieldGrid } from '../../../ui/fields/FieldGrid.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Select } from '../../../ui/fields/select/Select.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { hasTrunkZero } from '../../../domain/bank-accounts/form/typed/phone.ts'
import { useText } from '../../../ui/text.tsx'
import { TextField } from './fields/TextField.tsx'
import { useApply } from './use-apply.ts'
import { useErrorText } from './use-error-text.tsx'

/** `isBusiness`: the customer is a company, which is not a "Me". */
export function OwnerSection({ isBusiness }: { readonly isBusiness: boolean }) {
  const t = useText()
  const apply = useApply()
  const { field } = useController<BankAccountForm, 'accountOwner'>({ name: 'accountOwner' })
  const labels = {
    personal: t(isBusiness ? 'bankAccounts.owner.company' : 'bankAccounts.owner.personal'),
    third_party: t('bankAccounts.owner.third_party'),
  }
  return (
    <Section title={t('bankAccounts.section.owner')} hint={t('bankAccounts.section.ownerHint')}>
      <Segmented
        aria-label={t('bankAccounts.owner')}
        segments={ACCOUNT_OWNERS.map((value) => ({ value, label: labels[value] }))}
        value={field.value}
        onChange={(owner) => apply((form) => chooseOwner(form, owner))}
      />
    </Section>
  )
}

/** The fields of a recipient, who can only be a business. */
export function BusinessSection() {
  const t = useText()
  const apply = useApply()
  return (
    <Section title={t('bankAccounts.section.business')} hint={t('bankAccounts.section.businessHint')}>
      <FieldGrid>
        <TextField
          name="businessName"
          label={t('bankAccounts.field.businessName')}
          autoComplete="off"
          onLeave={() => apply(fillHolder)}
        />
        <FieldCell span={6}>
          <TextField
            name="businessDBAName"
            label={t('bankAccounts.field.businessDBAName')}
            optional
            autoComplete="off"
          />
        </FieldCell>
        <FieldCell span={6}>
          <BusinessTypeField />
        </FieldCell>
        <FieldCell span={6}>
          <TextField name="businessTaxId" label={t('bankAccounts.field.businessTaxId')} dir="ltr" autoComplete="off" />
        </FieldCell>
        <FieldCell span={6}>
          <TextField
            name="businessRegistrationNumber"
            label={t('bankAccounts.field.businessRegistrationNumber')}
            optional
            dir="ltr"
            autoComplete="off"
          />
        </FieldCell>
        <ContactFields />
      </FieldGrid>
    </Section>
  )
}

function ContactFields() {
  const t = useText()
  return (
    <>
      <FieldCell span={6}>
        <TextField name="businessEmail" label={t('bankAccounts.field.businessEmail')} type="email" autoComplete="off" />
      </FieldCell>
      <FieldCell span={6}>
        <TextField
          name="businessPhone"
          label={t('bankAccounts.field.businessPhone')}
          type="tel"
          doubtOf={(text) => (hasTrunkZero(text) ? t('bankAccounts.doubt.trunkZero') : null)}
          autoComplete="off"
        />
      </FieldCell>
      <TextField
        name="businessWebsite"
        label={t('bankAccounts.field.businessWebsite')}
        optional
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        autoComplete="off"
      />
    </>
  )
}

function BusinessTypeField() {
  const t = useText()
  const errorText = useErrorText()
  const { field, fieldState } = useController<BankAccountForm, 'businessType'>({ name: 'businessType' })
  return (
    <Field label={t('bankAccounts.field.businessType')} error={errorText(fieldState.error)}>
      <Select {...field}>
        {BENEFICIARY_BUSINESS_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`bankAccounts.businessType.${type}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
