import type { Payout } from '../../../../domain/payouts/payout.ts'
import { BankInstructions } from '../../../../components/BankInstructions.tsx'
import { StoppedInstructions } from '../../../../components/StoppedInstructions.tsx'
import { useInstructionsCheck } from '../../../../queries/payouts/instructions.ts'
import { SkeletonRows } from '../../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'

export function FundingInstructions({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const check = useInstructionsCheck(payout)
  if (check === 'checking') return <SkeletonRows count={5} />
  if (check !== 'good') return <StoppedInstructions payout={payout} reason={check} />
  return (
    <Stack gap={12}>
      <Subhead>{t('payouts.details.funding')}</Subhead>
      <BankInstructions payout={payout} />
    </Stack>
  )
}
