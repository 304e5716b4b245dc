import { useEffect, useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react'
import { activeElementOf } from './focusable.ts'
import { placeBy, type PlaceOptions } from './position.ts'
import { findTyped, NOTHING_TYPED, typed } from './typeahead.ts'

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

const steps: Record<string, (present: number, count: number) => number> = {
  ArrowDown: (present, count) => (present + 1) % count,
  ArrowUp: (present, count) => (present <= 0 ? count : present) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const holdsFocus = (menu: HTMLElement) => menu.contains(activeElementOf(menu))

/** A popover that the browser closes by itself, with a focus that moves among its lines. */
export function useMenu({ placement = 'bottom-end', isFilling = false }: PlaceOptions = {}) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const last = useRef(NOTHING_TYPED)
  const [isOpen, setOpen] = useState(false)

  useEffect(
    () => (isOpen ? placeBy(trigger.current!, menu.current!, { placement, isFilling }) : undefined),
    [isOpen, placement, isFilling],
  )

  const close = () => menu.current?.hidePopover()

  function openAt(end: 'first' | 'last') {
    menu.current!.showPopover()
    itemsOf(menu.current!)
      .at(end === 'first' ? 0 : -1)
      ?.focus()
  }

  function onMenuKey(event: KeyboardEvent) {
    const items = itemsOf(menu.current!)
    const present = items.indexOf(event.target as HTMLElement)
    const step = steps[event.key]
    if (event.key === 'Tab') return close()
    // By hand: by itself Escape closes a dialog around the menu too, in WebKit.
    if (event.key === 'Escape') close()
    else if (step) items[step(present, items.length)]?.focus()
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      last.current = typed(last.current, event.key, Date.now())
      items[
        findTyped(
          items.map((item) => item.textContent),
          present,
          last.current.text,
        )
      ]?.focus()
    } else return undefined
    event.preventDefault()
    return undefined
  }

  return {
    isOpen,
    close,
    triggerProps: {
      ref: trigger,
      popoverTarget: id,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        openAt(event.key === 'ArrowDown' ? 'first' : 'last')
      },
    },
    menuProps: {
      ref: menu,
      id,
      role: 'menu',
      popover: 'auto',
      onKeyDown: onMenuKey,
      onBeforeToggle({ newState }: ToggleEvent) {
        if (newState === 'closed' && holdsFocus(menu.current!)) trigger.current!.focus({ preventScroll: true })
      },
      onToggle({ newState }: ToggleEvent) {
        setOpen(newState === 'open')
        if (newState === 'open' && !holdsFocus(menu.current!)) itemsOf(menu.current!)[0]?.focus({ preventScroll: true })
      },
    },
  } as const
}
