import { useEntry, useRouter } from '../../../router/RouterProvider.tsx'
import { presentEntry } from '../../../router/stack.ts'

/** Whether the customer has left the form during the call: a toast then reports its result. */
export function useHasLeft(): () => boolean {
  const { key } = useEntry()
  const { store } = useRouter()
  return () => presentEntry(store.getState()).key !== key
}
