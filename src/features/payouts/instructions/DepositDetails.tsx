import { useLingui } from '@lingui/react'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { instructionLines } from '../../../domain/payout-history/instructions.ts'
import { ExactCopy } from '../../../ui/data/ExactCopy.tsx'
import { useText } from '../../../ui/text.tsx'

/** What the customer's own bank must be told; amount and memo to the letter. */
export function DepositDetails({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { i18n } = useLingui()
  const lines = instructionLines(payout, i18n.locale).map((line) => ({ ...line, label: t(line.label) }))
  return (
    <ExactCopy
      lines={lines}
      exactLabel={t('payouts.instructions.exact')}
      plainLabel={t('payouts.instructions.bank')}
      warning={{ title: t('payouts.instructions.memoTitle'), text: t('payouts.instructions.memoText') }}
    />
  )
}
