import styled from '@emotion/styled'
import { Button } from '../../../ui/buttons/Button.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import type { Resend } from './use-resend.ts'

interface Props {
  readonly resend: Resend
  /** The code was accepted, so no new one can be requested. */
  readonly disabled: boolean
  readonly onOther: () => void
}

const Lines = styled.div`
  display: grid;
  gap: 12px;
  text-align: center;
  color: var(--sr-text-muted);
`

export function ResendLine({ resend: { wait, busy, request }, disabled, onOther }: Props) {
  const t = useText()
  const link = (
    <Button key="resend" variant="link" loading={busy} disabled={disabled} onClick={request}>
      {null}
    </Button>
  )
  return (
    <Lines>
      <p>
        {wait === null ? <RichText id="signIn.otp.resend" components={[link]} /> : t('signIn.otp.wait', { time: wait })}
      </p>
      <p>
        <Button variant="link" disabled={disabled} onClick={onOther}>
          {t('signIn.otp.other')}
        </Button>
      </p>
    </Lines>
  )
}
