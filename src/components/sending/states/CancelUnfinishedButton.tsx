import { useFailures } from '../../../queries/failures/failures.ts'
import { useCancelUnfinished, type Cancelled } from '../../../queries/payouts/cancel-unfinished.ts'
import { useServices } from '../../../queries/services.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { clockIcon } from '../../../ui/icons/status.ts'
import { Note } from '../../../ui/layout/Note.tsx'
import { useText, type MessageId } from '../../../ui/text.tsx'
import { useHasLasted } from '../../../ui/use-has-lasted.ts'

interface Props {
  readonly left: Cancelled
  /** What the customer says by pressing it. */
  readonly label: MessageId
  /** Another tab has got further. */
  readonly onElsewhere: () => void
}

/** A cancel waits for a wallet that is still asked, in another tab or by an element that is gone. */
const LONG_MS = 10_000

/** Cancels a payout that an earlier page or another device left, at the customer’s request. */
export function CancelUnfinishedButton({ left, label, onElsewhere }: Props) {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  const cancel = useCancelUnfinished({
    onCancelled: (cancelled) =>
      cancelled ? toasts.show({ tone: 'success', title: t('sending.unfinished.cancelled') }) : onElsewhere(),
    onFailed: (error) => failures.toast(error, t('sending.unfinished.cancelFailed')),
  })
  const isWaiting = useHasLasted(cancel.status === 'pending' ? cancel.status : null, LONG_MS)
  return (
    <>
      <Button size="sm" variant="secondary" loading={cancel.isPending} onClick={() => cancel.mutate(left)}>
        {t(label)}
      </Button>
      {isWaiting && <Note icon={clockIcon}>{t('sending.unfinished.cancelWaits')}</Note>}
    </>
  )
}
