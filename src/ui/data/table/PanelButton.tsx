import { useState, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'
import type { IconShape } from '../../icons/Icon.tsx'
import { useIsWide } from '../../layout/use-is-wide.ts'
import { Dialog } from '../../overlay/Dialog.tsx'
import { usePopover } from '../../overlay/use-popover.ts'
import { ToolButton } from './Toolbar.tsx'

interface Props {
  readonly icon: IconShape
  readonly label: string
  readonly title: string
  /** The number of active settings. */
  readonly count?: number
  /** Renders the buttons of the footer. `close` closes the panel. */
  readonly footer: (close: () => void) => ReactNode
  readonly children: ReactNode
}

const Popover = styled('div', forwardAll)`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  inline-size: 408px;
  overflow: clip;
  background: var(--sr-surface-raised);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);
  box-shadow: var(--sr-shadow-3);
  color: var(--sr-text);
  font-weight: var(--sr-weight-regular);

  &:popover-open {
    display: flex;
    flex-direction: column;
  }
`

const Body = styled.div`
  flex: 0 1 auto;
  min-block-size: 0;
  padding: 16px 20px;
  overflow: auto;
  overscroll-behavior: contain;
`

const Foot = styled.div`
  flex: none;
  display: flex;
  padding: 16px 20px;
  border-block-start: 1px solid var(--sr-border);
`

/** The buttons share the line by the length of their words, so that a number between them does not wrap one. */
const Actions = styled.div`
  flex: 1 1 auto;
  display: flex;
  gap: 12px;

  & > * {
    flex: 1 1 auto;
  }
`

/**
 * A button with the settings of a list in a popover or, in a compact widget, in a sheet. An open panel keeps its form when
 * the width changes, as on a tablet that is turned.
 */
export function PanelButton({ icon, label, title, count = 0, footer, children }: Props) {
  const isWide = useIsWide()
  const popover = usePopover()
  const [isSheet, setSheet] = useState(false)
  const closeSheet = () => setSheet(false)
  const isPopover = popover.isOpen || (isWide && !isSheet)
  const { ref, ...target } = popover.triggerProps
  const opensSheet = { 'aria-haspopup': 'dialog', onClick: () => setSheet(true) } as const
  return (
    <>
      <ToolButton ref={ref} icon={icon} count={count} {...(isPopover ? target : opensSheet)}>
        {label}
      </ToolButton>
      {isPopover && (
        <Popover {...popover.popoverProps} aria-label={title}>
          <Body>{children}</Body>
          <Foot>
            <Actions>{footer(popover.close)}</Actions>
          </Foot>
        </Popover>
      )}
      {isSheet && (
        <Dialog title={title} ruled footer={<Actions>{footer(closeSheet)}</Actions>} onClose={closeSheet}>
          {children}
        </Dialog>
      )}
    </>
  )
}
