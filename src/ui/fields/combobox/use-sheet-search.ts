import { useState, type KeyboardEvent } from 'react'
import { useCombobox } from 'downshift'
import { useEnvironment } from '../list/use-environment.ts'
import type { ComboboxProps } from './combobox-props.ts'
import { chosenFirst, findOptions, isOnlyText, onlyMatch, type Option } from './option.ts'
import { onEnter } from './use-option-search.ts'

interface Search extends Pick<ComboboxProps, 'options' | 'value' | 'onTyped'> {
  readonly onPick: ComboboxProps['onChange']
}

const { stateChangeTypes } = useCombobox

/** The search of a sheet, whose list is always open and whose input starts empty. */
export function useSheetSearch({ options, value, onPick, onTyped }: Search) {
  const [query, setQuery] = useState('')
  const environment = useEnvironment()
  const selected = options.find((option) => option.value === value) ?? null
  const isPinned = query.trim() === '' && selected !== null && !selected.closing
  const found = isPinned ? chosenFirst(findOptions(options, ''), selected) : findOptions(options, query)

  const combobox = useCombobox<Option>({
    ...environment,
    items: [...found],
    isOpen: true,
    selectedItem: null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabledReason !== undefined,
    stateReducer: (state, change) =>
      change.type === stateChangeTypes.InputKeyDownEnter
        ? onEnter(state, change, onlyMatch(found, query))
        : change.changes,
    onStateChange: ({ type, inputValue, selectedItem }) => {
      if (type === stateChangeTypes.InputChange) setQuery(inputValue ?? '')
      if (selectedItem) onPick(selectedItem.value, query.trim())
    },
  })

  // The sheet handles Escape itself.
  const keyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true })
    const isText = combobox.highlightedIndex === -1 && isOnlyText(found, query)
    if (key === 'Enter' && isText) onTyped?.(query.trim(), 'entered')
  }

  return { ...combobox, query, found, selected, isPinned, keyDown }
}
