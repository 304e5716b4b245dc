import type { Payout } from '../../../domain/payouts/payout.ts'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useSubmission } from '../submission/use-submission.ts'
import { useWaiting } from '../submission/use-waiting.ts'

/** From the form to a payout and its deposit instructions. */
export function useCreateOnRamp(payout: PayoutFormState) {
  const t = useText()
  const router = useRouter()
  const { toasts } = useServices()
  // Back returns to the filled form.
  const toInstructions = ({ id }: Payout) => {
    payout.keepMade(id)
    router.push('/payouts/new/on-ramp/instructions', { id })
  }
  const waiting = useWaiting(payout, toInstructions)
  const submission = useSubmission(payout, {
    waiting,
    onMade(made, _way, hasLeft) {
      payout.keepMade(made.id)
      if (!hasLeft) return toInstructions(made)
      const description = t('payouts.instructions.exists')
      toasts.show({ tone: 'success', title: t('payouts.timeline.created'), description })
    },
  })
  return { waiting, submission, toInstructions }
}
