import { type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { useFieldAttributes } from './Field.tsx'
import { bareControl, InputBox } from './InputBox.tsx'

/** Replaces the input's value by what `clean` leaves of it, and keeps the caret at the same character. */
function cleanInput(input: HTMLInputElement, clean: (text: string) => string): void {
  const { value, selectionStart } = input
  const kept = clean(value)
  if (kept === value) return
  input.value = kept
  if (selectionStart === null) return
  const caret = Math.min(clean(value.slice(0, selectionStart)).length, kept.length)
  input.setSelectionRange(caret, caret)
}

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'readOnly'> {
  readonly icon?: IconShape | undefined
  readonly prefix?: ReactNode
  /** Cleans typed and pasted text: account numbers, for example, are copied in groups. */
  readonly clean?: ((text: string) => string) | undefined
  /** Uses the monospace font, for addresses and keys. */
  readonly mono?: boolean | undefined
  readonly suffix?: ReactNode
}

export const Input = styled.input`
  ${bareControl}
  min-block-size: 44px;
  /* What is written from left to right begins where the words around it do. */
  text-align: -webkit-match-parent;
  text-align: match-parent;

  &[data-mono] {
    font-family: var(--sr-font-mono);
    font-size: 16px;
    letter-spacing: 0;
  }
  &:is([data-mono], [type='email'], [type='tel']) {
    direction: ltr;
  }
`

export const Affix = styled.span`
  flex: none;
  color: var(--sr-text-muted);
`

/** A single-line input. Inside a `Field` it gets its name, error and hint from the field; alone it needs an `aria-label`. */
export function TextInput({ icon, prefix, clean, mono, suffix, onChange, ...rest }: TextInputProps) {
  const attributes = useFieldAttributes(rest)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (clean) cleanInput(event.target, clean)
    onChange?.(event)
  }

  return (
    <InputBox invalid={attributes['aria-invalid']} disabled={rest.disabled}>
      {icon && <Icon shape={icon} />}
      {prefix && <Affix>{prefix}</Affix>}
      <Input type="text" data-mono={mono || undefined} {...rest} {...attributes} onChange={change} />
      {suffix}
    </InputBox>
  )
}
