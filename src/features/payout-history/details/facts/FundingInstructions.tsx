import { useLingui } from '@lingui/react'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { areInstructionsUnsafe, instructionLines } from '../../../../domain/payout-history/instructions.ts'
import { UnsafeInstructions } from '../../../../components/UnsafeInstructions.tsx'
import { ExactCopy } from '../../../../ui/data/ExactCopy.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'

export function FundingInstructions({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { i18n } = useLingui()
  const lines = instructionLines(payout, i18n.locale).map((line) => ({ ...line, label: t(line.label) }))
  if (areInstructionsUnsafe(payout)) return <UnsafeInstructions payout={payout} />
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
