import type { SignUpErrors } from '../../../domain/sign-in/sign-up-form.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly name: 'password' | 'confirmPassword'
  readonly label: string
  readonly value: string
  readonly error: SignUpErrors['confirmPassword']
  readonly onChange: (value: string) => void
}

export function PasswordField({ name, label, value, error, onChange }: Props) {
  const t = useText()
  return (
    <Field label={label} error={error && t(error === 'validation.required' ? `${error}.${name}` : error)}>
      <TextInput
        type="password"
        name={name}
        autoComplete="new-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
