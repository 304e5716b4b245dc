import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { CompactCell } from './compact-cell.ts'
import { Body, Head, Open, Root, Row, WideCell, WideHead, Words } from './table-styles.ts'

export interface Column<Item> {
  readonly key: string
  readonly header: ReactNode
  readonly cell: (item: Item) => ReactNode
  /** `amount` is right-aligned, `party` takes the free width, `date` is muted and `status` is as wide as `texts` need. Without it: our own words. */
  readonly kind?: 'date' | 'amount' | 'party' | 'status'
  /** The currencies of the amounts. All of them are given the width of the widest one in the list. */
  readonly codes?: (item: Item) => readonly string[]
  /** All that the badges of a `status` may say, so that no column moves when one of them changes. */
  readonly texts?: readonly string[]
  /** The cell contains the button that opens the row. */
  readonly opens?: boolean
}

/** The content of a row in two lines, for a compact widget. */
export interface CompactCells {
  readonly mark: ReactNode
  readonly title: ReactNode
  readonly meta: ReactNode
  readonly amount: ReactNode
  readonly status: ReactNode
}

interface Props<Item> {
  /** The caption for screen readers: "Transfers, newest first". */
  readonly caption: string
  readonly columns: readonly Column<Item>[]
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly compact: (item: Item) => CompactCells
  /** Completes the name of a row's button for screen readers, because a name such as "Phantom" is in many rows. */
  readonly summaryOf: (item: Item) => string
  /** Without it, rows cannot be opened. */
  readonly onOpen?: ((item: Item) => void) | undefined
}

const COMPACT = ['mark', 'title', 'meta', 'amount', 'status'] as const

const isOther = (event: MouseEvent) =>
  (event.target as Element).closest('button:not([data-open]), a, input, [popover]') !== null

/** A CSS string with each of the texts on a line of its own. */
const linesOf = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => JSON.stringify(text)).join(String.raw` "\a" `)

/** A table with columns or, in a compact widget, two lines a row. A changed `display` removes the implicit roles, so they are set. */
export function Table<Item>({ caption, columns, items, keyOf, compact, summaryOf, onOpen }: Props<Item>) {
  const opener = (content: ReactNode, item: Item) =>
    onOpen ? (
      <Open type="button" data-open="">
        {content}
        <span className="sr-vh">, {summaryOf(item)}</span>
      </Open>
    ) : (
      content
    )
  const wide = ({ kind, opens, cell }: Column<Item>, item: Item) => {
    if (opens) return opener(cell(item), item)
    return kind ? cell(item) : <Words>{cell(item)}</Words>
  }
  const currencies = columns.flatMap(({ codes }) => (codes ? items.flatMap(codes) : []))
  const texts = columns.flatMap((column) => column.texts ?? [])
  const reserved = { '--codes': linesOf(currencies), '--texts': linesOf(texts) } as CSSProperties
  return (
    <Root role="table" aria-label={caption} style={reserved}>
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
              {columns.map((column) => (
                <WideCell key={column.key} role="cell" data-kind={column.kind}>
                  {wide(column, item)}
                </WideCell>
              ))}
              {COMPACT.map((name) => (
                <CompactCell key={name} role="cell" data-cell={name}>
                  {name === 'title' ? opener(cells.title, item) : cells[name]}
                </CompactCell>
              ))}
            </Row>
          )
        })}
      </Body>
    </Root>
  )
}
