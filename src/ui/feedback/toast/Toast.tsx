import type { ReactNode } from 'react'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { IconButton } from '../../buttons/IconButton.tsx'
import { forwardAll } from '../../forward.ts'
import { crossIcon, tickIcon } from '../../icons/controls.ts'
import { infoIcon } from '../../icons/basic.ts'
import { Icon, type IconShape } from '../../icons/Icon.tsx'
import { useText } from '../../text.tsx'

export type ToastTone = 'info' | 'success' | 'error'

interface Props {
  readonly tone: ToastTone
  readonly title: ReactNode
  readonly children?: ReactNode
  /** For the status line of a dialog, which looks like a toast of the frame. */
  readonly inDialog?: boolean
  readonly onDismiss: () => void
}

const GLYPHS = { info: infoIcon, success: tickIcon, error: crossIcon } satisfies Record<ToastTone, IconShape>

const enter = keyframes`from { opacity: 0 }`

const Box = styled('div', forwardAll)`
  --sr-icon-button-hover: transparent;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  padding: 12px var(--gut, 16px);
  border-block-end: 1px solid var(--sr-inverse-border);
  background: var(--sr-inverse);
  color: var(--sr-on-inverse);
  text-align: start;
  animation: ${enter} var(--sr-dur-base) var(--sr-ease-out);

  &[data-line] {
    margin-block-end: 12px;
  }
`

const Glyph = styled.span`
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border-radius: 50%;

  &[data-tone='info'] {
    background: var(--sr-info-solid);
    color: var(--sr-on-info-solid);
  }
  &[data-tone='success'] {
    background: var(--sr-success-solid);
    color: var(--sr-on-success-solid);
  }
  &[data-tone='error'] {
    background: var(--sr-destructive-solid);
    color: var(--sr-on-destructive-solid);
  }
`

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Title = styled.p`
  font-weight: var(--sr-weight-semibold);
`

const Sentence = styled.div`
  color: var(--sr-on-inverse-muted);
`

const Close = styled(IconButton)`
  && {
    margin: -12px;
    margin-inline-start: 0;
    color: var(--sr-on-inverse-muted);
  }
  &&:hover {
    color: var(--sr-on-inverse);
  }
  &&:active {
    background: transparent;
  }
  &&:focus-visible {
    outline-color: var(--sr-on-inverse);
    outline-offset: -4px;
  }
`

export function Toast({ tone, title, children, inDialog, onDismiss }: Props) {
  const t = useText()
  return (
    <Box part={inDialog ? undefined : 'toast'} data-line={inDialog ? '' : undefined}>
      <Glyph data-tone={tone}>
        <Icon shape={GLYPHS[tone]} size={12} />
      </Glyph>
      <Words>
        <Title>{title}</Title>
        {children && <Sentence>{children}</Sentence>}
      </Words>
      <Close icon={crossIcon} label={t('ui.close')} onClick={onDismiss} />
    </Box>
  )
}
