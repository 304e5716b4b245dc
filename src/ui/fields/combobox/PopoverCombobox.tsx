import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent } from 'react'
import styled from '@emotion/styled'
import { useFieldAttributes, useField } from '../Field.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDownIcon, searchIcon } from '../../icons/controls.ts'
import { lockIcon } from '../../icons/status.ts'
import { bareControl, InputBox } from '../InputBox.tsx'
import { ListPopover } from '../list/list-styles.ts'
import { useListPopover } from '../list/use-list-popover.ts'
import type { ComboboxProps } from './combobox-props.ts'
import { ResultCount, OptionList } from './OptionList.tsx'
import { useOptionSearch } from './use-option-search.ts'

const Input = styled.input`
  ${bareControl}
  min-block-size: 44px;
  text-overflow: ellipsis;
`

/** After a selection by a script, WebKit does not scroll to what has got the focus any more. */
function onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.select()
  currentTarget.scrollIntoView({ block: 'nearest' })
}

/** An input that filters its list. On blur it always shows the selected option or nothing. */
export function PopoverCombobox({
  noMatch,
  placeholder,
  disabled,
  readOnly,
  autoFocus,
  onBlur,
  ...rest
}: ComboboxProps) {
  const { id, labelId } = useField()
  const attributes = useFieldAttributes({})
  const search = useOptionSearch({ ...rest, id, labelId })
  const box = useRef<HTMLDivElement>(null)
  const list = useListPopover(search.isOpen, box)
  const off = disabled || readOnly

  const press = ({ target, currentTarget }: MouseEvent) => {
    const input = currentTarget.querySelector('input')
    if (off || search.isOpen) return
    input?.select()
    // After all listeners Safari replaces the selection by a caret, so the text is selected again.
    setTimeout(() => input?.matches(':focus') && input.select())
    if (target !== input) search.openMenu()
  }

  // Selects the text after a choice, so that typing starts a new search instead of extending the label.
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input')
    if (!search.isOpen && input?.matches(':focus')) input.select()
  }, [search.isOpen])

  return (
    <>
      <InputBox ref={box} invalid={attributes['aria-invalid']} disabled={disabled} readOnly={readOnly} onClick={press}>
        {search.isOpen ? <Icon shape={searchIcon} /> : search.selected?.mark}
        <Input
          {...search.getInputProps({
            'aria-label': rest['aria-label'],
            disabled,
            onKeyDown: search.keyDown,
            onFocus,
            onBlur,
          })}
          {...attributes}
          readOnly={readOnly}
          placeholder={placeholder}
          autoFocus={autoFocus}
          spellCheck={false}
        />
        {!search.isOpen && <Icon shape={readOnly ? lockIcon : chevronDownIcon} size={readOnly ? 16 : 20} />}
      </InputBox>
      <ResultCount search={search} noMatch={noMatch} />
      <ListPopover ref={list} popover="manual" tabIndex={-1}>
        <OptionList search={search} noMatch={noMatch} label={rest['aria-label']} />
      </ListPopover>
    </>
  )
}
