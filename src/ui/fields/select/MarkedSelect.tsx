import { useRef, type FocusEventHandler, type KeyboardEvent } from 'react'
import styled from '@emotion/styled'
import { useSelect, type UseSelectReturnValue } from 'downshift'
import { forwardAll } from '../../forward.ts'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDownIcon } from '../../icons/controls.ts'
import { lockIcon } from '../../icons/status.ts'
import type { Option } from '../combobox/option.ts'
import { useField, useFieldAttributes } from '../Field.tsx'
import { boxStyles, BoxValue } from '../InputBox.tsx'
import { ListPopover, ListScroll } from '../list/list-styles.ts'
import { OptionRow } from '../list/OptionRow.tsx'
import { useEnvironment } from '../list/use-environment.ts'
import { useListPopover } from '../list/use-list-popover.ts'

interface Props {
  readonly options: readonly Option[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  /** Shows a single fixed option with a lock. */
  readonly readOnly?: boolean | undefined
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined
  readonly 'aria-label'?: string | undefined
}

const Trigger = styled('div', forwardAll)`
  ${boxStyles}
  cursor: pointer;
`

interface RowsProps {
  readonly select: UseSelectReturnValue<Option>
  readonly options: readonly Option[]
}

const Rows = ({ select, options }: RowsProps) =>
  options.map((option, index) => (
    <OptionRow
      key={option.value}
      {...select.getItemProps({ item: option, index, 'aria-selected': option === select.selectedItem })}
      mark={option.mark}
      reason={option.disabledReason ?? option.note}
      chosen={option === select.selectedItem}
      highlighted={index === select.highlightedIndex}
    >
      <bdi>{option.label}</bdi>
    </OptionRow>
  ))

/** A select for a short list with marks, which a native select cannot show. */
export function MarkedSelect({ options, value, onChange, placeholder, disabled, readOnly, onBlur, ...rest }: Props) {
  const { id, labelId } = useField()
  const attributes = useFieldAttributes({})
  const box = useRef<HTMLDivElement>(null)
  const off = disabled || readOnly
  const environment = useEnvironment()
  const select = useSelect<Option>({
    ...environment,
    ...(id && { toggleButtonId: id }),
    ...(labelId && { labelId }),
    items: [...options],
    selectedItem: options.find((option) => option.value === value) ?? null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabledReason !== undefined,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
  })
  const list = useListPopover(select.isOpen, box)
  // Escape closes only the list and not a dialog around it.
  const keepDialog = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && select.isOpen) event.preventDefault()
  }
  const chosen = select.selectedItem

  return (
    <div ref={box}>
      <Trigger
        {...select.getToggleButtonProps({
          disabled: off,
          'aria-label': rest['aria-label'],
          onKeyDown: keepDialog,
          onBlur,
        })}
        {...attributes}
        part="input"
        aria-disabled={off || undefined}
        tabIndex={disabled ? -1 : 0}
        data-invalid={attributes['aria-invalid']}
        data-read-only={readOnly || undefined}
        data-disabled={disabled || undefined}
      >
        {chosen?.mark}
        <BoxValue data-placeholder={chosen ? undefined : ''}>{chosen?.label ?? placeholder}</BoxValue>
        <Icon shape={readOnly ? lockIcon : chevronDownIcon} size={readOnly ? 16 : 20} />
      </Trigger>
      <ListPopover ref={list} popover="manual" tabIndex={-1}>
        <ListScroll {...select.getMenuProps({ 'aria-label': rest['aria-label'] })} tabIndex={-1}>
          {select.isOpen && <Rows select={select} options={options} />}
        </ListScroll>
      </ListPopover>
    </div>
  )
}
