import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'

/** The slots of the frame that a screen can fill. */
type SlotName = 'title' | 'bar' | 'footer'

/** Where a slot is in the document. Only what fills it is rendered again when that changes. */
interface Slot {
  readonly ref: (node: HTMLElement | null) => void
  readonly subscribe: (changed: () => void) => () => void
  readonly node: () => HTMLElement | null
}

interface Slots {
  readonly byName: Readonly<Record<SlotName, Slot>>
  readonly isBackHidden: boolean
  readonly hideBack: (isHidden: boolean) => void
}

const SlotsContext = createContext<Slots | null>(null)

function createSlot(): Slot {
  const listeners = new Set<() => void>()
  let present: HTMLElement | null = null
  return {
    ref(node) {
      present = node
      listeners.forEach((changed) => changed())
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    node: () => present,
  }
}

const createSlots = () => ({ title: createSlot(), bar: createSlot(), footer: createSlot() })

export function SlotsProvider({ children }: { readonly children: ReactNode }) {
  const [byName] = useState(createSlots)
  const [isBackHidden, hideBack] = useState(false)
  const value = useMemo(() => ({ byName, isBackHidden, hideBack }), [byName, isBackHidden])
  return <SlotsContext value={value}>{children}</SlotsContext>
}

/** Marks the position of a slot. `display: contents` keeps it out of the frame's layout. */
export function SlotOutlet({ name }: { readonly name: SlotName }) {
  return <div ref={useContext(SlotsContext)?.byName[name].ref} data-outlet={name} style={{ display: 'contents' }} />
}

interface InSlotProps {
  readonly name: SlotName
  readonly slot: Slot
  readonly children: ReactNode
}

function InSlot({ name, slot, children }: InSlotProps) {
  const node = useSyncExternalStore(slot.subscribe, slot.node, () => undefined)
  // The build renders to markup, where there are no portals, and puts this into its slot (.build/first-paint/first-paint.mjs).
  if (node === undefined) return <div data-fills={name}>{children}</div>
  return node && createPortal(children, node)
}

/** Renders its children into a slot of the frame, or in place when there is no frame. */
export function FillSlot({ name, children }: { readonly name: SlotName; readonly children: ReactNode }) {
  const slots = useContext(SlotsContext)
  return slots ? (
    <InSlot name={name} slot={slots.byName[name]}>
      {children}
    </InSlot>
  ) : (
    children
  )
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
