import { useLingui } from '@lingui/react'
import { useWatch } from 'react-hook-form'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import type { TextField } from '../../../../domain/bank-accounts/form/bank-types.ts'
import type { FieldFormat } from '../../../../domain/bank-accounts/form/field-format.ts'
import { helpFor, offerFor, type Help } from '../../../../domain/bank-accounts/form/help/field-help.ts'
import { regionName } from '../../../../domain/residency/countries.ts'
import { useFieldHelper } from '../../../../queries/bank-accounts/field-help.ts'
import { useText } from '../../../../ui/text.tsx'

/** Names the value recognized in the field's text, or a possible mistake. Both are null while the format refuses the text. */
export function useFieldHelp(name: TextField, format: FieldFormat) {
  const words = useHelpText()
  const helper = useFieldHelper(format.help)
  const form = useWatch<BankAccountForm>() as BankAccountForm
  const help = helpFor(helper, [name, format], form)
  const text = help && words(help)
  const offer = offerFor([name, format], form)
  return { offer, known: help?.kind === 'known' ? text : null, doubt: help?.kind === 'doubt' ? text : null }
}

function useHelpText() {
  const t = useText()
  const { i18n } = useLingui()
  return ({ message, values, countries }: Help): string => {
    const names = Object.entries(countries).map(([key, code]) => [key, regionName(code, i18n.locale)])
    return t(message, { ...values, ...Object.fromEntries(names) })
  }
}
