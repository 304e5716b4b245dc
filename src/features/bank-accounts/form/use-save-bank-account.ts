import { bankAccountPayload } from '../../../domain/bank-accounts/form/payload.ts'
import type { BankAccountForm } from '../../../domain/bank-accounts/form/bank-account-form.ts'
import { refusalMessage } from '../../../domain/bank-accounts/form/field-formats.ts'
import { useCreateBankAccount } from '../../../queries/bank-accounts/bank-accounts.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { isOutcomeUnknown } from '../../../queries/failures/outcome.ts'
import { useServerText } from '../../../queries/failures/server-text.ts'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import type { Stack } from '../../../router/stack.ts'
import { useText } from '../../../ui/text.tsx'

const isAbovePayoutForm = ({ entries, index }: Stack) => entries[index - 1]?.path.startsWith('/payouts/new/') === true

interface Ends {
  readonly hidden: readonly string[]
  readonly refuse: (error: Error) => void
  readonly forget: () => void
}

export function useSaveBankAccount({ hidden, refuse, forget }: Ends) {
  const t = useText()
  const router = useRouter()
  const failures = useFailures()
  const words = useServerText()
  const { toasts } = useServices()
  const create = useCreateBankAccount({
    onMade: () => {
      forget()
      toasts.show({ tone: 'success', title: t('bankAccounts.created'), follows: true })
    },
    onFailed: (error) =>
      isOutcomeUnknown(error)
        ? failures.toast(error, t('bankAccounts.unconfirmed.title'), () => t('bankAccounts.unconfirmed.text'))
        : failures.toast(error, t('bankAccounts.notCreated'), (message) => words(refusalMessage(message))),
  })
  const toList = () => router.replace('/my-accounts', { type: 'bank', hidden })
  // A transfer form that it was opened from has kept its values, and chooses the new account (decisions.md W16).
  const leave = () => void (isAbovePayoutForm(router.store.getState()) ? router.back() : toList())

  return {
    isSaving: create.isPending,
    cancel: () => void (router.back() || toList()),
    save: (form: BankAccountForm) => create.mutate(bankAccountPayload(form), { onSuccess: leave, onError: refuse }),
  }
}
