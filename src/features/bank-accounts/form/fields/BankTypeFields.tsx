import {
  textFieldsOf,
  type BankTypeRules,
  type TextField as FieldName,
} from '../../../../domain/bank-accounts/form/bank-types.ts'
import { FieldCell } from '../../../../ui/fields/FieldGrid.tsx'
import { useText } from '../../../../ui/text.tsx'
import { BankField } from './BankField.tsx'
import { PhilippineFields } from './PhilippineFields.tsx'
import { TextField } from './TextField.tsx'

/** Fields with long numbers take a full line. */
const LONG: readonly FieldName[] = ['iban', 'mxnClabeNumber', 'pixKey', 'bankDocumentNumber', 'branchCode']
const NICKNAME_LIMIT = 35

/** The fields of a bank type in the order of its table, with the nickname in a free cell. */
export function BankTypeFields({ rules }: { readonly rules: BankTypeRules }) {
  const fields = textFieldsOf(rules)
  const isLong = (name: FieldName) => LONG.includes(name) || (fields.length === 1 && rules.lists.length === 0)
  const halves = fields.filter(([name]) => !isLong(name)).length + (rules.lists.length > 0 ? 1 : 0)
  return (
    <>
      {rules.lists.length > 0 && <PhilippineFields />}
      {fields.map(([name, format]) => (
        <FieldCell key={name} span={isLong(name) ? 12 : 6}>
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
