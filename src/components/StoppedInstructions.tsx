import type { Payout } from '../domain/payouts/payout.ts'
import { useKnownDifferences, useReportStopped } from '../queries/payouts/instructions.ts'
import { usePayout } from '../queries/payouts/payouts.ts'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { useText } from '../ui/text.tsx'
import { DifferenceLedger } from './DifferenceLedger.tsx'

const TITLES = {
  different: 'payouts.different.title',
  unsafe: 'payouts.instructions.unsafe.title',
} as const
const TEXTS = { different: 'payouts.different.text', unsafe: 'payouts.instructions.unsafe.text' } as const

interface Props {
  readonly payout: Payout
  /** The payout is not what was asked for, or its instructions contain invisible characters. */
  readonly reason: keyof typeof TITLES
}

/** Replaces instructions that the customer must not follow. */
export function StoppedInstructions({ payout, reason }: Props) {
  const t = useText()
  const { isFetching, refetch } = usePayout(payout.id)
  const differences = useKnownDifferences(payout)
  const title = t(TITLES[reason])
  useReportStopped(reason, { message: title, reference: payout.id })
  return (
    <>
      <ErrorState title={title} reference={payout.id} retrying={isFetching} onRetry={() => void refetch()}>
        {t(reason === 'unsafe' && !payout.instructions?.memo ? 'payouts.instructions.unsafe.account' : TEXTS[reason])}
      </ErrorState>
      {reason === 'different' && <DifferenceLedger differences={differences} />}
    </>
  )
}

/** Stands for instructions that the server does not have yet. */
export function MissingInstructions({ payout }: Pick<Props, 'payout'>) {
  const t = useText()
  const { isFetching, refetch } = usePayout(payout.id)
  return (
    <ErrorState title={t('payouts.instructions.missing.title')} retrying={isFetching} onRetry={() => void refetch()}>
      {t('payouts.instructions.missing.text')}
    </ErrorState>
  )
}
