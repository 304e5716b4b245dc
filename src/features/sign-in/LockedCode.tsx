import { Button } from '../../ui/buttons/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'

interface Props {
  readonly busy: boolean
  readonly onResend: () => void
  readonly onBack: () => void
}

/** The code will never be accepted: a new one, or another address. */
export function LockedCode({ busy, onResend, onBack }: Props) {
  const t = useText()
  return (
    <>
      <Banner tone="destructive" title={t('signIn.otp.error.invalid.title')}>
        {t('signIn.otp.error.invalid.text')}
      </Banner>
      <Stack gap={12}>
        <Button size="lg" block loading={busy} onClick={onResend}>
          {t('signIn.otp.sendNew')}
        </Button>
        <Button variant="secondary" size="lg" block onClick={onBack}>
          {t('signIn.otp.backToSignIn')}
        </Button>
      </Stack>
    </>
  )
}
