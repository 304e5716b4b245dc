import { useMemo } from 'react'
import { useLingui } from '@lingui/react'
import { alpha2Of, countryOptions, hasSubdivisions, type Option } from '../../../domain/residency/countries.ts'
import { chooseCountry, type ResidencyErrors, type ResidencyForm } from '../../../domain/residency/residency-form.ts'
import { useServerText } from '../../../queries/failures/server-text.ts'
import { stateOptions, type StateOption, type Subdivision } from '../../../domain/residency/subdivisions.ts'
import { Combobox } from '../../../ui/fields/combobox/Combobox.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { useCountryFlags } from '../../../ui/marks/flags/use-country-flags.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly form: ResidencyForm
  readonly subdivisions: readonly Subdivision[]
  /** Whether the subdivisions are on their way. */
  readonly isLoading: boolean
  /** What the server says of each field. */
  readonly refusals: Readonly<Partial<Record<keyof ResidencyErrors, string>>>
  readonly onChange: (form: ResidencyForm) => void
}

const toOption = ({ code, name, keywords = [code] }: Option & Partial<StateOption>) => ({
  value: code,
  label: name,
  keywords,
})

const noMatch = (query: string) => (
  <RichText id="signIn.operatingResidency.noMatch" values={{ query }} components={[<bdi key="query" />]} />
)

/** Asks for the country, then for its state if it has any. Another country clears the state. */
export function ResidencyFields({ form, subdivisions, isLoading, refusals, onChange }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const words = useServerText()
  const flagOf = useCountryFlags()
  const countries = useMemo(
    () =>
      countryOptions(i18n.locale).map((country) => ({
        ...toOption(country),
        mark: flagOf(alpha2Of(country.code) ?? ''),
      })),
    [i18n.locale, flagOf],
  )
  const shared = { placeholder: t('signIn.operatingResidency.pick'), noMatch }
  const hasStates = hasSubdivisions(form.countryCode)
  const errorOf = (message: string | undefined) => message && <bdi>{words(message)}</bdi>
  // A state that has no field of its own is one of the country's faults.
  const ofCountry = refusals.countryCode ?? (hasStates ? undefined : refusals.stateCode)
  return (
    <>
      <Field label={t('signIn.operatingResidency.country')} error={errorOf(ofCountry)}>
        <Combobox
          {...shared}
          options={countries}
          value={form.countryCode || null}
          autoFocus={!form.countryCode}
          onChange={(countryCode) => onChange(chooseCountry(countryCode))}
        />
      </Field>
      {hasStates && (
        <Field label={t('signIn.operatingResidency.state')} error={errorOf(refusals.stateCode)}>
          <Combobox
            {...shared}
            key={form.countryCode}
            options={stateOptions(subdivisions, i18n.locale).map(toOption)}
            value={form.stateCode || null}
            loading={isLoading}
            onChange={(stateCode) => onChange({ ...form, stateCode })}
          />
        </Field>
      )}
    </>
  )
}
