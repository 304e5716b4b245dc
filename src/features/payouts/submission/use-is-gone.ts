import { useEntry, useRouter } from '../../../router/RouterProvider.tsx'
import { presentEntry } from '../../../router/stack.ts'

/** Whether the customer went on while the call was under way: what became of it is then told in a toast. */
export function useIsGone(): () => boolean {
  const { key } = useEntry()
  const { store } = useRouter()
  return () => presentEntry(store.getState()).key !== key
}
