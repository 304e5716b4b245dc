import { useState, type FormEvent } from 'react'
import styled from '@emotion/styled'
import { signUpErrors, type SignUpForm, type SignUpErrors } from '../../domain/sign-in/sign-up-form.ts'
import { usePreference } from '../../queries/services.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { AuthLayout } from '../../ui/frame/AuthLayout.tsx'
import { PageTitle } from '../../ui/frame/PageTitle.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { useText } from '../../ui/text.tsx'
import { SidePanel } from './SidePanel.tsx'

interface Props {
  readonly name: 'password' | 'confirmPassword'
  readonly label: string
  readonly value: string
  readonly error: SignUpErrors['confirmPassword']
  readonly onChange: (value: string) => void
}

function PasswordField({ name, label, value, error, onChange }: Props) {
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

const Line = styled.p`
  text-align: center;
  color: var(--sr-text-muted);
`

const EMPTY: SignUpForm = { password: '', confirmPassword: '' }

/** A placeholder: customers sign in by a mailed code, so submitting only validates the form. */
export function SignUpScreen({ email }: { readonly email?: string }) {
  const t = useText()
  const router = useRouter()
  const prefilled = usePreference('prefilledEmail')
  const [form, setForm] = useState(EMPTY)
  const [checked, setChecked] = useState(false)
  const errors = checked ? signUpErrors(form) : {}

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
  }
  const field = (name: keyof SignUpForm) => ({
    name,
    label: t(`signUp.${name}`),
    value: form[name],
    error: errors[name],
    onChange: (value: string) => setForm({ ...form, [name]: value }),
  })
  const toSignIn = (
    <Button key="signIn" variant="link" onClick={() => router.replace('/sign-in', {}, { clear: true })}>
      {null}
    </Button>
  )
  return (
    <AuthLayout aside={<SidePanel />} asideLabel={t('signIn.aside.label')}>
      <PageTitle lead={t('signUp.lead')}>{t('signUp.title')}</PageTitle>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Field label={t('signIn.email')}>
            <TextInput type="email" autoComplete="username" disabled value={email ?? prefilled ?? ''} />
          </Field>
          <PasswordField {...field('password')} />
          <PasswordField {...field('confirmPassword')} />
          <Button type="submit" size="lg" block>
            {t('signUp.submit')}
          </Button>
        </Stack>
      </form>
      <Line>
        <RichText id="signUp.signIn" components={[toSignIn]} />
      </Line>
    </AuthLayout>
  )
}
