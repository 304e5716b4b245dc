import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'

export const Root = styled.table`
  display: block;
  inline-size: 100%;
  font-size: 14px;
  line-height: var(--sr-text-body-line);
  text-align: start;

  @container sr (min-width: 60em) {
    display: table;
  }
`

export const Head = styled.thead`
  display: none;

  @container sr (min-width: 60em) {
    display: table-header-group;
  }
`

export const Body = styled.tbody`
  display: block;

  @container sr (min-width: 60em) {
    display: table-row-group;
  }
`

export const Row = styled('tr', forwardAll)`
  display: grid;
  /* A long badge takes its room from the second line alone, so that no name or digit above it is cut. */
  grid-template: 'mark title title amount' 'mark meta status status' / 32px minmax(0, 1fr) auto auto;
  align-content: center;
  column-gap: 10px;
  row-gap: 2px;
  min-block-size: 72px;
  padding: 14px;
  transition: background-color var(--sr-dur-fast) var(--sr-ease);

  & + & {
    border-block-start: 1px solid var(--sr-border);
  }
  &[data-opens] {
    cursor: pointer;
  }
  &[data-opens]:hover {
    background: var(--sr-surface-hover);
  }
  &[data-opens]:active {
    background: var(--sr-surface-pressed);
  }
  &:has(> td > [data-open]:focus-visible) {
    outline: var(--sr-ring-width) solid var(--sr-ring);
    outline-offset: -3px;
    border-radius: var(--sr-r-md);
  }
  @container sr (max-width: 399.98px) {
    grid-template: 'title title amount' 'meta status status' / minmax(0, 1fr) auto auto;
    column-gap: 6px;
  }
  /* Text of twice the size: one below the other. */
  @container sr (max-width: 15em) {
    grid-template: 'title' 'amount' 'meta' 'status' / minmax(0, 1fr);
  }
  @container sr (min-width: 60em) {
    display: table-row;
    min-block-size: 0;
  }
`

/** The button that opens a row for keyboard and screen reader users. A press anywhere on the row does the same. */
export const Open = styled.button`
  display: block;
  max-inline-size: 100%;
  color: inherit;
  font-weight: var(--sr-weight-medium);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:focus-visible {
    outline: 0;
  }
`

// Amounts are right-aligned in every script, so that their decimals line up.
const numbers = `
  text-align: right;
  white-space: nowrap;
`

// As wide as the widest of them in the font of the page: all of them, one below the other, unseen and unread.
const unseen = `
  overflow: hidden;
  visibility: hidden;
  white-space: pre;
`
const codes = `
  content: var(--codes);
  ${unseen}
`

// What a badge has beside its words.
const BADGE_REST = '36px'

const ends = `
  &:first-of-type {
    padding-inline-start: 16px;
  }
  &[data-kind='status'] {
    padding-inline-end: 16px;
  }
`

export const WideHead = styled.th`
  block-size: 40px;
  padding: 0 12px;
  background: var(--sr-surface-sunken);
  border-block-end: 1px solid var(--sr-border);
  color: var(--sr-text-muted);
  font-size: 12.5px;
  line-height: var(--sr-text-caption-line);
  font-weight: var(--sr-weight-medium);
  text-align: start;
  white-space: nowrap;

  @container sr (max-width: 68.57em) {
    padding-inline: 8px;
  }
  ${ends}
  &:first-of-type {
    border-start-start-radius: calc(var(--sr-r-lg) - 1px);
  }
  &:last-of-type {
    border-start-end-radius: calc(var(--sr-r-lg) - 1px);
  }
  &[data-kind='amount'] {
    ${numbers}
    direction: ltr;
    padding-right: 16px;
  }
  &[data-kind='amount']::after {
    ${codes}
    display: inline-block;
    block-size: 1px;
    font-size: 14px;
  }
  &[data-kind='status']::after {
    content: var(--texts);
    ${unseen}
    display: block;
    block-size: 0;
    padding-inline-end: ${BADGE_REST};
  }
  /* With little room a long badge takes two lines, and leaves the parties theirs. */
  @container sr (max-width: 80em) {
    &[data-kind='status']::after {
      inline-size: max-content;
      min-inline-size: min-content;
      max-inline-size: clamp(0em, 100cqi - 62.75em, 9.25em);
      white-space: pre-wrap;
    }
  }
`

/** Our own words, on one line in most languages. Longer ones wrap before they take the room of the parties. */
export const Words = styled.span`
  display: inline-block;
  inline-size: max-content;
  max-inline-size: 8em;
`

export const WideCell = styled.td`
  display: none;
  block-size: 60px;
  padding: 0 12px;
  text-align: start;
  vertical-align: middle;

  @container sr (min-width: 60em) {
    display: table-cell;
  }
  @container sr (min-width: 60em) and (max-width: 68.57em) {
    padding-inline: 8px;
  }
  ${ends}
  tr + tr > & {
    border-block-start: 1px solid var(--sr-border);
  }
  &[data-kind='date'] {
    color: var(--sr-text-muted);
    white-space: nowrap;
  }
  &[data-kind='party'] {
    inline-size: 25%;
    max-inline-size: 0;
  }
  &[data-kind='amount'] {
    ${numbers}
    padding-right: 16px;
    font-weight: var(--sr-weight-medium);
  }
  &[data-kind='amount'] .sr-cur {
    display: inline-grid;
    grid-template-columns: max-content;
    text-align: left;
  }
  &[data-kind='amount'] .sr-cur::after {
    ${codes}
    block-size: 0;
    font-size: 14px;
  }
  &[data-kind='status'] {
    inline-size: 1%;
    white-space: nowrap;
  }
  @container sr (max-width: 80em) {
    &[data-kind='status'] {
      white-space: normal;
    }
  }
`
