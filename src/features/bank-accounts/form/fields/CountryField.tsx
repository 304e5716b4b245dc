import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { rulesOf, type BankType } from '../../../../domain/bank-accounts/form/bank-types.ts'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import { chooseAddressCountry } from '../../../../domain/bank-accounts/form/reactions.ts'
import { alpha2Of, countryOptions, COUNTRIES } from '../../../../domain/residency/countries.ts'
import { SEPA_AREA } from '../../../../domain/residency/sepa-area.ts'
import { Combobox } from '../../../../ui/fields/combobox/Combobox.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { useCountryFlags } from '../../../../ui/marks/flags/use-country-flags.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { useText } from '../../../../ui/text.tsx'
import { useApply } from '../use-apply.ts'
import { useErrorText } from '../use-error-text.tsx'

const addressCountries = (bankType: BankType): readonly string[] =>
  rulesOf(bankType).isForSepaArea ? SEPA_AREA : COUNTRIES

const noMatch = (query: string) => (
  <RichText id="address.noMatch" values={{ query }} components={[<bdi key="query" />]} />
)

export function CountryField({ bankType }: { readonly bankType: BankType }) {
  const t = useText()
  const { i18n } = useLingui()
  const apply = useApply()
  const errorText = useErrorText()
  const { field, fieldState } = useController<BankAccountForm, 'beneficiaryAddress.country'>({
    name: 'beneficiaryAddress.country',
  })
  const flagOf = useCountryFlags()
  const options = useMemo(() => {
    const countries = countryOptions(i18n.locale, addressCountries(bankType))
    return countries.map(({ code, name }) => ({
      value: code,
      label: name,
      keywords: [code],
      mark: flagOf(alpha2Of(code) ?? ''),
    }))
  }, [i18n.locale, bankType, flagOf])
  return (
    <Field label={t('address.country')} error={errorText(fieldState.error)}>
      <Combobox
        key={bankType}
        options={options}
        value={field.value || null}
        placeholder={t('address.pick')}
        onChange={(country) => apply((form) => chooseAddressCountry(form, country))}
        onBlur={field.onBlur}
        noMatch={noMatch}
      />
    </Field>
  )
}
