import { createDestination, type PayoutTab } from '../../../domain/payout-history/tabs.ts'
import { useTransfersPaused } from '../../../queries/online/transfers-paused.ts'
import { buildPath } from '../../../router/path.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { plusIcon } from '../../../ui/icons/actions.ts'
import { useText } from '../../../ui/text.tsx'

/** Begins a payout of the kind that the tab lists. */
export function CreateButton({ tab }: { readonly tab: PayoutTab }) {
  const t = useText()
  const router = useRouter()
  const isPaused = useTransfersPaused()
  const create = () => {
    const { route, params } = createDestination(tab)
    router.open(buildPath(route, params))
  }
  return (
    <Button icon={plusIcon} disabled={isPaused} onClick={create}>
      {t('history.create')}
    </Button>
  )
}
