import styled from '@emotion/styled'
import { useState } from 'react'
import { CancelRequestButton } from '../../../../components/sending/states/CancelRequestButton.tsx'
import { sayingOfShown, type ShownTransfer } from '../../../../components/sending/states/shown-transfer.ts'
import { isSaid, type Said } from '../../../../components/sending/states/saying.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useTransferState } from '../../../../queries/payouts/transfer-state.ts'
import { useRouter } from '../../../../router/RouterProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { useText } from '../../../../ui/text.tsx'
import { initialSending, type Sending } from '../../../../operations/off-ramp/sending.ts'
import type { OffRampState } from '../../../../operations/off-ramp/state/state.ts'
import { useHasLasted } from '../../../../ui/use-has-lasted.ts'
import { SendingNotes } from './SendingNotes.tsx'
import { SendingSteps, type Stage } from './SendingSteps.tsx'
import { SendingTitle } from './SendingTitle.tsx'

/** After this long the screen says what to do, and that the page may be left. */
const LONG_MS = 30_000

/**
 * What is said of the transfer while it is sent here. Its end is reported by a toast, on another screen: until that is shown, the last
 * words stay.
 */
function useWatchedSaying(shown: ShownTransfer | null) {
  const stage = shown?.sending?.stage ?? null
  const isLong = useHasLasted(shown?.state.kind === 'declineIt' ? null : stage, LONG_MS)
  const saying = shown && stage !== 'ended' ? sayingOfShown(shown, isLong ? 'long' : 'briefly') : null
  const [kept, setKept] = useState<Said | null>(null)
  const isNew = saying !== null && (saying.title !== kept?.title || saying.text !== kept.text)
  if (isNew && isSaid(saying)) setKept(saying)
  return { saying: kept, isLong }
}

interface Props {
  readonly payout: Payout
  readonly walletName: string
}

/** The page centres its texts; steps and banners are read from the start of the line. */
const Column = styled(Stack)`
  text-align: start;
`

/** The network has lost the transaction, or has not known it for ten minutes (decisions.md C20). */
const isDoubted = ({ kind, cancel }: OffRampState): boolean =>
  kind === 'gone' || (kind === 'unseen' && cancel === 'byWord')

/** The state decides for the heading and the steps alike whether the transaction is doubted: the page's stage may lag some seconds behind. */
function stageOf({ stage, hash }: Sending, state: OffRampState | null): Stage {
  if (stage === 'ended') return hash ? 'confirming' : 'checking'
  if (stage === 'late') return stage
  if (state && isDoubted(state)) return 'unseen'
  return stage === 'unseen' ? 'confirming' : stage
}

const isShownByNetwork = ({ kind }: OffRampState): boolean => kind === 'onItsWay' || kind === 'unregistered'

/** They may take long without the customer. */
const LEAVABLE: readonly Stage[] = ['approving', 'confirming']

/** The steps of an off-ramp while its tokens are sent: approve in the wallet, confirming, paying. */
export function SendingView({ payout, walletName }: Props) {
  const { state, entry, sending: known } = useTransferState(payout)
  const sending = known ?? initialSending
  const stage = stageOf(sending, state)
  const shown = state && { state, payout, entry, sending, isSendable: true }
  const { saying, isLong } = useWatchedSaying(shown)
  const isUrgent = saying?.role !== undefined
  const mayLeave = isUrgent || stage === 'unseen' || (isLong && LEAVABLE.includes(stage))
  return (
    <Column gap={24}>
      <div role="status">
        {/* A new heading takes the focus of a button that has gone. */}
        {saying && <SendingTitle key={saying.title} payout={payout} walletName={walletName} saying={saying} />}
      </div>
      {shown && saying && <SendingNotes shown={shown} saying={saying} />}
      {!isUrgent && (
        <Card padded>
          <SendingSteps
            payout={payout}
            walletName={walletName}
            stage={stage}
            hash={state && isShownByNetwork(state) ? sending.hash : null}
          />
        </Card>
      )}
      {saying && <SendingButtons payout={payout} saying={saying} stage={stage} mayLeave={mayLeave} />}
    </Column>
  )
}

interface ButtonsProps {
  readonly payout: Payout
  readonly saying: Said
  readonly stage: Stage
  readonly mayLeave: boolean
}

function SendingButtons({ payout, saying, stage, mayLeave }: ButtonsProps) {
  const t = useText()
  const router = useRouter()
  return (
    <>
      {saying.actions.includes('cancelRequest') && <CancelRequestButton payout={payout} size="lg" block />}
      {stage === 'late' && (
        <Button size="lg" variant="secondary" block disabled>
          {t('sending.late.again')}
        </Button>
      )}
      {mayLeave && (
        <Button size="lg" variant="secondary" block onClick={() => router.push('/my-payouts', { type: 'offRamps' })}>
          {t('sending.toList')}
        </Button>
      )}
    </>
  )
}
