import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The slots of the frame that a screen can fill. */
type SlotName = 'title' | 'bar' | 'footer'
type Nodes = Partial<Record<SlotName, HTMLElement | null>>

interface Slots {
  readonly nodes: Nodes
  readonly refFor: (name: SlotName) => (node: HTMLElement | null) => void
  readonly isBackHidden: boolean
  readonly hideBack: (isHidden: boolean) => void
}

const SlotsContext = createContext<Slots | null>(null)

export function SlotsProvider({ children }: { readonly children: ReactNode }) {
  const [nodes, setNodes] = useState<Nodes>({})
  const [isBackHidden, hideBack] = useState(false)
  const slots = useMemo(() => {
    const refs = new Map<SlotName, (node: HTMLElement | null) => void>()
    const refFor = (name: SlotName) => {
      const known = refs.get(name)
      if (known) return known
      const ref = (node: HTMLElement | null) => setNodes((before) => ({ ...before, [name]: node }))
      refs.set(name, ref)
      return ref
    }
    return { refFor }
  }, [])
  const value = useMemo(() => ({ ...slots, nodes, isBackHidden, hideBack }), [slots, nodes, isBackHidden])
  return <SlotsContext value={value}>{children}</SlotsContext>
}

/** Marks the position of a slot. `display: contents` keeps it out of the frame's layout. */
export function SlotOutlet({ name }: { readonly name: SlotName }) {
  const ref = useContext(SlotsContext)?.refFor(name)
  return <div ref={ref} style={{ display: 'contents' }} />
}

/** Renders its children into a slot of the frame, or in place when there is no frame. */
export function FillSlot({ name, children }: { readonly name: SlotName; readonly children: ReactNode }) {
  const slots = useContext(SlotsContext)
  if (!slots) return children
  const node = slots.nodes[name]
  return node ? createPortal(children, node) : null
}

/** Hides the header's back button while it is mounted, for a screen that the host opened directly. */
export function HideBack() {
  const hide = useContext(SlotsContext)?.hideBack
  // A layout effect runs before the paint, so the button does not flash.
  useLayoutEffect(() => {
    hide?.(true)
    return () => hide?.(false)
  }, [hide])
  return null
}

export const useIsBackHidden = (): boolean => useContext(SlotsContext)?.isBackHidden ?? false
