import {
  textFieldsOf,
  type BankTypeRules,
  type TextField as FieldName,
} from '../../../../domain/bank-accounts/form/bank-types.ts'
import { isWhitespaceKept, typeBankField } from '../../../../domain/bank-accounts/form/reactions.ts'
import { FieldCell } from '../../../../ui/fields/FieldGrid.tsx'
import { useText } from '../../../../ui/text.tsx'
import { PhilippineFields } from './PhilippineFields.tsx'
import { TextField } from './TextField.tsx'

/** Fields with long numbers take a full line. */
const LONG: readonly FieldName[] = ['iban', 'mxnClabeNumber', 'pixKey', 'bankDocumentNumber', 'branchCode']
const NICKNAME_LIMIT = 35

/** The fields of a bank type in the order of its table, with the nickname in a free cell. */
export function BankTypeFields({ rules }: { readonly rules: BankTypeRules }) {
  const t = useText()
  const fields = textFieldsOf(rules)
  const isLong = (name: FieldName) => LONG.includes(name) || (fields.length === 1 && rules.lists.length === 0)
  const halves = fields.filter(([name]) => !isLong(name)).length + (rules.lists.length > 0 ? 1 : 0)
  return (
    <>
      {rules.lists.length > 0 && <PhilippineFields />}
      {fields.map(([name, { hint, inputMode }]) => (
        <FieldCell key={name} span={isLong(name) ? 12 : 6}>
          <TextField
            name={name}
            label={t(`bankAccounts.field.${name}`)}
            hint={hint && t(hint)}
            inputMode={inputMode}
            autoComplete="off"
            strip={!isWhitespaceKept(name)}
            typed={(text) => typeBankField(name, text)}
          />
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
