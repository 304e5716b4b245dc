import { useRef, useState, type FormEvent } from 'react'
import { emailError, normalizeEmail } from '../../domain/sign-in/email.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'
import { useEarlyField } from './use-early-field.ts'
import { useEmail } from './use-email.ts'

interface Props {
  readonly id: string
  readonly isPending: boolean
  readonly onSubmit: (email: string) => void
}

/** The e-mail with the continue button. The sign-up button submits it too, by its id. */
export function EmailForm({ id, isPending, onSubmit }: Props) {
  const t = useText()
  const formRef = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useEmail()
  const [checked, setChecked] = useState(false)
  const problem = checked ? emailError(email) : null
  useEarlyField(formRef, setEmail)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (isPending) return
    if (emailError(email)) return event.currentTarget.querySelector('input')?.focus()
    onSubmit(normalizeEmail(email))
  }

  return (
    <form ref={formRef} id={id} noValidate onSubmit={submit}>
      <Stack>
        <Field
          label={t('signIn.email')}
          error={problem && t(problem === 'validation.required' ? 'validation.required.email' : problem)}
        >
          <TextInput
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            placeholder={t('signIn.placeholder')}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onBlur={() => email !== '' && setChecked(true)}
          />
        </Field>
        <Button type="submit" size="lg" block loading={isPending}>
          {t('signIn.continue')}
        </Button>
      </Stack>
    </form>
  )
}
