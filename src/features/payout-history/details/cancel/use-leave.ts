import { readView } from '../../../../domain/payout-history/cancel.ts'
import { splitPath } from '../../../../router/path.ts'
import { useRouter } from '../../../../router/RouterProvider.tsx'

/** The panel is opened from the details, from the deposit instructions, or by its path. */
export function useLeave(id: string) {
  const router = useRouter()
  const details = { id, view: 'details' }
  const origin = () => {
    const { entries, index } = router.store.getState()
    // A host may write the parameters of a path in another order, or leave out the view.
    const { pathname, query } = splitPath(entries[index - 1]?.path ?? '')
    if (query.get('id') !== id) return 'path'
    if (pathname === '/payouts/new/on-ramp/instructions') return 'instructions'
    const isDetails = pathname === '/my-payouts/details' && readView(query.get('view') ?? undefined) === 'details'
    return isDetails ? 'details' : 'path'
  }
  return {
    keep: () => (origin() === 'path' ? router.replace('/my-payouts/details', details) : router.back()),
    toDetails() {
      const from = origin()
      if (from === 'details') return router.back()
      if (from === 'path') return router.replace('/my-payouts/details', details)
      // Back opens the transfers, not to the instructions of a transfer that takes no money.
      return router.replace('/my-payouts/details', details, { backTo: '/my-payouts' })
    },
  }
}
