import type { ComboboxProps } from './combobox-props.ts'
import { PopoverCombobox } from './PopoverCombobox.tsx'
import { SheetCombobox } from './SheetCombobox.tsx'
import { useSheet } from './use-sheet.ts'

/** A choice from a list that can be searched: under its box, or in a sheet where there is little room. */
export function Combobox(props: ComboboxProps) {
  return useSheet(props.options.length) ? <SheetCombobox {...props} /> : <PopoverCombobox {...props} />
}
