import { textFieldsOf, type BankTypeRules } from '../../../../domain/bank-accounts/form/bank-types.ts'
import type { FieldFormat } from '../../../../domain/bank-accounts/form/field-format.ts'
import { FieldCell } from '../../../../ui/fields/FieldGrid.tsx'
import { useText } from '../../../../ui/text.tsx'
import { BankField } from './BankField.tsx'
import { PhilippineFields } from './PhilippineFields.tsx'
import { TextField } from './TextField.tsx'

const NICKNAME_LIMIT = 35

/** The fields of a bank type in the order of its table, with the nickname in a free cell. */
export function BankTypeFields({ rules }: { readonly rules: BankTypeRules }) {
  const fields = textFieldsOf(rules)
  const isAlone = fields.length === 1 && rules.lists.length === 0
  const hasFullLine = ({ isLong }: FieldFormat) => isLong || isAlone
  const halves = fields.filter(([, format]) => !hasFullLine(format)).length + (rules.lists.length > 0 ? 1 : 0)
  return (
    <>
      {rules.lists.length > 0 && <PhilippineFields />}
      {fields.map(([name, format]) => (
        <FieldCell key={name} span={hasFullLine(format) ? 12 : 6}>
          <BankField name={name} format={format} />
        </FieldCell>
      ))}
      <FieldCell span={halves % 2 === 1 ? 6 : 12}>
        <NicknameField />
      </FieldCell>
    </>
  )
}

function NicknameField() {
  const t = useText()
  return (
    <TextField
      name="nickname"
      label={t('bankAccounts.field.nickname')}
      optional
      limit={NICKNAME_LIMIT}
      autoComplete="off"
    />
  )
}
