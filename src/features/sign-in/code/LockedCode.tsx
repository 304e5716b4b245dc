import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import type { Resend } from './use-resend.ts'

interface Props {
  readonly resend: Resend
  readonly onBack: () => void
}

/** The code will never be accepted, so the customer requests a new one or changes the address. */
export function LockedCode({ resend: { wait, busy, request }, onBack }: Props) {
  const t = useText()
  return (
    <>
      <Banner tone="destructive" title={t('signIn.otp.error.invalid.title')}>
        {t('signIn.otp.error.invalid.text')}
      </Banner>
      <Stack gap={12}>
        <Button size="lg" block loading={busy} disabled={wait !== null} onClick={request}>
          {wait === null ? t('signIn.otp.sendNew') : t('signIn.otp.sendNewIn', { time: wait })}
        </Button>
        <Button variant="secondary" size="lg" block onClick={onBack}>
          {t('signIn.otp.backToSignIn')}
        </Button>
      </Stack>
    </>
  )
}
