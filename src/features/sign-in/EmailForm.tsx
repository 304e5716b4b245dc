import { useRef, useState, useEffect, useLayoutEffect, type FormEvent, type RefObject } from 'react'
import { emailError, normalizeEmail } from '../../domain/sign-in/email.ts'
import { useServices, usePreference } from '../../queries/services.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'

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

/** Takes over the field that was drawn before React: the typed text, the focus, and a submit that waits. */
function useEarlyField(formRef: RefObject<HTMLFormElement | null>, setText: (text: string) => void): void {
  const { earlyField } = useServices().world
  const [isDue, setDue] = useState(false)
  // Before the next paint, and before React could write its own text into the field.
  useLayoutEffect(() => {
    const early = earlyField?.()
    if (!early) return
    if (early.isTouched) setText(early.text)
    setDue(early.handOver(formRef.current?.querySelector('input') ?? null))
  }, [earlyField, formRef, setText])
  // The form has the text by now. A frame whose sandbox has no `allow-forms` would refuse `requestSubmit`.
  useEffect(() => {
    if (isDue) formRef.current?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }, [isDue, formRef])
}

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
