import type { ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { lockIcon } from '../../icons/status.ts'
import { useFieldAttributes } from '../Field.tsx'
import { InputBox } from '../InputBox.tsx'
import { Affix, Input, type TextInputProps } from '../TextInput.tsx'

type Props = Pick<TextInputProps, 'prefix' | 'mono'> & Omit<ComponentProps<'input'>, 'prefix' | 'readOnly' | 'onChange'>

/** A value that stands among the fields of a form and is not changed there. */
export function ReadOnlyInput({ prefix, mono, ...rest }: Props) {
  const attributes = useFieldAttributes(rest)
  return (
    <InputBox readOnly invalid={attributes['aria-invalid']} disabled={rest.disabled}>
      {prefix && <Affix>{prefix}</Affix>}
      <Input type="text" readOnly data-mono={mono || undefined} {...rest} {...attributes} />
      <Icon shape={lockIcon} />
    </InputBox>
  )
}
