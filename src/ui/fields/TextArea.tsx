import { useId, type ComponentProps } from 'react'
import styled from '@emotion/styled'
import { Counter, type CharacterCount } from './text/Counter.tsx'
import { useFieldAttributes } from './Field.tsx'
import { bareControl, InputBox } from './InputBox.tsx'

interface Props extends ComponentProps<'textarea'> {
  readonly counter?: CharacterCount | undefined
}

const Area = styled.textarea`
  ${bareControl}
  display: block;
  padding-block: 11px;
  resize: none;
`

const Corner = styled.span`
  align-self: end;
  padding-block-end: 12px;
`

export function TextArea({ counter, rows = 2, ...rest }: Props) {
  const counterId = useId()
  const attributes = useFieldAttributes({ ...rest, 'aria-describedby': counter && counterId })

  return (
    <InputBox invalid={attributes['aria-invalid']} readOnly={rest.readOnly} disabled={rest.disabled}>
      <Area rows={rows} {...rest} {...attributes} />
      {counter && (
        <Corner>
          <Counter id={counterId} {...counter} />
        </Corner>
      )}
    </InputBox>
  )
}
