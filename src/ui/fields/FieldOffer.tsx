import type { MouseEvent, ReactNode } from 'react'
import styled from '@emotion/styled'
import { Button } from '../buttons/Button.tsx'
import { moveFocus } from '../focus.ts'
import { messageLine, useField } from './Field.tsx'

const Line = styled.div`
  ${messageLine}
  flex-wrap: wrap;
  align-items: baseline;
  overflow-wrap: anywhere;
`

interface Props {
  /** What the field may have been meant to hold, and what the customer has to know first. Nothing while there is no offer. */
  readonly children: ReactNode
  readonly action: string
  readonly onTake: () => void
}

/** A value that a press fills in, below the refused text. Nothing is filled in unasked. */
export function FieldOffer({ children, action, onTake }: Props) {
  const { id = '' } = useField()
  const take = ({ currentTarget }: MouseEvent) => {
    // The button goes with the offer.
    moveFocus((currentTarget.getRootNode() as ShadowRoot).getElementById(id))
    onTake()
  }
  return (
    <div role="status">
      {children && (
        <Line>
          <span>{children}</span>
          <Button variant="link" onClick={take}>
            {action}
          </Button>
        </Line>
      )}
    </div>
  )
}
