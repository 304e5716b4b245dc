import { useRef, useState, type ReactNode } from 'react'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { useScreenEntry, type Move } from './transition/use-screen-entry.ts'
import { useScrolls } from './transition/use-scrolls.ts'

interface Props {
  /** Distinguishes two entries with the same path. */
  readonly entryKey: number
  /** How the entry was reached, which decides between a slide and a cross-fade. */
  readonly move: Move
  readonly children: ReactNode
}

const slide = keyframes`from { opacity: 0; transform: translateX(var(--sr-dx)) }`
const fade = keyframes`from { opacity: 0 }`

const Box = styled('div', forwardAll)`
  flex: 1 1 auto;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
  position: relative;

  &[data-scrolls] {
    overflow: hidden auto;
    overscroll-behavior: contain;
    scroll-padding-block: 12px;
  }
  [part~='frame']:not([data-low]) > &:not([data-scrolls]) :where(button, a, input, select, textarea, [tabindex]) {
    scroll-margin-block: calc(var(--sr-header-h) + 8px) 96px;
  }
`

const Stage = styled.div`
  position: relative;
  z-index: 1;
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  [data-nav='push'] > &,
  [data-nav='forward'] > & {
    --sr-dx: var(--sr-slide);
    animation: ${slide} var(--sr-dur-slow) var(--sr-ease-out);
  }
  [data-nav='back'] > & {
    --sr-dx: calc(-1 * var(--sr-slide));
    animation: ${slide} var(--sr-dur-slow) var(--sr-ease-out);
  }
  [data-nav='push'] > &:dir(rtl),
  [data-nav='forward'] > &:dir(rtl) {
    --sr-dx: calc(-1 * var(--sr-slide));
  }
  [data-nav='back'] > &:dir(rtl) {
    --sr-dx: var(--sr-slide);
  }
  [data-nav='replace'] > & {
    animation: ${fade} var(--sr-dur-fast) var(--sr-ease);
  }
`

/** The scrolling part of the frame. Each entry is mounted again, with its former scroll position and focus. */
export function View({ entryKey, move, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const [firstKey] = useState(entryKey)
  useScrolls(ref)
  useScreenEntry(ref, entryKey, move)
  return (
    <Box ref={ref} part="view" data-nav={entryKey === firstKey && move === 'replace' ? undefined : move}>
      <Stage key={entryKey}>{children}</Stage>
    </Box>
  )
}
