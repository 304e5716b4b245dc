import { useMoneyText } from '../../components/money/use-money-text.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { useIsByHand } from '../../queries/payouts/transfer-state.ts'
import { useWatchPayouts } from '../../queries/payouts/payouts.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { clockIcon } from '../../ui/icons/status.ts'
import { StepCard } from '../../ui/layout/StepCard.tsx'
import { Tile } from '../../ui/marks/Tile.tsx'
import { useText } from '../../ui/text.tsx'
import { AllWaiting, WaitingCount } from './AllWaiting.tsx'

/** An off-ramp that waits for tokens. Its details know what this device has sent, and send it (decisions.md H11). */
export function AwaitingTokens({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const moneyText = useMoneyText()
  const router = useRouter()
  useWatchPayouts([payout])
  const { source, amount } = payout
  const title = useIsByHand(payout) ? 'sending.unfinished.awaited.title' : 'nextStep.sendTokens.title'
  const tokens = moneyText(source.amount ?? amount, source.currency)
  return (
    <StepCard
      brief
      mark={<Tile icon={clockIcon} tone="warning" size={40} />}
      title={<bdi>{t(title, { amount: tokens })}</bdi>}
      action={
        <>
          <Button onClick={() => router.push('/my-payouts/details', { id: payout.id })}>
            {t('nextStep.sendTokens.action')}
          </Button>
          <AllWaiting />
        </>
      }
    >
      <WaitingCount />
      {t('nextStep.sendTokens.text')}
    </StepCard>
  )
}
