import { Fragment, memo, useId, useEffect, useState, type ReactNode } from 'react'
import { useText } from '../../text.tsx'
import { ListBody, ListEnd, ListNote, ListRule, ListScroll } from '../list/list-styles.ts'
import { OptionRow } from '../list/OptionRow.tsx'
import { Highlighted } from './Highlighted.tsx'
import { SHOWN_OPTIONS, type Option } from './option.ts'
import type { OptionSearch } from './use-option-search.ts'

/** The number of rows that an open list shows without scrolling. */
const VISIBLE_ROWS = 8
const ROWS_PER_FRAME = 24

/** Returns how many rows to render. Hundreds at once would block the page, so all but the first follow in later frames. */
function useRenderedRows(rows: number, highlightedIndex: number, first: number): number {
  const [rendered, setRendered] = useState(first)
  const all = Math.max(first, rows)

  // Syncs with the browser's frames.
  useEffect(() => {
    if (rendered === all) return
    const frame = requestAnimationFrame(() => setRendered(Math.min(all, rendered + ROWS_PER_FRAME)))
    return () => cancelAnimationFrame(frame)
  }, [rendered, all])

  return highlightedIndex < 0 ? rendered : Math.max(rendered, highlightedIndex + VISIBLE_ROWS)
}

interface RowProps extends Pick<OptionSearch, 'getItemProps' | 'query'> {
  readonly option: Option
  readonly index: number
  readonly chosen: boolean
  readonly highlighted: boolean
}

/** `getItemProps` changes with each render but returns the same props for the same row, so it is not compared. */
const isSameRow = (one: RowProps, other: RowProps) =>
  one.option === other.option &&
  one.index === other.index &&
  one.chosen === other.chosen &&
  one.highlighted === other.highlighted &&
  one.query === other.query

const SearchedOption = memo(function SearchedOption({ getItemProps, option, index, ...row }: RowProps) {
  return (
    <OptionRow
      {...getItemProps({ item: option, index, 'aria-selected': row.chosen })}
      mark={option.mark}
      reason={option.disabledReason}
      chosen={row.chosen}
      highlighted={row.highlighted}
    >
      <Highlighted label={option.label} query={option.closing ? '' : row.query} />
    </OptionRow>
  )
}, isSameRow)

interface Props {
  readonly search: OptionSearch
  readonly noMatch: (query: string) => ReactNode
}

/** Announces the number of matches to screen readers, and a list without options. */
export function ResultCount({ search, noMatch }: Props) {
  const t = useText()
  const count = search.found.filter((option) => !option.closing).length
  const announcement = count === 0 ? noMatch(search.query.trim()) : t('ui.combobox.matches', { count })
  return (
    <span role="status" className="sr-vh">
      {search.isOpen && (search.query.trim() !== '' || count === 0) && announcement}
    </span>
  )
}

interface ListProps extends Props {
  readonly label?: string | undefined
  /** The rows of the first picture. */
  readonly firstRows?: number
}

/**
 * The scrolling matches and the closing options, which are always visible. The listbox must be the scrolling element, so it owns the
 * closing options by `aria-owns`. A note is not an option, so it is outside the listbox.
 */
export function OptionList({ search, noMatch, label, firstRows = VISIBLE_ROWS }: ListProps) {
  const t = useText()
  const end = useId()
  const matches = search.isOpen ? search.found.filter((option) => !option.closing) : []
  const closing = search.isOpen ? search.found.filter((option) => option.closing) : []
  const rendered = useRenderedRows(matches.length, search.highlightedIndex, firstRows)
  const row = (option: Option, index: number) => ({
    getItemProps: search.getItemProps,
    query: search.query,
    option,
    index,
    chosen: option === search.selected,
    highlighted: index === search.highlightedIndex,
  })
  const { ref, onMouseLeave, ...listbox } = search.getMenuProps(label ? { 'aria-label': label } : {})

  return (
    <ListBody ref={ref} onMouseLeave={onMouseLeave} onMouseDown={(event) => event.preventDefault()}>
      {search.isOpen && matches.length === 0 && <ListNote>{noMatch(search.query.trim())}</ListNote>}
      <ListScroll
        {...listbox}
        tabIndex={-1}
        aria-owns={closing.length > 0 ? end : undefined}
        data-empty={matches.length === 0 || undefined}
      >
        {matches.slice(0, rendered).map((option, index) => (
          <Fragment key={option.value}>
            <SearchedOption {...row(option, index)} />
            {search.isPinned && index === 0 && <ListRule role="presentation" />}
          </Fragment>
        ))}
      </ListScroll>
      {closing.length > 0 && (
        <ListEnd id={end} role="group">
          {closing.map((option, index) => (
            <SearchedOption key={option.value} {...row(option, matches.length + index)} />
          ))}
        </ListEnd>
      )}
      {matches.length === SHOWN_OPTIONS && <ListNote>{t('ui.combobox.more')}</ListNote>}
    </ListBody>
  )
}
