import styled from '@emotion/styled'

/** A cell of a row that takes two lines, where the table has no room for columns. */
export const CompactCell = styled.td`
  display: block;
  min-inline-size: 0;
  padding: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-cell='mark'] {
    grid-area: mark;
    align-self: center;
    overflow: visible;
  }
  &[data-cell='title'] {
    grid-area: title;
  }
  &[data-cell='title'],
  &[data-cell='amount'] {
    font-size: 15px;
    letter-spacing: calc(-0.1px * var(--sr-tight));
    font-weight: var(--sr-weight-medium);
  }
  &[data-cell='meta'] {
    grid-area: meta;
    padding-block: 3px;
    font-size: 13px;
    line-height: var(--sr-text-small-line);
    color: var(--sr-text-muted);
    overflow-wrap: anywhere;
    white-space: normal;
  }
  &[data-cell='amount'] {
    grid-area: amount;
    text-align: end;
  }
  &[data-cell='status'] {
    grid-area: status;
    justify-self: end;
    overflow: visible;
  }
  @container sr (max-width: 399.98px) {
    &[data-cell='mark'] {
      display: none;
    }
    &[data-cell='title'],
    &[data-cell='amount'] {
      font-size: 14px;
    }
    /* A long badge takes two lines, and leaves the amount beside it its room. */
    &[data-cell='status'] {
      max-inline-size: max(45cqi, calc(100cqi - 12em));
      white-space: normal;
    }
  }
  @container sr (max-width: 15em) {
    text-align: start;

    &[data-cell='amount'] {
      text-align: start;
    }
    &[data-cell='status'] {
      justify-self: start;
      max-inline-size: 100%;
    }
  }
  @container sr (min-width: 60em) {
    &&[data-cell] {
      display: none;
    }
  }
`
