import type { ComponentProps, ReactNode } from 'react'
import styled from '@emotion/styled'
import { Icon } from '../../icons/Icon.tsx'
import { tickIcon } from '../../icons/controls.ts'
import { choiceStyles } from '../../overlay/menu/item-styles.ts'

const Row = styled.div`
  ${choiceStyles}

  &[data-highlighted]:not([aria-disabled='true']) {
    background: var(--sr-popover-hover);
  }
  &[data-chosen] {
    font-weight: var(--sr-weight-medium);
  }
  mark {
    background: none;
    color: inherit;
    font-weight: var(--sr-weight-semibold);
    text-decoration: underline;
    text-decoration-color: var(--sr-accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  > svg {
    margin-inline-start: auto;
    color: var(--sr-accent);
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Label = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Mark = styled.span`
  flex: none;
  display: flex;

  [aria-disabled='true'] > & {
    opacity: 0.5;
    filter: grayscale(1);
  }
`

const Reason = styled.span`
  margin-inline-start: auto;
  color: var(--sr-text-subtle);
  font-size: 13px;
  text-align: end;
`

interface Props extends ComponentProps<'div'> {
  readonly mark?: ReactNode
  readonly reason?: string | undefined
  readonly chosen: boolean
  readonly highlighted: boolean
}

/** An option with its mark and label, and with a tick or the reason why it is disabled. */
export function OptionRow({ mark, reason, chosen, highlighted, children, ...rest }: Props) {
  return (
    <Row role="option" data-highlighted={highlighted || undefined} data-chosen={chosen || undefined} {...rest}>
      {mark && <Mark>{mark}</Mark>}
      <Label>{children}</Label>
      {reason && <Reason>{reason}</Reason>}
      {chosen && <Icon shape={tickIcon} />}
    </Row>
  )
}
