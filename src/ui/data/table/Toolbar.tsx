import type { ComponentProps, ReactNode } from 'react'
import styled from '@emotion/styled'
import { Button } from '../../buttons/Button.tsx'
import type { IconShape } from '../../icons/Icon.tsx'
import { CountBadge } from '../../layout/CountBadge.tsx'

/** The bar with the search field and the actions of a list. */
export const Toolbar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  & > :first-child {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
`

interface Props extends ComponentProps<'button'> {
  readonly icon: IconShape
  /** The number of active settings, which 0 hides. */
  readonly count?: number
  readonly loading?: boolean
  readonly children: ReactNode
}

const Tool = styled(Button)`
  && {
    flex: none;
    font-size: 14px;
    font-weight: var(--sr-weight-medium);
  }
  & svg {
    color: var(--sr-text-muted);
  }
  @container sr (max-width: 719.98px) {
    && {
      inline-size: 44px;
      padding: 0;
    }
  }
`

const Words = styled.span`
  @container sr (max-width: 719.98px) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const Active = styled(CountBadge)`
  @container sr (max-width: 719.98px) {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-end: 3px;
    min-inline-size: 16px;
    block-size: 16px;
    padding: 0 3px;
    font-size: 11px;
    line-height: 16px;
  }
`

/** A button of the toolbar, whose text is visible in a wide widget only. */
export function ToolButton({ count = 0, children, ...rest }: Props) {
  return (
    <Tool variant="secondary" {...rest}>
      <Words>{children}</Words>
      {count > 0 && <Active data-on="">{count}</Active>}
    </Tool>
  )
}
