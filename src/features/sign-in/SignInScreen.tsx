import { useId, useRef, useState, type FormEvent } from 'react'
import { emailError, normalizeEmail } from '../../domain/sign-in/email.ts'
import { afterSignIn } from '../../domain/sign-in/after-sign-in.ts'
import { useMerchantName } from '../../queries/application.ts'
import { usePreference, useServices } from '../../queries/services.ts'
import { useLogin, usePreventSendingEmail } from '../../queries/sign-in.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { AuthLayout } from '../../ui/frame/AuthLayout.tsx'
import { PageTitle } from '../../ui/frame/PageTitle.tsx'
import { Divider } from '../../ui/layout/Divider.tsx'
import { LegalLine } from '../../ui/layout/LegalLine.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'
import { SidePanel } from './SidePanel.tsx'
import { useEarlyField } from './use-early-field.ts'
import { useLoginFailure } from './use-login-failure.ts'

/** A prefilled e-mail fills the field until the customer edits it. */
function useEmail() {
  const prefilled = usePreference('prefilledEmail')
  const { session, world } = useServices()
  const [typed, setTyped] = useState<string | null>(() => {
    const early = world.earlyField?.()
    return early?.isTouched ? early.text : (session.getState().pending?.email ?? null)
  })
  return [typed ?? prefilled ?? '', setTyped] as const
}

/** Logs in and goes on to the step that the server names. */
function useSignIn(sadmin: string | undefined) {
  const router = useRouter()
  const preventSendingEmail = usePreventSendingEmail(sadmin)
  const login = useLogin()
  const failures = useFailures()
  const signIn = (address: string) =>
    login.mutate(
      { email: address, preventSendingEmail },
      {
        onSuccess: (result) => {
          const { route } = afterSignIn(result, address)
          router.push(route, { email: address })
        },
        onError: failures.report,
      },
    )
  return { login, signIn }
}

export function SignInScreen({ sadmin }: { readonly sadmin?: string }) {
  const t = useText()
  const formId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const { settings } = useServices()
  const rampOnly = usePreference('rampOnly')
  const { login, signIn } = useSignIn(sadmin)
  const wordsFor = useLoginFailure()
  const [email, setEmail] = useEmail()
  const [checked, setChecked] = useState(false)
  const problem = checked ? emailError(email) : null
  const merchant = useMerchantName()
  useEarlyField(formRef, setEmail)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (login.isPending) return
    if (emailError(email)) return event.currentTarget.querySelector('input')?.focus()
    signIn(normalizeEmail(email))
  }

  return (
    <AuthLayout aside={<SidePanel />} asideLabel={t('signIn.aside.label')}>
      <PageTitle lead={t('signIn.lead')}>{t('signIn.title')}</PageTitle>
      {rampOnly && <Banner tone="info">{t('signIn.dashboard')}</Banner>}
      {login.isError && (
        <Banner tone="destructive" title={t('signIn.error.title')}>
          {wordsFor(login.error)}
        </Banner>
      )}
      <form ref={formRef} id={formId} noValidate onSubmit={submit}>
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
          <Button type="submit" size="lg" block loading={login.isPending}>
            {t('signIn.continue')}
          </Button>
        </Stack>
      </form>
      <Divider>{merchant === null ? '\u00A0' : t('signIn.new', { merchantName: merchant })}</Divider>
      <Button type="submit" form={formId} variant="secondary" size="lg" block disabled={login.isPending}>
        {t('signIn.signUp')}
      </Button>
      <LegalLine>{t('signIn.legal', { brand: settings.brand.nickname })}</LegalLine>
    </AuthLayout>
  )
}
