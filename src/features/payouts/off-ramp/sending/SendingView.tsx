import styled from '@emotion/styled'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useSending } from '../../../../queries/payouts/send-payout.ts'
import { useRouter } from '../../../../router/RouterProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { useText } from '../../../../ui/text.tsx'
import { StatusChangedNote } from '../../../../components/sending/StatusChangedNote.tsx'
import { SendingSteps, type Stage } from './SendingSteps.tsx'
import { SendingTitle } from './SendingTitle.tsx'
import { UnseenTransfer } from './UnseenTransfer.tsx'
import { useLongText } from './use-long-text.ts'

interface Props {
  readonly payout: Payout
  readonly walletName: string
}

/** The page centres its texts; steps and banners are read from the start of the line. */
const Column = styled(Stack)`
  text-align: start;
`

/** The steps of an off-ramp while its tokens are sent: approve in the wallet, confirming, paying. */
export function SendingView({ payout, walletName }: Props) {
  const t = useText()
  const sending = useSending(payout.id)
  const stage: Stage = sending.stage === 'ended' ? (sending.hash ? 'confirming' : 'checking') : sending.stage
  const router = useRouter()
  const { moved } = sending
  const longText = useLongText(payout, moved ? null : stage, sending.isSeen)
  return (
    <Column gap={24}>
      <div role="status">
        <SendingTitle
          payout={payout}
          walletName={walletName}
          stage={stage}
          longText={longText}
          isMoved={moved !== null}
        />
      </div>
      {moved && <StatusChangedNote title={t('sending.moved.warning')} payout={payout} moved={moved} />}
      {stage === 'late' && (
        <div role="alert">
          <Banner tone="warning" title={t('chainErrors.network/expired')}>
            {t('sending.late.note')}
          </Banner>
        </div>
      )}
      {!moved && (
        <Card padded>
          <SendingSteps
            payout={payout}
            walletName={walletName}
            stage={stage}
            hash={sending.isSeen && stage !== 'dropped' ? sending.hash : null}
          />
        </Card>
      )}
      {stage === 'unseen' && <UnseenTransfer payout={payout} />}
      {stage === 'late' && (
        <Button size="lg" variant="secondary" block disabled>
          {t('sending.late.again')}
        </Button>
      )}
      {(longText || moved || stage === 'unseen' || stage === 'dropped') && (
        <Button size="lg" variant="secondary" block onClick={() => router.push('/my-payouts', { type: 'offRamps' })}>
          {t('sending.toList')}
        </Button>
      )}
    </Column>
  )
}
