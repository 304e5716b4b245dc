import styled from '@emotion/styled'
import { useEffect, useEffectEvent } from 'react'
import { useCancellation } from '../../../../components/use-cancellation.ts'
import { canCancel, readView } from '../../../../domain/payout-history/cancel.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useIsCancelling } from '../../../../queries/payouts/payouts.ts'
import { useRouter } from '../../../../router/RouterProvider.tsx'
import { splitPath } from '../../../../router/path.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ActionFooter } from '../../../../ui/frame/ActionFooter.tsx'
import { TaskPage } from '../../../../ui/frame/TaskPage.tsx'
import { alertIcon } from '../../../../ui/icons/basic.ts'
import { Question } from '../../../../ui/layout/Question.tsx'
import { Tile } from '../../../../ui/marks/Tile.tsx'
import { useText } from '../../../../ui/text.tsx'
import { CancelSummary } from './CancelSummary.tsx'

/** The panel is opened from the details, from the deposit instructions, or by its path. */
function useLeave(id: string) {
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

/** The view slides in faster than a screen, because it belongs to the screen behind it. */
const Panel = styled(TaskPage)`
  [data-nav='push'] > :has(&) {
    animation-duration: var(--sr-dur-base);
  }
`

/** A panel that slides in over the details or the instructions; Back keeps the payout. */
export function CancelView({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const cancel = useCancellation()
  const isCancelling = useIsCancelling(payout.id)
  const { keep, toDetails } = useLeave(payout.id)
  // Money that arrived is not waited for: the answer to a cancel may be lost for longer than the customer looks at the question.
  const isFunded = !canCancel(payout) && payout.status !== 'cancelled'
  const isOvertaken = isFunded || (!canCancel(payout) && !isCancelling && !cancel.isSuccess)
  const giveWay = useEffectEvent(toDetails)

  // A deposit that arrives closes the panel.
  useEffect(() => {
    if (isOvertaken) giveWay()
  }, [isOvertaken])

  return (
    <Panel title={t('payouts.cancel.action')} width="form">
      <Tile icon={alertIcon} tone="warning" large />
      <Question lead={t('payouts.cancel.text')}>{t('payouts.cancel.question')}</Question>
      <CancelSummary payout={payout} />
      <ActionFooter>
        <Button variant="secondary" size="lg" disabled={isCancelling} onClick={keep}>
          {t('payouts.cancel.keep')}
        </Button>
        <Button
          variant="destructive"
          size="lg"
          loading={isCancelling}
          onClick={() => cancel.mutate(payout.id, { onSuccess: toDetails })}
        >
          {t('payouts.cancel.action')}
        </Button>
      </ActionFooter>
    </Panel>
  )
}
