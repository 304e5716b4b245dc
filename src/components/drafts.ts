import { useEffect, useMemo, useState } from 'react'
import { useServices } from '../queries/services.ts'
import { useEntry } from '../router/RouterProvider.tsx'

interface DraftStore<Draft> {
  readonly read: () => Draft | null
  readonly write: (draft: Draft) => void
  readonly forget: () => void
}

/** The draft of a screen's history entry, which Back restores. Drafts end with the session. */
function useDraftStore<Draft>(screen: string): DraftStore<Draft> {
  const { drafts } = useServices()
  const { key } = useEntry()
  return useMemo(() => {
    const id = `${screen}:${key}`
    return {
      read: () => (drafts.get(id) as Draft | undefined) ?? null,
      write: (draft) => void drafts.set(id, draft),
      forget: () => void drafts.delete(id),
    }
  }, [drafts, screen, key])
}

/** State that survives the unmount of its screen. */
export function useDraft<State>(screen: string, start: State): readonly [State, (state: State) => void] {
  const store = useDraftStore<State>(screen)
  const [state, setState] = useState(() => store.read() ?? start)
  const change = (next: State) => {
    store.write(next)
    setState(next)
  }
  return [state, change]
}

/** The draft that a form started from; null if there was none. */
export function useDraftStart<Draft>(screen: string): Draft | null {
  const store = useDraftStore<Draft>(screen)
  const [start] = useState(store.read)
  return start
}

/** Stores the form's values until `forget` is called. `draft` must keep its identity while nothing changes. */
export function useDraftWriter<Draft>(screen: string, draft: Draft): Pick<DraftStore<Draft>, 'write' | 'forget'> {
  const store = useDraftStore<Draft>(screen)
  useEffect(() => store.write(draft), [store, draft])
  return store
}
