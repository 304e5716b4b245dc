import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import { hasSubdivisions } from '../../../../domain/residency/countries.ts'
import { NO_STATE } from '../../../../domain/residency/residency-form.ts'
import { stateOptions } from '../../../../domain/residency/subdivisions.ts'
import { subdivisionsQuery } from '../../../../queries/subdivisions.ts'
import { Combobox } from '../../../../ui/fields/combobox/Combobox.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { useText } from '../../../../ui/text.tsx'
import { useErrorText } from '../use-error-text.tsx'

const noMatch = (query: string) => (
  <RichText id="address.noMatch" values={{ query }} components={[<bdi key="query" />]} />
)

interface Props {
  readonly country: string
  readonly label: string
}

/** The field is disabled until a country is chosen, and for countries without states. */
export function StateField({ country, label }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const errorText = useErrorText()
  const { data: subdivisions = [], isLoading } = useQuery(subdivisionsQuery(country))
  const { field, fieldState } = useController<BankAccountForm, 'beneficiaryAddress.state'>({
    name: 'beneficiaryAddress.state',
  })
  const states = stateOptions(subdivisions, i18n.locale).map(({ code, name, keywords }) => ({
    value: code,
    label: name,
    keywords,
  }))
  const none = { value: NO_STATE, label: t('address.noState') }
  return (
    <Field label={label} error={errorText(fieldState.error)}>
      <Combobox
        options={hasSubdivisions(country) ? states : [none]}
        value={field.value || null}
        loading={isLoading}
        disabled={!hasSubdivisions(country)}
        placeholder={t(country === '' ? 'address.countryFirst' : 'address.pick')}
        onChange={field.onChange}
        onBlur={field.onBlur}
        noMatch={noMatch}
      />
    </Field>
  )
}
