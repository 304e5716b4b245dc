import styled from '@emotion/styled'
import { useEffect, useEffectEvent } from 'react'
import { useCancellation } from '../../../../components/use-cancellation.ts'
import { canCancel } from '../../../../domain/payout-history/cancel.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useIsCancelling } from '../../../../queries/payouts/payouts.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ActionFooter } from '../../../../ui/frame/ActionFooter.tsx'
import { TaskPage } from '../../../../ui/frame/TaskPage.tsx'
import { alertIcon } from '../../../../ui/icons/basic.ts'
import { Question } from '../../../../ui/layout/Question.tsx'
import { Tile } from '../../../../ui/marks/Tile.tsx'
import { useText } from '../../../../ui/text.tsx'
import { CancelSummary } from './CancelSummary.tsx'
import { useLeave } from './use-leave.ts'

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

  // The server is outside React: a deposit that arrives closes the panel.
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
