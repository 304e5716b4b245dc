import { waitingStep, type NextStep } from '../../domain/next-step.ts'
import { useTransfersPaused } from '../../queries/online/transfers-paused.ts'
import { useRouter } from '../../router/RouterProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { swapIcon } from '../../ui/icons/side-panel.ts'
import type { IconShape } from '../../ui/icons/Icon.tsx'
import { bankIcon, walletIcon } from '../../ui/icons/things.ts'
import { StepCard } from '../../ui/layout/StepCard.tsx'
import { Tile } from '../../ui/marks/Tile.tsx'
import { useText } from '../../ui/text.tsx'
import { AwaitingTokens } from './AwaitingTokens.tsx'
import { useWaitingPayouts } from './use-next-step.ts'
import { WaitingPayout } from './WaitingPayout.tsx'

type MissingKind = Exclude<NextStep['kind'], 'sendMoney' | 'sendTokens'>

const ICONS: Readonly<Record<MissingKind, IconShape>> = {
  addWallet: walletIcon,
  addBankAccount: bankIcon,
  makeTransfer: swapIcon,
}

/** The next thing to do, above the list of the screen where a customer lands. */
export function NextStepCard({ step }: { readonly step: NextStep }) {
  if (step.kind === 'sendMoney') return <WaitingPayout payout={step.payout} />
  return step.kind === 'sendTokens' ? <AwaitingTokens payout={step.payout} /> : <Missing kind={step.kind} />
}

/** For a screen that has no other next step to show. */
export function WaitingStepCard() {
  const step = waitingStep(useWaitingPayouts())
  return step && <NextStepCard step={step} />
}

function Missing({ kind }: { readonly kind: MissingKind }) {
  const t = useText()
  const router = useRouter()
  const isPaused = useTransfersPaused()
  const open: Readonly<Record<MissingKind, () => void>> = {
    addWallet: () => router.push('/my-accounts/wallets/new', {}),
    addBankAccount: () => router.push('/my-accounts/bank-accounts/new', {}),
    // The only direction that a customer without a transfer can take.
    makeTransfer: () => router.push('/payouts/new/on-ramp/currencies', { rampType: 'on-ramp' }),
  }
  const action = (
    <Button disabled={isPaused && kind === 'makeTransfer'} onClick={open[kind]}>
      {t(`nextStep.${kind}.action`)}
    </Button>
  )
  return (
    <StepCard
      brief
      mark={<Tile icon={ICONS[kind]} tone="brand" size={40} />}
      title={t(`nextStep.${kind}.title`)}
      action={action}
    >
      {t(`nextStep.${kind}.text`)}
    </StepCard>
  )
}
