import { useTransfersPaused } from '../../../queries/online/transfers-paused.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly isSending: boolean
  readonly onSend: () => void
}

export function SendNowButton({ isSending, onSend }: Props) {
  const t = useText()
  const isPaused = useTransfersPaused()
  return (
    <Button size="sm" loading={isSending} disabled={isPaused && !isSending} onClick={onSend}>
      {t('sending.unfinished.unsent.send')}
    </Button>
  )
}
