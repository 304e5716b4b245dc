import { useState, type FocusEvent } from 'react'
import { useText } from '../../text.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { PopoverCombobox } from './PopoverCombobox.tsx'
import { SheetCombobox } from './SheetCombobox.tsx'
import { useOpensAsSheet } from './use-sheet.ts'

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
