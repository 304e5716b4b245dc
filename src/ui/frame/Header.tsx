import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { SlotOutlet } from './slots.tsx'

interface Props {
  readonly start?: ReactNode
  /** The default is the slot that a screen fills with `HeaderTitle`. */
  readonly middle?: ReactNode
  readonly end?: ReactNode
  /** `over` lies on top of a wide sign-in screen, whose side panel reaches the top edge. */
  readonly variant?: 'over'
}

const Bar = styled('header', forwardAll)`
  --sr-icon-button-hover: var(--sr-surface-pressed);
  position: sticky;
  inset-block-start: 0;
  z-index: var(--sr-z-sticky);
  flex: none;
  display: grid;
  grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
  align-items: center;
  gap: 4px;
  min-block-size: var(--sr-header-h);
  padding-inline: calc(var(--gut, 16px) - 12px);
  background: var(--sr-canvas);
  border-block-end: 1px solid var(--sr-border);

  &[data-variant] {
    border-block-end-color: transparent;
  }
  @container sr (min-width: 720px) {
    &[data-variant='over'] {
      position: absolute;
      inset-inline: 0;
      background: none;
      grid-template-columns: max-content minmax(0, max-content) 1fr;
    }
  }
`

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;

  &:last-child {
    justify-content: flex-end;
  }
`

const Middle = styled.div`
  min-inline-size: 0;
  display: grid;
  justify-items: center;
`

export function Header({ start, middle, end, variant }: Props) {
  return (
    <Bar part="header" data-variant={variant}>
      <Side>{start}</Side>
      <Middle>{middle === undefined ? <SlotOutlet name="title" /> : middle}</Middle>
      <Side>{end}</Side>
    </Bar>
  )
}
