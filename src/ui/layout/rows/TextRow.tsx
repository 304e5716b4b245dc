import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'
import { labelStyles, valueStyles } from './labelled-row-styles.ts'

const Line = styled('div', forwardAll)`
  display: grid;
  align-content: center;
  min-block-size: 64px;
  padding: 10px 16px;

  @container sr (min-width: 480px) {
    padding-inline: 20px;
  }
`

const Label = styled.span`
  ${labelStyles}
`

const Value = styled.span`
  ${valueStyles}

  & .sr-mono {
    font-size: 13px;
    line-height: 20px;
  }
`

interface Props {
  readonly label: string
  readonly children: ReactNode
}

/** A labelled value among rows that are copied, which nobody needs a copy of. */
export function TextRow({ label, children }: Props) {
  return (
    <Line part="row" data-stacked>
      <Label>{label}</Label>
      <Value>{children}</Value>
    </Line>
  )
}
