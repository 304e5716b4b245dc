import { useTransfersPaused } from '../queries/online/transfers-paused.ts'
import { useRouter } from '../router/RouterProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { useText } from '../ui/text.tsx'

interface Props {
  readonly size: 'md' | 'lg'
  readonly variant: 'primary' | 'secondary'
  readonly disabled?: boolean
}

/** Opens the choice of a new transfer, on root screens whose own action is another one. */
export function NewTransferButton({ disabled = false, ...props }: Props) {
  const t = useText()
  const router = useRouter()
  const isPaused = useTransfersPaused()
  return (
    <Button {...props} disabled={isPaused || disabled} onClick={() => router.push('/payouts/new', {})}>
      {t('app.nav.new')}
    </Button>
  )
}
