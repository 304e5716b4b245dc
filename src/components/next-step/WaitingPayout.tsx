import { useLingui } from '@lingui/react'
import type { Payout } from '../../domain/payouts/payout.ts'
import { instructionAmount } from '../../domain/payout-history/instructions.ts'
import { useInstructionsCheck } from '../../queries/payouts/instructions.ts'
import { useWatchPayouts } from '../../queries/payouts/payouts.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Ledger, LedgerLine } from '../../ui/data/Ledger.tsx'
import { SlashedZero } from '../../ui/code/SlashedZero.tsx'
import { clockIcon } from '../../ui/icons/status.ts'
import { StepCard } from '../../ui/layout/StepCard.tsx'
import { Tile } from '../../ui/marks/Tile.tsx'
import { useText } from '../../ui/text.tsx'
import { AllWaiting, WaitingCount } from './AllWaiting.tsx'

/** A payout that waits for the customer's bank transfer, with the way back to its instructions. */
export function WaitingPayout({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { i18n } = useLingui()
  const router = useRouter()
  useWatchPayouts([payout])
  const check = useInstructionsCheck(payout)
  // No instructions are shown for a payout that differs from the request: its details say so.
  if (check === 'checking' || check === 'different') return null
  const memo = check === 'good' && payout.instructions?.memo
  return (
    <StepCard
      brief
      mark={<Tile icon={clockIcon} tone="warning" size={40} />}
      title={t('nextStep.sendMoney.title')}
      action={
        <>
          <Button onClick={() => router.push('/payouts/new/on-ramp/instructions', { id: payout.id })}>
            {t('nextStep.sendMoney.action')}
          </Button>
          <AllWaiting />
        </>
      }
      list={
        <Ledger>
          <LedgerLine label={t('nextStep.sendMoney.amount')}>
            <strong className="sr-num">{instructionAmount(payout.amount, payout.source.currency, i18n.locale)}</strong>
          </LedgerLine>
          {memo && (
            <LedgerLine label={t('nextStep.sendMoney.memo')}>
              <SlashedZero as="strong" className="sr-num">
                {memo}
              </SlashedZero>
            </LedgerLine>
          )}
        </Ledger>
      }
    >
      <WaitingCount />
      {t(payout.instructions?.memo ? 'nextStep.sendMoney.text' : 'nextStep.sendMoney.textWithoutMemo')}
    </StepCard>
  )
}
