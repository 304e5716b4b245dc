import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent } from 'react'
import { currencyCode } from '../../../domain/currency.ts'
import { canCancel, readView } from '../../../domain/payout-history/cancel.ts'
import { partiesOf } from '../../../domain/payout-history/parties.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useCancelPayout, useIsCancelling } from '../../../queries/payouts/payouts.ts'
import { useServices } from '../../../queries/services.ts'
import { splitPath } from '../../../router/path.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Amount } from '../../../ui/data/Amount.tsx'
import { Ledger, LedgerLine } from '../../../ui/data/Ledger.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { alertIcon } from '../../../ui/icons/basic.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'
import { PartyName } from './PartyName.tsx'

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
      // Back leads to the transfers, not to the instructions of a transfer that takes no money.
      return router.replace('/my-payouts/details', details, { backTo: '/my-payouts' })
    },
  }
}

/** The view slides in faster than a screen, because it belongs to the screen behind it. */
const Panel = styled(Page)`
  [data-nav='push'] > :has(&) {
    animation-duration: var(--sr-dur-base);
  }
`

/** A panel that slides in over the details or the instructions; Back keeps the payout. */
export function CancelView({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  const cancel = useCancelPayout({
    onCancelled: () => toasts.show({ tone: 'success', title: t('payouts.cancelled'), follows: true }),
    onFailed: (error) => failures.toast(error, t('payouts.cancelFailed.title'), () => t('payouts.cancelFailed.text')),
  })
  const isCancelling = useIsCancelling(payout.id)
  const { keep, toDetails } = useLeave(payout.id)
  // Money that arrived is not waited for: the answer to a cancel may be lost for longer than the customer looks at the question.
  const isFunded = !canCancel(payout) && payout.status !== 'cancelled'
  const isOvertaken = isFunded || (!canCancel(payout) && !isCancelling && !cancel.isSuccess)
  const giveWay = useEffectEvent(toDetails)

  // The server is outside React: a deposit that arrives meanwhile closes the panel.
  useEffect(() => {
    if (isOvertaken) giveWay()
  }, [isOvertaken])

  return (
    <Panel title={t('payouts.cancel.action')} width="form">
      <Tile icon={alertIcon} tone="warning" large />
      <Question lead={t('payouts.cancel.text')}>{t('payouts.cancel.question')}</Question>
      <Summary payout={payout} />
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

function Summary({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { i18n } = useLingui()
  const { from, to } = partiesOf(payout)
  return (
    <Card padded>
      <Ledger ruled>
        <LedgerLine label={t('payouts.form.youSend')}>
          <Amount value={formatAmount(payout.amount, i18n.locale)} code={currencyCode(payout.source.currency)} />
        </LedgerLine>
        <LedgerLine label={t('payouts.details.from')}>
          <PartyName party={from} />
        </LedgerLine>
        <LedgerLine label={t('payouts.details.toLabel')}>
          <PartyName party={to} />
        </LedgerLine>
        {payout.instructions?.memo && (
          <LedgerLine label={t('payouts.instructions.memo')}>
            <span className="sr-num">{visibleText(payout.instructions.memo)}</span>
          </LedgerLine>
        )}
      </Ledger>
    </Card>
  )
}
