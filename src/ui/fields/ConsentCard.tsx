import { useId, type ComponentProps, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { Checkbox } from './Checkbox.tsx'
import { FieldError } from './Field.tsx'

interface Props extends Omit<ComponentProps<typeof Checkbox>, 'invalid'> {
  readonly error?: ReactNode
}

const Root = styled.div`
  display: grid;
  gap: 6px;
`

const Card = styled.div`
  padding: 4px 16px;
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);
  background: var(--sr-surface);

  label > input {
    border-radius: inherit;
  }
  label {
    margin: -4px -16px;
    padding: 16px;
  }
`

/** A consent checkbox whose hit area is the whole card. */
export function ConsentCard({ error, ...rest }: Props) {
  const errorId = useId()
  return (
    <Root>
      <Card part="card">
        <Checkbox {...rest} invalid={Boolean(error)} aria-describedby={error ? errorId : undefined} />
      </Card>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  )
}
