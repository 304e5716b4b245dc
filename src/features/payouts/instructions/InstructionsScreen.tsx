import { QueryView } from '../../../components/QueryView.tsx'
import { MissingInstructions, StoppedInstructions } from '../../../components/StoppedInstructions.tsx'
import { canCancel } from '../../../domain/payout-history/cancel.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import {
  useInstructionsCheck,
  useKnownDifferences,
  useReportStopped,
  type InstructionsCheck,
} from '../../../queries/payouts/instructions.ts'
import { usePayout } from '../../../queries/payouts/payouts.ts'
import { SkeletonRows } from '../../../ui/feedback/skeleton/SkeletonRows.tsx'
import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
import { useText } from '../../../ui/text.tsx'
import { DifferentPayoutView } from '../submission/DifferentPayoutView.tsx'
import { Instructions } from './Instructions.tsx'

export function InstructionsScreen({ id = '' }: { readonly id?: string }) {
  const t = useText()
  const query = usePayout(id)
  const { data } = query
  const check = useInstructionsCheck(data)
  const isStopped = data !== undefined && canCancel(data) && (check === 'different' || check === 'unsafe')
  return (
    <TaskPage title={t(isStopped ? 'payouts.details.title' : 'payouts.instructions.title')} width="wide">
      <QueryView
        query={query}
        loading={<SkeletonRows count={5} />}
        failure={{ title: t('payouts.instructions.loadError'), note: t('payouts.instructions.exists') }}
      >
        {(payout) => (canCancel(payout) ? <Waiting payout={payout} check={check} /> : <Instructions payout={payout} />)}
      </QueryView>
    </TaskPage>
  )
}

interface WaitingProps {
  readonly payout: Payout
  readonly check: InstructionsCheck
}

/** Shows no instructions for a payout that differs from the request, and asks for no consent without a destination. */
function Waiting({ payout, check }: WaitingProps) {
  if (check === 'checking') return <SkeletonRows count={5} />
  if (check === 'different') return <Different payout={payout} />
  if (check === 'unsafe') return <StoppedInstructions payout={payout} reason={check} />
  return payout.instructions ? <Instructions payout={payout} /> : <MissingInstructions payout={payout} />
}

function Different({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const differences = useKnownDifferences(payout)
  useReportStopped('different', { message: t('payouts.different.title'), reference: payout.id })
  return <DifferentPayoutView payout={payout} differences={differences} />
}
