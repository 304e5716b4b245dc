import { FieldCell, FieldGrid } from '../../../ui/fields/FieldGrid.tsx'
import type { BankType } from '../../../domain/bank-accounts/form/bank-types.ts'
import { addressParts } from '../../../domain/bank-accounts/postal-address.ts'
import { isPostBox } from '../../../domain/bank-accounts/form/help/post-box.ts'
import { hasPostalCodes } from '../../../domain/residency/postal-codes.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { useText } from '../../../ui/text.tsx'
import { CountryField } from './fields/CountryField.tsx'
import { StateField } from './fields/StateField.tsx'
import { TextField } from './fields/TextField.tsx'

interface Props {
  readonly bankType: BankType
  readonly country: string
}

export function AddressSection({ bankType, country }: Props) {
  const t = useText()
  const parts = addressParts(country)
  const doubtOf = (line: string) => (isPostBox(line) ? t('bankAccounts.doubt.postBox') : null)
  const asksPostalCode = hasPostalCodes(country)
  return (
    <Section title={t('bankAccounts.section.address')} hint={t('bankAccounts.section.addressHint')}>
      <FieldGrid>
        <CountryField bankType={bankType} />
        <TextField
          name="beneficiaryAddress.addressLine1"
          label={t('address.line1')}
          doubtOf={doubtOf}
          autoComplete="address-line1"
        />
        <TextField
          name="beneficiaryAddress.addressLine2"
          label={t('address.line2')}
          optional
          doubtOf={doubtOf}
          autoComplete="address-line2"
        />
        <FieldCell span={4}>
          <TextField name="beneficiaryAddress.city" label={t('address.city')} autoComplete="address-level2" />
        </FieldCell>
        <FieldCell compactSpan={asksPostalCode ? 7 : 12} span={asksPostalCode ? 5 : 8}>
          <StateField key={country} country={country} label={t(`address.${parts.state}`)} />
        </FieldCell>
        {asksPostalCode && (
          <FieldCell compactSpan={5} span={3}>
            <TextField
              name="beneficiaryAddress.postalCode"
              label={t(`address.${parts.postalCode}`)}
              dir="ltr"
              autoComplete="postal-code"
              inputMode={country === 'USA' ? 'numeric' : 'text'}
            />
          </FieldCell>
        )}
      </FieldGrid>
    </Section>
  )
}
