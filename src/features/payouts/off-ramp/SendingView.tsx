import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { CancelButton } from '../../../components/sending/CancelButton.tsx'
import { currencyCode } from '../../../domain/currency.ts'
import { displayNameOf } from '../../../domain/networks.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { useOwnTransfer, useSending } from '../../../queries/payouts/send-payout.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Spinner } from '../../../ui/buttons/Spinner.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { StateTitle } from '../../../ui/feedback/StateTitle.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { takeLostFocus } from '../../../ui/take-lost-focus.ts'
import { useText, type MessageId } from '../../../ui/text.tsx'
import { SendingSteps, type Stage } from './SendingSteps.tsx'

interface Props {
  readonly payout: Payout
  readonly walletName: string
}

/** After this long the customer is told what to do, and that the page may be left. */
const LONG_MS = 30_000
const LONG_TEXTS: Readonly<Partial<Record<Stage, MessageId>>> = {
  approving: 'sending.approving.long',
  confirming: 'sending.confirming.long',
}

/** The page centres its texts; steps and banners are read from the start of the line. */
const Column = styled(Stack)`
  text-align: start;
`

/** The steps of an off-ramp while its tokens are sent: approve in the wallet, confirming, paying. */
export function SendingView({ payout, walletName }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const sending = useSending(payout.id)
  const stage: Stage = sending.stage === 'ended' ? (sending.hash ? 'confirming' : 'checking') : sending.stage
  const isLong = useIsLong(stage)
  const router = useRouter()
  const coin = currencyCode(payout.source.currency)
  const amount = `${formatAmount(payout.source.amount ?? payout.amount, i18n.locale)}\u00a0${coin}`
  const longText = isLong ? LONG_TEXTS[stage] : undefined
  const deposit = depositOf(payout)
  const network = deposit ? displayNameOf(deposit.network) : ''
  const values = { wallet: walletName, coin, amount, network }
  return (
    <Column gap={24}>
      <div role="status">
        <StateTitle
          mark={<Spinner data-size="lg" />}
          headingRef={takeLostFocus}
          sentence={<bdi>{t(longText ?? `sending.${stage}.text`, values)}</bdi>}
        >
          <bdi>{t(`sending.${stage}.title`, values)}</bdi>
        </StateTitle>
      </div>
      {stage === 'late' && (
        <div role="alert">
          <Banner tone="warning" title={t('chainErrors.network/expired')}>
            {t('sending.late.note')}
          </Banner>
        </div>
      )}
      <Card padded>
        <SendingSteps
          payout={payout}
          walletName={walletName}
          stage={stage}
          hash={sending.isSeen ? sending.hash : null}
        />
      </Card>
      {stage === 'unseen' && <Doubted payout={payout} />}
      {stage === 'late' && (
        <Button size="lg" variant="secondary" block disabled>
          {t('sending.late.again')}
        </Button>
      )}
      {(longText || stage === 'unseen') && (
        <Button size="lg" variant="secondary" block onClick={() => router.push('/my-payouts', { type: 'offRamps' })}>
          {t('sending.toList')}
        </Button>
      )}
    </Column>
  )
}

/** What the customer can do about a transaction that its network does not know. */
function Doubted({ payout }: Pick<Props, 'payout'>) {
  const t = useText()
  const { own, refetch } = useOwnTransfer(payout)
  if (typeof own === 'string') return null
  return (
    <Banner
      tone="warning"
      title={t('sending.unseen.warning')}
      action={<CancelButton transfer={own} state="unseen" onCheck={() => void refetch()} />}
    />
  )
}

function useIsLong(stage: Stage): boolean {
  const [longStage, setLongStage] = useState<Stage | null>(null)
  // Time passes outside React.
  useEffect(() => {
    const timer = setTimeout(() => setLongStage(stage), LONG_MS)
    return () => clearTimeout(timer)
  }, [stage])
  return longStage === stage
}
