import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { Icon } from '../icons/Icon.tsx'
import { helpIcon } from '../icons/status.ts'
import { Tooltip } from '../overlay/Tooltip.tsx'

interface Props {
  /** The accessible name: "About fees". */
  readonly label: string
  /** The definition. */
  readonly children: ReactNode
}

const Button = styled('button', forwardAll)`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  margin-inline-start: 4px;
  border-radius: 50%;
  color: var(--sr-text-subtle);
  vertical-align: -3px;

  &::after {
    content: '';
    position: absolute;
    inset: -14px;
  }
  &:hover {
    color: var(--sr-text);
  }
`

/** A button after a term that shows its definition. */
export function HelpButton({ label, children }: Props) {
  return (
    <Tooltip text={children}>
      <Button type="button" part="button" aria-label={label}>
        <Icon shape={helpIcon} size={16} />
      </Button>
    </Tooltip>
  )
}
