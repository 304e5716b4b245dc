import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Places of the frame that the screen fills. */
type SlotName = 'title' | 'bar' | 'footer'
type Nodes = Partial<Record<SlotName, HTMLElement | null>>

interface Slots {
  readonly nodes: Nodes
  readonly place: (name: SlotName) => (node: HTMLElement | null) => void
  readonly isBackHidden: boolean
  readonly hideBack: (isHidden: boolean) => void
}

const SlotsContext = createContext<Slots | null>(null)

export function SlotsProvider({ children }: { readonly children: ReactNode }) {
  const [nodes, setNodes] = useState<Nodes>({})
  const [isBackHidden, hideBack] = useState(false)
  const slots = useMemo(() => {
    const refs = new Map<SlotName, (node: HTMLElement | null) => void>()
    const place = (name: SlotName) => {
      const known = refs.get(name)
      if (known) return known
      const ref = (node: HTMLElement | null) => setNodes((before) => ({ ...before, [name]: node }))
      refs.set(name, ref)
      return ref
    }
    return { place }
  }, [])
  const value = useMemo(() => ({ ...slots, nodes, isBackHidden, hideBack }), [slots, nodes, isBackHidden])
  return <SlotsContext value={value}>{children}</SlotsContext>
}

/** Where the content of a slot goes; `display: contents` keeps the frame's own layout. */
export function SlotPlace({ name }: { readonly name: SlotName }) {
  const ref = useContext(SlotsContext)?.place(name)
  return <div ref={ref} style={{ display: 'contents' }} />
}

/** Puts its children into a slot of the frame; without a frame they stay where they are written. */
export function InSlot({ name, children }: { readonly name: SlotName; readonly children: ReactNode }) {
  const slots = useContext(SlotsContext)
  if (!slots) return children
  const node = slots.nodes[name]
  return node ? createPortal(children, node) : null
}

/** While it is drawn the header has no back control: a screen that a host leads to alone has nowhere to go back to. */
export function HideBack() {
  const hide = useContext(SlotsContext)?.hideBack
  // Before the paint, so that the control is never seen.
  useLayoutEffect(() => {
    hide?.(true)
    return () => hide?.(false)
  }, [hide])
  return null
}

export const useIsBackHidden = (): boolean => useContext(SlotsContext)?.isBackHidden ?? false
