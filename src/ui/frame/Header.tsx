import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { SlotPlace } from './slots.tsx'

interface Props {
  readonly start?: ReactNode
  /** In the middle. Left out, it is the slot that the screen fills with `HeaderTitle`. */
  readonly middle?: ReactNode
  readonly end?: ReactNode
  /** `bare` has no line below; `over` lies over a wide sign-in screen, whose side panel reaches the top. */
  readonly look?: 'bare' | 'over'
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

  &[data-look] {
    border-block-end-color: transparent;
  }
  @container sr (min-width: 720px) {
    &[data-look='over'] {
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

export function Header({ start, middle, end, look }: Props) {
  return (
    <Bar part="header" data-look={look}>
      <Side>{start}</Side>
      <Middle>{middle === undefined ? <SlotPlace name="title" /> : middle}</Middle>
      <Side>{end}</Side>
    </Bar>
  )
}
