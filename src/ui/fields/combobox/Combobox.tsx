import type { ComboboxProps } from './combobox-props.ts'
import { PopoverCombobox } from './PopoverCombobox.tsx'
import { SheetCombobox } from './SheetCombobox.tsx'
import { useOpensAsSheet } from './use-sheet.ts'

/** A searchable select. Its list is a popover or, where space is limited, a sheet. */
export function Combobox(props: ComboboxProps) {
  return useOpensAsSheet(props.options.length) ? <SheetCombobox {...props} /> : <PopoverCombobox {...props} />
}
