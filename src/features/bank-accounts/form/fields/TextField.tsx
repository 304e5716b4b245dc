import type { ComponentProps, ReactNode } from 'react'
import { useController, type FieldPathByValue } from 'react-hook-form'
import type { BankAccountForm } from '../../../../domain/bank-accounts/form/bank-account-form.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { TextInput } from '../../../../ui/fields/TextInput.tsx'
import { useErrorText } from '../use-error-text.tsx'

interface Props extends Pick<
  ComponentProps<typeof TextInput>,
  'dir' | 'type' | 'inputMode' | 'autoComplete' | 'strip' | 'placeholder' | 'disabled'
> {
  readonly name: FieldPathByValue<BankAccountForm, string>
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly optional?: boolean
  readonly limit?: number
  readonly end?: ReactNode
  /** Normalizes the text after each input. */
  readonly typed?: (text: string) => string
  readonly onLeave?: () => void
}

const asTyped = (text: string) => text

export function TextField({ name, label, hint, optional, limit, end, typed = asTyped, onLeave, ...input }: Props) {
  const { field, fieldState } = useController<BankAccountForm, typeof name>({ name })
  const errorText = useErrorText()
  const text = field.value as string
  return (
    <Field label={label} hint={hint} optional={optional} end={end} error={errorText(fieldState.error)}>
      <TextInput
        {...input}
        {...field}
        value={text}
        counter={limit === undefined ? undefined : { count: text.trim().length, limit }}
        onChange={(event) => field.onChange(typed(event.target.value))}
        onBlur={() => {
          onLeave?.()
          field.onBlur()
        }}
      />
    </Field>
  )
}
