import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { visibleText } from '../../lib/format/visible-text.ts'
import { CopyButton } from '../code/CopyButton.tsx'
import { forwardAll } from '../forward.ts'
import { labelStyles, valueStyles } from '../layout/rows/labelled-row-styles.ts'

interface Props {
  readonly label: string
  /** The name of the button, such as "Copy account number". */
  readonly copyLabel: string
  /** The full value to copy, without spaces or a currency code. */
  readonly value: string
  /** The displayed value, if it differs. */
  readonly children?: ReactNode
  /** The value must be entered exactly, so it is highlighted. */
  readonly exact?: boolean
  /** Places the label above the value at any width. */
  readonly stacked?: boolean
}

const Line = styled('div', forwardAll)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  align-items: center;
  align-content: center;
  column-gap: 8px;
  min-block-size: 64px;
  padding-block: 10px;
  padding-inline: 16px 8px;

  & > button {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
  @container sr (min-width: 480px) {
    padding-inline: 20px 12px;
  }
  @container sr (min-width: 720px) {
    &:not([data-stacked]) {
      grid-template-columns: var(--copy-label, 168px) minmax(0, 1fr) 44px;
      column-gap: 16px;
      min-block-size: 56px;
      padding-block: 8px;
    }
    &:not([data-stacked]) > button {
      grid-column: 3;
      grid-row: 1;
    }
    &[data-exact]:not([data-stacked]) {
      min-block-size: 68px;
    }
  }
  & > [data-by-hand] {
    grid-column: 1 / -1;
    max-inline-size: none;
  }
  &[data-exact] {
    background: var(--sr-primary-subtle);
  }
`

const Label = styled.span`
  ${labelStyles}
`

const Value = styled.span`
  ${valueStyles}
  font-size: 15px;
  line-height: var(--sr-text-lead-line);
  letter-spacing: calc(-0.1px * var(--sr-tight));

  & .sr-mono {
    font-size: 13px;
    line-height: 20px;
  }
  [data-exact] > & {
    font-size: 20px;
    line-height: 28px;
    letter-spacing: calc(-0.3px * var(--sr-tight));
    font-weight: var(--sr-weight-semibold);
  }
`

/** A labelled value with a copy button. */
export function CopyRow({ label, copyLabel, value, children = visibleText(value), exact, stacked }: Props) {
  return (
    <Line part="row" data-exact={exact || undefined} data-stacked={stacked || undefined}>
      <Label>{label}</Label>
      <Value>
        <bdi>{children}</bdi>
      </Value>
      <CopyButton value={value} label={copyLabel} />
    </Line>
  )
}
