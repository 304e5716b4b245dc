import { useFailures } from '../../queries/failures/failures.ts'
import { useResetVerification } from '../../queries/customer/kyc.ts'
import { useServices } from '../../queries/services.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useText } from '../../ui/text.tsx'

/** Resets a verification in the sandbox, where even a final rejection can be undone. */
export function ResetVerification() {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  const reset = useResetVerification()
  const start = () =>
    reset.mutate(undefined, {
      onSuccess: () => toasts.show({ tone: 'success', title: t('access.reset.done') }),
      onError: (error) => failures.toast(error, t('access.reset.failed')),
    })
  return (
    <Button variant="secondary" loading={reset.isPending} onClick={start}>
      {t('access.reset')}
    </Button>
  )
}
