import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'
import { RowDetail, RowTitle } from './row-styles.ts'

interface Props {
  readonly mark: ReactNode
  readonly name: ReactNode
  readonly detail: ReactNode
  /** Shown after the detail in a wide widget only. */
  readonly more?: ReactNode
  /** A badge. On an inactive row it has a tooltip with the time. */
  readonly status?: ReactNode
  readonly menu?: ReactNode
  /** A deleted item, which is dimmed and struck through. */
  readonly inactive?: boolean
}

const Grid = styled('div', forwardAll)`
  display: grid;
  grid-template: 'mark name status menu' 'mark detail detail menu' / auto minmax(0, 1fr) auto 44px;
  align-content: center;
  align-items: center;
  column-gap: 8px;
  row-gap: 1px;
  min-block-size: 72px;
  padding-block: 12px;
  padding-inline: 14px 0;

  @container sr (min-width: 560px) {
    grid-template-areas: 'mark name status menu' 'mark detail status menu';
    column-gap: 14px;
    padding-inline: 16px 6px;
  }
  /* Narrow, or with text of twice the size. */
  @container sr (max-width: 351.98px) or (max-width: 15em) {
    grid-template: 'mark name menu' 'mark detail menu' 'mark status menu' / auto minmax(0, 1fr) 44px;
  }
`

const Mark = styled.div`
  grid-area: mark;
  display: grid;

  [data-inactive] > & {
    opacity: 0.45;
    filter: grayscale(1);
  }
  @container sr (max-width: 559.98px) {
    & > span {
      --sz: 36px !important;
    }
  }
`

// One line, so that rows are of one height. A name is truncated at its own end and aligned with the start of the interface language.
const Name = styled(RowTitle)`
  grid-area: name;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: -webkit-match-parent;
  text-align: match-parent;

  [data-inactive] > & {
    color: var(--sr-text-subtle);
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`

const Detail = styled(RowDetail)`
  grid-area: detail;
  min-inline-size: 0;
  white-space: nowrap;

  &,
  & > s {
    display: flex;
  }
  & > s {
    min-inline-size: 0;
  }
  & > span,
  & > s > span {
    flex: none;
  }
  /* The first item gives way: a bank's or a network's name. */
  & > span:first-of-type,
  & > s > span:first-of-type {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [data-inactive] > & {
    color: var(--sr-text-subtle);
  }
  [data-inactive] > & > s {
    text-decoration-thickness: 1px;
  }
  /* No digit of an account is cut. */
  @container sr (max-width: 351.98px) or (max-width: 15em) {
    &,
    & > s {
      flex-wrap: wrap;
    }
  }
`

const More = styled.span`
  @container sr (max-width: 719.98px) {
    display: none;
  }
`

const Status = styled.div`
  grid-area: status;

  @container sr (max-width: 351.98px) or (max-width: 15em) {
    justify-self: start;
    margin-block-start: 6px;
  }
`

const End = styled.div`
  grid-area: menu;
  /* The room around the dots of the menu is distance enough. */
  margin-inline-start: -8px;
`

/** A bank account or wallet with its status and menu. */
export function Row({ mark, name, detail, more, status, menu, inactive }: Props) {
  return (
    <Grid part="row" data-inactive={inactive || undefined}>
      <Mark>{mark}</Mark>
      <Name dir="auto">{name}</Name>
      <Detail data-cuts="">
        {inactive ? <s>{detail}</s> : detail}
        {more && <More>{more}</More>}
      </Detail>
      {status && <Status>{status}</Status>}
      {menu && <End>{menu}</End>}
    </Grid>
  )
}
