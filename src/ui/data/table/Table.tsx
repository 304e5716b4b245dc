import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { Body, CompactCell, Head, Open, Root, Row, WideCell, WideHead } from './table-styles.ts'

export interface Column<Item> {
  readonly key: string
  readonly header: ReactNode
  readonly cell: (item: Item) => ReactNode
  /** `amount`: at the end, decimals in line. `party`: takes the room there is. `date`: muted. `status`: as narrow as it can be. */
  readonly kind?: 'date' | 'amount' | 'party' | 'status'
  /** The currency of an amount: the widest of the list gives each of them its place. */
  readonly code?: (item: Item) => string
  /** This cell opens the row. */
  readonly opens?: boolean
}

/** The two lines of a row when there is no room for columns. */
export interface CompactCells {
  readonly mark: ReactNode
  readonly title: ReactNode
  readonly meta: ReactNode
  readonly amount: ReactNode
  readonly status: ReactNode
}

interface Props<Item> {
  /** What the table is, for screen readers: "Transfers, newest first". */
  readonly caption: string
  readonly columns: readonly Column<Item>[]
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly compact: (item: Item) => CompactCells
  /** Left out, rows cannot be opened. */
  readonly onOpen?: ((item: Item) => void) | undefined
}

const COMPACT = ['mark', 'title', 'meta', 'amount', 'status'] as const

const isOther = (event: MouseEvent) =>
  (event.target as Element).closest('button:not([data-open]), a, input, [popover]') !== null

/** What CSS writes each of the codes on a line of its own with. */
const linesOf = (codes: readonly string[]) =>
  [...new Set(codes)].map((code) => JSON.stringify(code)).join(String.raw` "\a" `)

/** Columns when wide, two lines a row otherwise. The roles are said, because a changed `display` takes them away. */
export function Table<Item>({ caption, columns, items, keyOf, compact, onOpen }: Props<Item>) {
  const opener = (content: ReactNode) =>
    onOpen ? (
      <Open type="button" data-open="">
        {content}
      </Open>
    ) : (
      content
    )
  const codes = columns.flatMap(({ code }) => (code ? items.map(code) : []))
  return (
    <Root role="table" aria-label={caption} style={{ '--codes': linesOf(codes) } as CSSProperties}>
      <Head role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, kind }) => (
            <WideHead key={key} role="columnheader" scope="col" data-kind={kind}>
              {header}
            </WideHead>
          ))}
        </tr>
      </Head>
      <Body role="rowgroup">
        {items.map((item) => {
          const cells = compact(item)
          return (
            <Row
              key={keyOf(item)}
              role="row"
              part="row"
              data-opens={onOpen ? '' : undefined}
              onClick={onOpen && ((event) => !isOther(event) && onOpen(item))}
            >
              {columns.map(({ key, kind, opens, cell }) => (
                <WideCell key={key} role="cell" data-kind={kind}>
                  {opens ? opener(cell(item)) : cell(item)}
                </WideCell>
              ))}
              {COMPACT.map((name) => (
                <CompactCell key={name} role="cell" data-cell={name}>
                  {name === 'title' ? opener(cells.title) : cells[name]}
                </CompactCell>
              ))}
            </Row>
          )
        })}
      </Body>
    </Root>
  )
}
