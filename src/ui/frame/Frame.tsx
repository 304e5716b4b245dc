import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { OpenDialogsProvider } from '../overlay/open-dialogs.tsx'
import { SlotPlace, SlotsProvider } from './slots.tsx'

interface Props {
  /** Names the region for screen readers: the merchant's name. */
  readonly label: string
  readonly header?: ReactNode
  /** Between header and view, as the notice of being offline. */
  readonly bar?: ReactNode
  readonly toasts?: ReactNode
  readonly children: ReactNode
}

// Clipped, not hidden: a hidden overflow would make a scroll box, and header and footer could not stick to the page.
const Box = styled('section', forwardAll)`
  --gut: 16px;
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-inline-size: 0;
  min-block-size: 0;
  background: var(--sr-canvas);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-xl);
  overflow: clip;

  @container sr (min-width: 480px) {
    --gut: 24px;
  }
  @container sr (min-width: 720px) {
    --gut: 32px;
  }
`

const Dock = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--sr-z-sticky);
  flex: none;
`

/** Header, view, footer. Without a height from the host it grows with its content; with one, only the view scrolls. */
export function Frame({ label, header, bar, toasts, children }: Props) {
  return (
    <SlotsProvider>
      <OpenDialogsProvider>
        <Box part="frame" aria-label={label}>
          {header}
          {bar}
          <SlotPlace name="bar" />
          {children}
          <Dock>
            {toasts}
            <SlotPlace name="footer" />
          </Dock>
        </Box>
      </OpenDialogsProvider>
    </SlotsProvider>
  )
}
