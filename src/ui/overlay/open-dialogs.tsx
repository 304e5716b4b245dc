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
  /** From the lowest to the topmost, which is the only one that is not inert. An embedded page with its own buttons also counts. */
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

/**
 * Shows toasts at the top of an embedded page's box while it is open, because at the bottom they could cover the buttons of that page.
 * They are rendered into the box, so only React may change its children.
 */
export function useToastsAbove(box: RefObject<HTMLElement | null>, isOpen: boolean) {
  const add = useAddOpenDialog()
  useEffect(() => (isOpen && box.current ? add(box.current) : undefined), [box, isOpen, add])
}
