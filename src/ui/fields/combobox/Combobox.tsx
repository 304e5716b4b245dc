import { useState, type FocusEvent } from 'react'
import { useRootWidth } from '../../root-width.ts'
import { useText } from '../../text.tsx'
import { useMedia } from '../../use-media.ts'
import type { ComboboxProps } from './combobox-props.ts'
import { PopoverCombobox } from './PopoverCombobox.tsx'
import { SheetCombobox } from './SheetCombobox.tsx'

const COMPACT_PX = 480
const MANY_OPTIONS = 6
const TOUCH = '(pointer: coarse)'

/** Whether a list of this length opens as a sheet, because there is no space for it above an on-screen keyboard. */
function useOpensAsSheet(options: number): boolean {
  const isCompact = useRootWidth((width) => width < COMPACT_PX)
  const isTouch = useMedia(TOUCH)
  return (isCompact || isTouch) && options > MANY_OPTIONS
}

/**
 * A searchable select. Its list is a popover or, where space is limited, a sheet, and does not become the other one while the customer
 * is at it: options that arrive would close it otherwise.
 */
export function Combobox({ loading = false, ...props }: ComboboxProps) {
  const t = useText()
  const opensAsSheet = useOpensAsSheet(loading ? Infinity : props.options.length)
  const [opened, setOpened] = useState<'sheet' | 'popover' | null>(null)
  const kind = opened ?? (opensAsSheet ? 'sheet' : 'popover')
  const Kind = kind === 'sheet' ? SheetCombobox : PopoverCombobox

  const onOpen = () => {
    setOpened(kind)
    props.onOpen?.()
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // The focus is in the sheet.
    if (event.target.getAttribute('aria-expanded') !== 'true') setOpened(null)
    props.onBlur?.(event)
  }
  const noMatch = loading ? () => t('ui.loading') : props.noMatch
  return <Kind {...props} noMatch={noMatch} onOpen={onOpen} onBlur={onBlur} />
}
