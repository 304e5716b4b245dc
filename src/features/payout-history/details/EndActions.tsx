import type { Payout } from '../../../domain/payouts/payout.ts'
import { arrivalOf } from '../../../domain/payout-history/arrival.ts'
import { endOf } from '../../../domain/payout-history/texts/status-texts.ts'
import { useTransfersPaused } from '../../../queries/online/transfers-paused.ts'
import { splitPath } from '../../../router/path.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { useText } from '../../../ui/text.tsx'

/** Goes back to the list that the details were opened from, or to the list as if from the start. */
function useDone() {
  const router = useRouter()
  return () => {
    const { entries, index } = router.store.getState()
    const before = entries[index - 1]
    if (before && splitPath(before.path).pathname === '/my-payouts') router.back()
    else router.replace('/my-payouts', {}, { clear: true })
  }
}

/** The next actions after a transfer has ended; none for a microdeposit, which the customer did not make. */
export function EndActions({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const router = useRouter()
  const done = useDone()
  const isPaused = useTransfersPaused()
  const arrived = arrivalOf(payout)
  if (payout.type === 'microdeposit' || !(arrived || endOf(payout))) return null
  return (
    <ActionFooter width="wide">
      <Button
        variant={arrived ? 'secondary' : 'primary'}
        size="lg"
        disabled={isPaused}
        onClick={() => router.push('/payouts/new', {})}
      >
        {t('payouts.new.title')}
      </Button>
      {arrived && (
        <Button size="lg" onClick={done}>
          {t('payouts.arrived.done')}
        </Button>
      )}
    </ActionFooter>
  )
}
