import type { ReactNode } from 'react'
import styled from '@emotion/styled'

interface LineProps {
  readonly label: ReactNode
  /** A help button after the label. */
  readonly help?: ReactNode
  /** `part` is a component of the line above, `total` the sum of all lines. */
  readonly kind?: 'part' | 'total'
  readonly children: ReactNode
}

const List = styled.dl`
  display: grid;

  &[data-ruled] > div {
    align-items: center;
    padding-block: 12px;
  }
  &[data-ruled] > div + div {
    border-block-start: 1px solid var(--sr-border);
  }
  &&& > :first-of-type {
    padding-block-start: 0;
  }
  &&& > :last-of-type {
    padding-block-end: 0;
  }
`

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 20px;
  padding-block: 9px;

  &[data-kind='part'] {
    position: relative;
    padding-block: 4px;
    padding-inline-start: 12px;
    font-size: 13px;
    line-height: var(--sr-text-small-line);
  }
  &[data-kind='part']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 2px;
    background: var(--sr-border);
  }
  &[data-kind='total'] {
    margin-block-start: 8px;
    padding-block-start: 14px;
    border-block-start: 1px solid var(--sr-border-strong);
  }
`

const Label = styled.dt`
  flex: 0 1 auto;
  max-inline-size: 60%;
  text-align: start;
  color: var(--sr-text-muted);

  [data-kind='total'] > & {
    color: var(--sr-text);
    font-weight: var(--sr-weight-semibold);
  }
`

const Value = styled.dd`
  /* Only when this is as narrow as it can be, the label shrinks: by a pixel less it would break its words. */
  flex: 0 1000000 auto;
  min-inline-size: min-content;
  text-align: end;
  font-weight: var(--sr-weight-medium);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  /* A figure with words breaks between them, never within its digits. */
  & .sr-num {
    white-space: normal;
    overflow-wrap: normal;
  }
  /* An amount or a memo that is copied by eye, and a status, stay whole: the label gives way. */
  & strong.sr-num,
  & [part='badge'] {
    white-space: nowrap;
  }
  [data-kind='part'] > & {
    color: var(--sr-text-muted);
    font-weight: var(--sr-weight-regular);
  }
  [data-kind='total'] > & {
    font-size: 17px;
    line-height: var(--sr-text-heading-line);
    letter-spacing: calc(-0.2px * var(--sr-tight));
    font-weight: var(--sr-weight-semibold);
  }
`

/** A list of names and values. `ruled` adds separators. */
export function Ledger({ ruled, children }: { readonly ruled?: boolean; readonly children: ReactNode }) {
  return <List data-ruled={ruled || undefined}>{children}</List>
}

export function LedgerLine({ label, help, kind, children }: LineProps) {
  return (
    <Line data-kind={kind}>
      <Label>
        {label}
        {help}
      </Label>
      <Value>{children}</Value>
    </Line>
  )
}
