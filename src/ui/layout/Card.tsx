import type { ComponentProps } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'

interface Props extends ComponentProps<'div'> {
  readonly padded?: boolean
}

const Box = styled('div', forwardAll)`
  min-inline-size: 0;
  background: var(--sr-surface);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);

  &[data-padded] {
    padding: 16px;
  }
  @container sr (min-width: 480px) {
    &[data-padded] {
      padding: 20px;
    }
  }
`

export function Card({ padded, ...rest }: Props) {
  return <Box part="card" data-padded={padded || undefined} {...rest} />
}
