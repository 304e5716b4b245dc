import { useLingui } from '@lingui/react'
import {
  BUSINESS_CATEGORY_OPTIONS,
  NONE_OF_THE_ABOVE,
  type BusinessCategory,
} from '../../domain/business-category/business-category.ts'
import { Combobox } from '../../ui/fields/combobox/Combobox.tsx'
import type { Option } from '../../ui/fields/combobox/option.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { useText, type Translate } from '../../ui/text.tsx'

const noMatch = (query: string) => (
  <RichText id="businessCategory.noMatch" values={{ query }} components={[<bdi key="query" />]} />
)

interface Props {
  readonly value: BusinessCategory | null
  readonly onChange: (category: BusinessCategory) => void
}

/** Sorted by name in the interface language. "None of the above" is always shown below the search results. */
function optionsIn(t: Translate, language: string): readonly Option[] {
  const { compare } = new Intl.Collator(language)
  return BUSINESS_CATEGORY_OPTIONS.map(({ value, label }) => ({
    value,
    label: t(label),
    closing: value === NONE_OF_THE_ABOVE,
  })).toSorted((one, other) => compare(one.label, other.label))
}

export function CategoryField({ value, onChange }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  return (
    <Field label={t('businessCategory.label')}>
      <Combobox
        placeholder={t('businessCategory.pick')}
        noMatch={noMatch}
        options={optionsIn(t, i18n.locale)}
        value={value}
        onChange={(chosen) => onChange(chosen as BusinessCategory)}
      />
    </Field>
  )
}
