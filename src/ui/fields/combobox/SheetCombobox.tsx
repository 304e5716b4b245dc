import { startTransition, useId, useState, type KeyboardEvent } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDownIcon } from '../../icons/controls.ts'
import { lockIcon } from '../../icons/status.ts'
import { useField, useFieldAttributes } from '../Field.tsx'
import { boxStyles, BoxValue } from '../InputBox.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { OptionSheet } from './OptionSheet.tsx'

const Trigger = styled('button', forwardAll)`
  ${boxStyles}
`

/** A button that opens a searchable sheet, so that the on-screen keyboard does not open with it. */
export function SheetCombobox({ disabled, readOnly, placeholder, autoFocus, onOpen, onBlur, ...rest }: ComboboxProps) {
  const { label, labelId } = useField()
  const attributes = useFieldAttributes({})
  const sheet = useId()
  const [isOpen, setOpen] = useState(false)
  const chosen = rest.options.find((option) => option.value === rest.value)
  const open = () => {
    // Rendered in pieces, so that the press itself is drawn at once.
    startTransition(() => setOpen(true))
    onOpen?.()
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  const choose: ComboboxProps['onChange'] = (...chosen) => {
    setOpen(false)
    rest.onChange(...chosen)
  }
  const keep: ComboboxProps['onTyped'] = (...typed) => {
    if (rest.onTyped) setOpen(false)
    rest.onTyped?.(...typed)
  }

  return (
    <>
      <Trigger
        type="button"
        role="combobox"
        part="input"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? sheet : undefined}
        aria-label={rest['aria-label']}
        aria-labelledby={rest['aria-label'] ? undefined : labelId}
        {...attributes}
        data-invalid={attributes['aria-invalid']}
        data-read-only={readOnly || undefined}
        data-disabled={disabled || undefined}
        disabled={disabled || readOnly}
        autoFocus={autoFocus}
        onClick={open}
        onKeyDown={openByArrow}
        onBlur={onBlur}
      >
        {chosen?.mark}
        <BoxValue data-placeholder={chosen ? undefined : ''}>{chosen?.shown ?? chosen?.label ?? placeholder}</BoxValue>
        <Icon shape={readOnly ? lockIcon : chevronDownIcon} size={readOnly ? 16 : 20} />
      </Trigger>
      {isOpen && (
        <OptionSheet
          {...rest}
          id={sheet}
          title={rest['aria-label'] ?? label}
          onPick={choose}
          onTyped={keep}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
