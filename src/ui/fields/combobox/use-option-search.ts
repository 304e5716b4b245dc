import { useState, type KeyboardEvent } from 'react'
import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift'
import { useEnvironment } from '../list/use-environment.ts'
import type { ComboboxProps } from './combobox-props.ts'
import { findOptions, isOnlyText, onlyMatch, type Option } from './option.ts'

type State = UseComboboxState<Option>
type Change = UseComboboxStateChangeOptions<Option>

/** The state of a search that a list of options shows. */
export interface OptionSearch extends UseComboboxReturnValue<Option> {
  readonly query: string
  readonly found: readonly Option[]
  readonly selected: Option | null
  /** The first match is the selected option, separated from the others. */
  readonly isPinned: boolean
}

const { stateChangeTypes } = useCombobox
const labelOf = (option: Option | null) => option?.shown ?? option?.label ?? ''

/** Without a highlighted option, Enter selects the only match or does nothing. */
export const onEnter = (state: State, { changes }: Change, only: Option | null): Partial<State> => {
  if (state.highlightedIndex !== -1) return changes
  return only ? { ...changes, selectedItem: only, inputValue: labelOf(only) } : state
}

/** Blur and Escape keep the selection. A click into an open input only moves the caret. */
function decide(state: State, change: Change, only: Option | null): Partial<State> {
  switch (change.type) {
    case stateChangeTypes.InputKeyDownEnter:
      return onEnter(state, change, only)
    case stateChangeTypes.InputKeyDownEscape:
    case stateChangeTypes.InputBlur:
      return { ...change.changes, selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) }
    case stateChangeTypes.InputClick:
      return { ...change.changes, isOpen: true }
    default:
      return change.changes
  }
}

interface Search extends Pick<ComboboxProps, 'options' | 'value' | 'onChange' | 'onTyped' | 'onOpen'> {
  readonly id: string | undefined
  readonly labelId: string | undefined
}

/** Filters the options by the typed text and lets downshift manage highlight and selection. */
export function useOptionSearch({ options, value, onChange, onTyped, onOpen, id, labelId }: Search) {
  const [query, setQuery] = useState('')
  const environment = useEnvironment()
  const selected = options.find((option) => option.value === value) ?? null
  const found = findOptions(options, query)

  const combobox = useCombobox<Option>({
    ...environment,
    ...(id && { inputId: id }),
    ...(labelId && { labelId }),
    items: [...found],
    selectedItem: selected,
    itemToString: labelOf,
    // The label is a part of it, so that the box shows the new one when the language changes.
    itemToKey: (option) => option && `${option.value} ${labelOf(option)}`,
    isItemDisabled: (option) => option.disabledReason !== undefined,
    // A search that is being typed stays, too.
    stateReducer: (state, change) =>
      query !== '' && change.type === stateChangeTypes.ControlledPropUpdatedSelectedItem
        ? state
        : decide(state, change, onlyMatch(found, query)),
    // Only typed text is a query; the label of the selected option must not filter the list.
    onStateChange: ({ type, inputValue, isOpen }) => {
      if (type === stateChangeTypes.InputChange) setQuery(inputValue ?? '')
      else if (isOpen === false) setQuery('')
      if (isOpen) onOpen?.()
      if (type === stateChangeTypes.InputBlur && query.trim() !== '') onTyped?.(query.trim(), 'left')
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value, query.trim()),
  })

  // With a closed list, a dialog around it handles Escape.
  const keyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !combobox.isOpen) Object.assign(nativeEvent, { preventDownshiftDefault: true })
    const isText = combobox.isOpen && combobox.highlightedIndex === -1 && isOnlyText(found, query)
    if (key === 'Enter' && isText) onTyped?.(query.trim(), 'entered')
  }

  return { ...combobox, query, found, selected, isPinned: false, keyDown }
}
