import type { ComponentProps, ReactNode } from 'react'
import styled from '@emotion/styled'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDownIcon } from '../../icons/controls.ts'
import { lockIcon } from '../../icons/status.ts'
import { useFieldAttributes } from '../Field.tsx'
import { bareControl, InputBox } from '../InputBox.tsx'

interface Props extends ComponentProps<'select'> {
  /** Shown while nothing is selected. It cannot be selected itself. */
  readonly placeholder?: string | undefined
  /** Shows a single fixed option with a lock. */
  readonly readOnly?: boolean | undefined
  readonly mark?: ReactNode
}

// Only the native arrow is replaced. The native list stays, because it works best on a phone.
const Native = styled.select`
  ${bareControl}
  appearance: none;
  min-block-size: 46px;
  margin-inline-end: -34px;
  padding-inline-end: 34px;
  cursor: pointer;
  text-overflow: ellipsis;

  &:has(> [data-placeholder]:checked) {
    color: var(--sr-text-subtle);
  }
  &:disabled {
    cursor: not-allowed;
  }
  [data-read-only] > &:disabled {
    color: var(--sr-text);
  }
  option {
    color: var(--sr-text);
    background: var(--sr-surface-raised);
  }
  & + svg {
    pointer-events: none;
  }
`

/** A native select for a short list without marks. */
export function Select({ placeholder, readOnly, mark, disabled, children, ...rest }: Props) {
  const attributes = useFieldAttributes(rest)
  return (
    <InputBox invalid={attributes['aria-invalid']} disabled={disabled} readOnly={readOnly}>
      {mark}
      <Native {...rest} {...attributes} disabled={disabled || readOnly}>
        {placeholder !== undefined && (
          <option value="" data-placeholder="" disabled hidden>
            {placeholder}
          </option>
        )}
        {children}
      </Native>
      <Icon shape={readOnly ? lockIcon : chevronDownIcon} size={readOnly ? 16 : 20} />
    </InputBox>
  )
}
