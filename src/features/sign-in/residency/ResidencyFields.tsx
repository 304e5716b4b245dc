import { useLingui } from '@lingui/react'
import { countryOptions, hasSubdivisions, type Option } from '../../../domain/residency/countries.ts'
import { chooseCountry, type ResidencyForm } from '../../../domain/residency/residency-form.ts'
import { stateOptions, type Subdivision } from '../../../domain/residency/subdivisions.ts'
import { Combobox } from '../../../ui/fields/combobox/Combobox.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly form: ResidencyForm
  readonly subdivisions: readonly Subdivision[]
  readonly onChange: (form: ResidencyForm) => void
}

const toOption = ({ code, name }: Option) => ({ value: code, label: name, keywords: [code] })

/** The country, then its state where it has any; another country forgets the state. */
export function ResidencyFields({ form, subdivisions, onChange }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const shared = {
    placeholder: t('signIn.operatingResidency.pick'),
    noMatch: (query: string) => t('signIn.operatingResidency.noMatch', { query }),
  }
  return (
    <>
      <Field label={t('signIn.operatingResidency.country')}>
        <Combobox
          {...shared}
          options={countryOptions(i18n.locale).map(toOption)}
          value={form.countryCode || null}
          onChange={(countryCode) => onChange(chooseCountry(countryCode))}
        />
      </Field>
      {hasSubdivisions(form.countryCode) && (
        <Field label={t('signIn.operatingResidency.state')}>
          <Combobox
            {...shared}
            key={form.countryCode}
            options={stateOptions(subdivisions, i18n.locale).map(toOption)}
            value={form.stateCode || null}
            onChange={(stateCode) => onChange({ ...form, stateCode })}
          />
        </Field>
      )}
    </>
  )
}
