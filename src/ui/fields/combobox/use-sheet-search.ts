import { useState, type KeyboardEvent } from 'react'
import { useCombobox } from 'downshift'
import { useEnvironment } from '../list/use-environment.ts'
import { chosenFirst, findOptions, onlyMatch, type Option } from './option.ts'
import { onEnter } from './use-option-search.ts'

interface Search {
  readonly options: readonly Option[]
  readonly value: string | null
  readonly onPick: (value: string) => void
}

const { stateChangeTypes } = useCombobox

/** The search of a sheet, whose list is always open and whose input starts empty. */
export function useSheetSearch({ options, value, onPick }: Search) {
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
      if (selectedItem) onPick(selectedItem.value)
    },
  })

  // The sheet handles Escape itself.
  const keyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true })
  }

  return { ...combobox, query, found, selected, isPinned, keyDown }
}
