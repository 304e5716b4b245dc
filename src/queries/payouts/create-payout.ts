import { isUnpayable } from '../../domain/payouts/deposit.ts'
import { differencesOf, type Difference } from '../../domain/payouts/differences.ts'
import type { Asked, EarlierOrigin, EarlierPayouts } from '../../domain/payouts/form/submission.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { earlierOrigin } from '../../operations/intents/earlier-payouts.ts'
import { submitPayout, type UndecidedPayout } from '../../operations/intents/payout-intent.ts'
import { lazyAdapter } from '../../operations/sendings/lazy-adapter.ts'
import { refuseBurn } from '../../operations/off-ramp/refuse-burn.ts'
import { recordDifference } from '../../operations/off-ramp/send-unfinished.ts'
import { keys } from '../keys.ts'
import { customerWork } from '../../operations/customer-work.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { useServices } from '../services.ts'
import { useSingleMutation } from '../single-mutation.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'
import { payoutQuery } from './payouts.ts'

interface Submission extends Asked {
  readonly walletAddress: string | null
}

interface CreateCallbacks {
  readonly onMade: (payout: Payout, submission: Submission) => void
  /** Nothing was made, because these may be what the customer wants. `origin`: of the likeliest. */
  readonly onEarlier: (found: EarlierPayouts, origin: EarlierOrigin) => void
  /** It exists, and is not what was asked for. */
  readonly onDifferent: (payout: Payout, differences: readonly Difference[]) => void
  /** It is unknown whether it exists. */
  readonly onUndecided: (undecided: UndecidedPayout, submission: Submission) => void
  readonly onFailed: (error: Error) => void
}

/** The callbacks are also called for a customer who has left the form. */
export function useCreatePayout({ onMade, onEarlier, onDifferent, onUndecided, onFailed }: CreateCallbacks) {
  const services = useServices()
  const announce = useAnnounceMade()
  return useSingleMutation({
    async mutationFn({ payload, press }: Submission) {
      const parts = { ...customerWork(services), node: chainNodeOf(services), adapterOf: lazyAdapter }
      const result = await submitPayout(parts, payload, press)
      if (result.status === 'made') await refuseBurn(parts, result.answer)
      return result
    },
    onSuccess: (result, submission) => {
      if (result.status === 'undecided') return onUndecided(result, submission)
      const journal = journalOf(services)
      if (result.status === 'earlier')
        return onEarlier(result.found, earlierOrigin({ journal }, result.found[0], submission.press))
      const { answer, isResumed } = result
      announce(answer)
      const differences = differencesOf({ ...submission, isResumed }, answer)
      if (differences.length === 0 && !isUnpayable(answer)) return onMade(answer, submission)
      recordDifference({ journal }, answer.id)
      onDifferent(answer, differences)
    },
    onError: onFailed,
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: keys.payouts }),
  })
}

function useAnnounceMade() {
  const services = useServices()
  const { queryClient, emit } = services
  return (payout: Payout) => {
    queryClient.setQueryData(payoutQuery(services, payout.id).queryKey, payout)
    emit('ramp-payout-created', { id: payout.id, type: rawValue(payout.type) })
  }
}
