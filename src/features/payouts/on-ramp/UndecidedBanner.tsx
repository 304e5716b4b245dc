import type { PayoutPayload } from '../../../domain/payouts/payout.ts'
import { useFailures } from '../../../queries/failures.ts'
import { useStartPayoutAnew } from '../../../queries/payouts/payouts.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Reference } from '../../../ui/feedback/Reference.tsx'
import { useText } from '../../../ui/text.tsx'

interface Props {
  readonly error: Error
  readonly payload: PayoutPayload
  readonly busy: boolean
  /** Asks again with the same key: one transfer is made at most. */
  readonly onCheck: () => void
}

/** Nobody can say yet whether the transfer was made. Nothing is made again unless the customer decides so. */
export function UndecidedBanner({ error, payload, busy, onCheck }: Props) {
  const t = useText()
  const router = useRouter()
  const failures = useFailures()
  const startAnew = useStartPayoutAnew()
  const { reference, code } = failures.explain(error)
  const again = () => {
    startAnew(payload)
    onCheck()
  }
  const action = (
    <>
      <Button size="sm" variant="secondary" loading={busy} onClick={onCheck}>
        {t('payouts.undecided.check')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => router.push('/my-payouts', {})}>
        {t('payouts.undecided.list')}
      </Button>
      {code === 'idempotency_conflict' && (
        <Button size="sm" variant="ghost" disabled={busy} onClick={again}>
          {t('payouts.undecided.again')}
        </Button>
      )}
    </>
  )
  return (
    <Banner tone="warning" title={t('payouts.undecided.title')} action={action}>
      {t('payouts.undecided.text')}
      {reference && <Reference value={reference} />}
    </Banner>
  )
}
