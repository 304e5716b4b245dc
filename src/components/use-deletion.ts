import { useFailures } from '../queries/failures/failures.ts'
import { useServices } from '../queries/services.ts'

interface Callbacks {
  onSuccess(): void
  onError(error: Error): void
  onSettled(): void
}

interface Deletion {
  readonly id: string
  readonly remove: { readonly isPending: boolean; mutate(id: string, callbacks: Callbacks): void }
  /** The titles of the toasts. */
  readonly deleted: string
  readonly notDeleted: string
  describe?(message: string): string
  onClose(): void
}

/** Deletes something that the customer has confirmed, and shows in a toast whether it worked. */
export function useDeletion({ id, remove, deleted, notDeleted, describe, onClose }: Deletion) {
  const failures = useFailures()
  const { toasts } = useServices()
  return {
    isPending: remove.isPending,
    confirm: () =>
      remove.mutate(id, {
        onSuccess: () => toasts.show({ tone: 'success', title: deleted, follows: true }),
        onError: (error) => failures.toast(error, notDeleted, describe),
        onSettled: onClose,
      }),
  }
}
