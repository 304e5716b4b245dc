import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject, type ToggleEvent } from 'react'
import { moveFocus } from '../../focus.ts'
import { activeElementOf } from '../focusable.ts'
import { anchorPopover, type AnchorOptions } from '../position.ts'
import { findByPrefix, EMPTY_BUFFER, appendLetter } from './typeahead.ts'
import { monotonicTime } from '../../../lib/timing/clock.ts'

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

const steps: Record<string, (current: number, count: number) => number> = {
  ArrowDown: (current, count) => (current + 1) % count,
  ArrowUp: (current, count) => (current <= 0 ? count : current) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const holdsFocus = (menu: HTMLElement) => menu.contains(activeElementOf(menu))

/** Moves the focus among the items by arrows and by letters. */
function useMenuKeys(menu: RefObject<HTMLElement | null>, close: () => void) {
  const buffer = useRef(EMPTY_BUFFER)
  return function onMenuKey(event: KeyboardEvent) {
    const items = itemsOf(menu.current!)
    const current = items.indexOf(event.target as HTMLElement)
    const step = steps[event.key]
    if (event.key === 'Tab') return close()
    // WebKit's own handling of Escape would also close a dialog around the menu.
    if (event.key === 'Escape') close()
    else if (step) moveFocus(items[step(current, items.length)])
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      buffer.current = appendLetter(buffer.current, event.key, monotonicTime())
      const names = items.map((item) => item.textContent)
      moveFocus(items[findByPrefix(names, current, buffer.current.text)])
    } else return undefined
    event.preventDefault()
    return undefined
  }
}

/** A menu in a native popover, which the browser closes on outside presses. Keys move the focus among its items. */
export function useMenu({ placement = 'bottom-end', isFilling = false }: AnchorOptions = {}) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(
    () => (isOpen ? anchorPopover(trigger.current!, menu.current!, { placement, isFilling }) : undefined),
    [isOpen, placement, isFilling],
  )

  const close = () => menu.current?.hidePopover()
  const onMenuKey = useMenuKeys(menu, close)

  function openAt(end: 'first' | 'last') {
    menu.current!.showPopover()
    moveFocus(itemsOf(menu.current!).at(end === 'first' ? 0 : -1))
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
        if (newState === 'closed' && holdsFocus(menu.current!)) moveFocus(trigger.current, { preventScroll: true })
      },
      onToggle({ newState }: ToggleEvent) {
        setOpen(newState === 'open')
        if (newState === 'open' && !holdsFocus(menu.current!))
          moveFocus(itemsOf(menu.current!)[0], { preventScroll: true })
      },
    },
  } as const
}
