import { tabOf } from '../../domain/payout-history/tabs.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { useText } from '../../ui/text.tsx'
import { useWaitingPayouts } from './use-next-step.ts'

/** Says how many transfers wait, where the card shows one of several. */
export function WaitingCount() {
  const t = useText()
  const { length: count } = useWaitingPayouts()
  return count > 1 && <>{t('nextStep.waiting.count', { count })} </>
}

/** The way to the other transfers that wait. */
export function AllWaiting() {
  const t = useText()
  const router = useRouter()
  const waiting = useWaitingPayouts()
  return (
    waiting.length > 1 && (
      <Button variant="secondary" onClick={() => router.push('/my-payouts', { type: tabOf(waiting) })}>
        {t('nextStep.waiting.all')}
      </Button>
    )
  )
}
