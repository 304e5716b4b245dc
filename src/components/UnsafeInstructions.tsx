import { useEffect } from 'react'
import type { Payout } from '../domain/payouts/payout.ts'
import { usePayout } from '../queries/payouts/payouts.ts'
import { useServices } from '../queries/services.ts'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { useText } from '../ui/text.tsx'

/** Replaces instructions that contain invisible characters. */
export function UnsafeInstructions({ payout: { id } }: { readonly payout: Payout }) {
  const t = useText()
  const { emit } = useServices()
  const { isFetching, refetch } = usePayout(id)
  const title = t('payouts.instructions.unsafe.title')
  // Emits an event to the host, which is outside React.
  useEffect(() => {
    emit('ramp-error', { code: 'instructions_unsafe', message: title, reference: id })
    // eslint-disable-next-line react/exhaustive-deps -- a change of language is not a new error
  }, [emit, id])
  return (
    <ErrorState title={title} reference={id} retrying={isFetching} onRetry={() => void refetch()}>
      {t('payouts.instructions.unsafe.text')}
    </ErrorState>
  )
}
