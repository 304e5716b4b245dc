import { useLingui } from '@lingui/react'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { instructionLines } from '../../../../domain/payout-history/instructions.ts'
import { StoppedInstructions } from '../../../../components/StoppedInstructions.tsx'
import { useInstructionsCheck } from '../../../../queries/payouts/instructions.ts'
import { ExactCopy } from '../../../../ui/data/ExactCopy.tsx'
import { SkeletonRows } from '../../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'

export function FundingInstructions({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { i18n } = useLingui()
  const lines = instructionLines(payout, i18n.locale).map((line) => ({ ...line, label: t(line.label) }))
  const check = useInstructionsCheck(payout)
  if (check === 'checking') return <SkeletonRows count={5} />
  if (check !== 'good') return <StoppedInstructions payout={payout} reason={check} />
  return (
    <Stack gap={12}>
      <Subhead>{t('payouts.details.funding')}</Subhead>
      <ExactCopy
        lines={lines}
        exactLabel={t('payouts.instructions.exact')}
        plainLabel={t('payouts.instructions.bank')}
        warning={{ title: t('payouts.instructions.memoTitle'), text: t('payouts.instructions.memoText') }}
      />
    </Stack>
  )
}
