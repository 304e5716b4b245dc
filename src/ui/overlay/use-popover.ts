import { useEffect, useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react'
import { moveFocus } from '../focus.ts'
import { activeElementOf, focusableIn } from './focusable.ts'
import { anchorPopover } from './position.ts'

const holdsFocus = (popover: HTMLElement) => popover.contains(activeElementOf(popover))

/** A non-modal dialog below its button, which closes on an outside press. Focus moves into it and back to the button. */
export function usePopover() {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(
    () =>
      isOpen
        ? anchorPopover(trigger.current!, popover.current!, { placement: 'bottom-end', maxHeight: 640 })
        : undefined,
    [isOpen],
  )

  const close = () => popover.current?.hidePopover()
  return {
    isOpen,
    close,
    triggerProps: {
      ref: trigger,
      popoverTarget: id,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': id,
    },
    popoverProps: {
      ref: popover,
      id,
      role: 'dialog',
      popover: 'auto',
      onBeforeToggle({ newState }: ToggleEvent) {
        if (newState === 'closed' && holdsFocus(popover.current!)) moveFocus(trigger.current, { preventScroll: true })
      },
      onToggle({ newState }: ToggleEvent) {
        setOpen(newState === 'open')
        if (newState === 'open' && !holdsFocus(popover.current!))
          moveFocus(focusableIn(popover.current!)[0], { preventScroll: true })
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        close()
      },
    },
  } as const
}
