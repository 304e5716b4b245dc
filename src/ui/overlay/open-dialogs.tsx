import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'

interface OpenDialogs {
  /** From the lowest to the topmost, which is the only one that is not inert. */
  readonly dialogs: readonly HTMLElement[]
  /** Returns a function that removes the dialog. */
  readonly add: (dialog: HTMLElement) => () => void
}

const OpenDialogsContext = createContext<OpenDialogs>({ dialogs: [], add: () => () => {} })

export function OpenDialogsProvider({ children }: { readonly children: ReactNode }) {
  const [dialogs, setDialogs] = useState<readonly HTMLElement[]>([])
  const add = useCallback((dialog: HTMLElement) => {
    setDialogs((open) => [...open, dialog])
    return () => setDialogs((open) => open.filter((other) => other !== dialog))
  }, [])
  const value = useMemo(() => ({ dialogs, add }), [dialogs, add])
  return <OpenDialogsContext value={value}>{children}</OpenDialogsContext>
}

export const useTopmostDialog = (): HTMLElement | null => useContext(OpenDialogsContext).dialogs.at(-1) ?? null

export const useAddOpenDialog = () => useContext(OpenDialogsContext).add
