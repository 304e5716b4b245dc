import { useId, type ComponentProps, type ReactNode } from 'react'
import { useController, type FieldPathByValue } from 'react-hook-form'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { FieldWarning } from '../../../../ui/fields/FieldWarning.tsx'
import { CountedInput } from '../../../../ui/fields/text/CountedInput.tsx'
import type { TextInput } from '../../../../ui/fields/TextInput.tsx'
import { useErrorText } from '../use-error-text.tsx'

interface Props extends Pick<
  ComponentProps<typeof TextInput>,
  'dir' | 'type' | 'inputMode' | 'autoComplete' | 'clean' | 'placeholder' | 'disabled' | 'autoFocus'
> {
  readonly name: FieldPathByValue<BankAccountForm, string>
  readonly label: string
  readonly hint?: ReactNode
  /** Names a possible mistake. An error takes its place. */
  readonly warning?: string | null | undefined
  /** Names a possible mistake in a text, once its field is left. */
  readonly doubtOf?: (text: string) => string | null
  readonly optional?: boolean
  readonly limit?: number
  readonly end?: ReactNode
  /** A value to fill in, below the control. */
  readonly offer?: ReactNode
  readonly onEdit?: () => void
  readonly onLeave?: () => void
}

export function TextField({
  name,
  label,
  hint,
  warning: given,
  doubtOf,
  optional,
  limit,
  end,
  offer,
  onEdit,
  onLeave,
  ...input
}: Props) {
  const { field, fieldState } = useController<BankAccountForm, typeof name>({ name })
  const errorText = useErrorText()
  const text = field.value as string
  const warningId = useId()
  const warning = doubtOf && fieldState.isTouched ? doubtOf(text) : (given ?? (doubtOf && null))
  const doubt = fieldState.error ? null : warning
  return (
    <Field label={label} hint={hint} optional={optional} end={end} error={errorText(fieldState.error)}>
      <CountedInput
        {...input}
        {...field}
        value={text}
        aria-describedby={doubt ? warningId : undefined}
        counter={limit === undefined ? undefined : { count: text.trim().length, limit }}
        onChange={(event) => {
          field.onChange(event.target.value)
          onEdit?.()
        }}
        onBlur={() => {
          onLeave?.()
          field.onBlur()
        }}
      />
      {offer}
      {warning !== undefined && (
        <FieldWarning id={warningId} field={label}>
          {doubt}
        </FieldWarning>
      )}
    </Field>
  )
}
