import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { FieldErrors } from '../fields/FieldErrors.tsx'
import { OpenDialogsProvider } from '../overlay/open-dialogs.tsx'
import { SlotOutlet, SlotsProvider } from './slots.tsx'

interface Props {
  /** The accessible name of the region, which is the merchant's name once it is known. */
  readonly label?: string | undefined
  readonly header?: ReactNode
  /** Content between header and view: toasts and the offline banner. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

// `overflow: hidden` would create a scroll container, in which header and footer could not stick to the page.
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

  /* Where the page scrolls, the browser would keep the view in its place, and a toast that comes would lie over it (decisions.md S14). */
  &:has(> [data-bar]) {
    overflow-anchor: none;
  }
  /* A header that lies over the view would lie over the bar. */
  &:has(> [data-bar]) > header {
    position: sticky;
    background: var(--sr-canvas);
  }
  /* After it, because a low frame has no room for a header that stays. */
  &[data-low] {
    overflow: hidden auto;
    scroll-padding-block: 16px;

    & > header {
      position: static;
    }
    & > [data-dock] {
      display: contents;
    }
    & > [part~='view'] {
      flex: none;
    }
  }
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

/** Header, view and footer. The frame grows with its content unless the host sets a height; then only the view scrolls, or all of a very low frame. */
export function Frame({ label, header, bar, children }: Props) {
  return (
    <SlotsProvider>
      <OpenDialogsProvider>
        <Box part="frame" aria-label={label}>
          <FieldErrors>
            {header}
            {bar}
            <SlotOutlet name="bar" />
            {children}
            <Dock data-dock="">
              <SlotOutlet name="footer" />
            </Dock>
          </FieldErrors>
        </Box>
      </OpenDialogsProvider>
    </SlotsProvider>
  )
}
