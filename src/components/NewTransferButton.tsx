import { PAYOUTS_OUTAGE } from '../domain/payouts/ramp-type.ts'
import { useRouter } from '../router/RouterProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { useText } from '../ui/text.tsx'

interface Props {
  readonly size: 'md' | 'lg'
  readonly variant: 'primary' | 'secondary'
}

/** Opens the choice of a new transfer, on root screens whose own action is another one. */
export function NewTransferButton(props: Props) {
  const t = useText()
  const router = useRouter()
  return (
    <Button {...props} disabled={PAYOUTS_OUTAGE} onClick={() => router.push('/payouts/new', {})}>
      {t('app.nav.new')}
    </Button>
  )
}
