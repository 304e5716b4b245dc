import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'

interface OpenDialogs {
  /** From the lowest to the topmost. All but the topmost are inert, like the page. A frame whose buttons are at its end is as a dialog. */
  readonly dialogs: readonly HTMLElement[]
  /** Returns what takes the dialog out again. */
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

/**
 * Shows toasts at the top of the box of somebody else's page while that is open: it may have what it asks for at its end, where they
 * would cover it. They are drawn in the box, so nobody but React may empty it.
 */
export function useToastsAbove(box: RefObject<HTMLElement | null>, isOpen: boolean) {
  const add = useAddOpenDialog()
  useEffect(() => (isOpen && box.current ? add(box.current) : undefined), [box, isOpen, add])
}
