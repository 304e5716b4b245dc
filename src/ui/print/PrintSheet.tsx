import { useEffect, useRef, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../styles/type.ts'
import { Button } from '../buttons/Button.tsx'
import { printerIcon } from '../icons/things.ts'
import { Dialog } from '../overlay/Dialog.tsx'
import { useUiRoot } from '../root.ts'
import { useText } from '../text.tsx'
import { printPart } from './print-frame.ts'

interface Props {
  readonly title: string
  /** The name that a browser proposes for a file. */
  readonly fileName: string
  readonly onClose: () => void
  readonly children: ReactNode
}

const Paper = styled.div`
  display: grid;
  gap: 20px;
  min-inline-size: 0;
`

/** On the screen the dialog has it. */
const PaperTitle = styled.div`
  ${type.title}
  display: none;

  [data-print] & {
    display: block;
  }
`

const isPrintKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === 'p'

/** Shows what a print holds, and prints it alone. The browser's own key for printing does the same while the sheet is open. */
export function PrintSheet({ title, fileName, onClose, children }: Props) {
  const t = useText()
  const root = useUiRoot()
  const paper = useRef<HTMLDivElement>(null)
  const frame = useRef<(() => void) | null>(null)
  const print = async () => {
    if (!paper.current || !root) return
    frame.current?.()
    frame.current = await printPart(paper.current, { title: fileName, sheets: root.adoptedStyleSheets })
  }
  const latest = useRef(print)
  useEffect(() => {
    latest.current = print
  })

  // The browser’s own key would print the page. The frame that was printed is a part of the document.
  useEffect(() => {
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !isPrintKey(event)) return
      event.preventDefault()
      void latest.current()
    }
    root?.addEventListener('keydown', onKey)
    return () => {
      root?.removeEventListener('keydown', onKey)
      frame.current?.()
    }
  }, [root])

  return (
    <Dialog
      title={title}
      size="md"
      ruled
      onClose={onClose}
      footer={
        <Button icon={printerIcon} onClick={() => void print()}>
          {t('ui.print')}
        </Button>
      }
    >
      <Paper ref={paper} data-paper tabIndex={0} role="group" aria-label={title}>
        <PaperTitle aria-hidden="true">{title}</PaperTitle>
        {children}
      </Paper>
    </Dialog>
  )
}
