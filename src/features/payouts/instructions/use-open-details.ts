import { useEffect, useEffectEvent } from 'react'
import { canCancel } from '../../../domain/payout-history/cancel.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { keptFormsOf } from '../../../stores/kept-form.ts'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'

/** Goes on to the details; by itself once the payout no longer waits for money. */
export function useOpenDetails(payout: Payout) {
  const router = useRouter()
  // The form is done, so Back goes from the details to the transfers.
  const kept = keptFormsOf(useServices())
  const toDetails = () => {
    kept.clear()
    router.replace('/my-payouts/details', { id: payout.id, view: 'details' }, { backTo: '/my-payouts' })
  }
  const isOvertaken = !canCancel(payout)
  const giveWay = useEffectEvent(toDetails)

  // The server is outside: instructions end once the money has come, or the transfer was cancelled elsewhere.
  useEffect(() => {
    if (isOvertaken) giveWay()
  }, [isOvertaken])

  return toDetails
}
