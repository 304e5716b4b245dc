import styled from '@emotion/styled'
import { Button } from '../../ui/buttons/Button.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { useText } from '../../ui/text.tsx'

interface Props {
  /** Seconds until a new code may be asked for. */
  readonly wait: number
  readonly busy: boolean
  readonly onResend: () => void
  readonly onOther: () => void
}

const Lines = styled.div`
  display: grid;
  gap: 12px;
  text-align: center;
  color: var(--sr-text-muted);
`

export function ResendLine({ wait, busy, onResend, onOther }: Props) {
  const t = useText()
  const link = (
    <Button key="resend" variant="link" loading={busy} onClick={onResend}>
      {null}
    </Button>
  )
  return (
    <Lines>
      <p>
        {wait > 0 ? t('signIn.otp.wait', { seconds: wait }) : <RichText id="signIn.otp.resend" components={[link]} />}
      </p>
      <p>
        <Button variant="link" onClick={onOther}>
          {t('signIn.otp.other')}
        </Button>
      </p>
    </Lines>
  )
}
