import { Fragment, useId, type ReactNode } from 'react'
import { useText } from '../../text.tsx'
import { ListBody, ListEnd, ListNote, ListRule, ListScroll } from '../list/list-look.ts'
import { OptionRow } from '../list/OptionRow.tsx'
import { Highlighted } from './Highlighted.tsx'
import { SHOWN_OPTIONS, type Option } from './option.ts'
import type { OptionSearch } from './use-option-search.ts'

function SearchedOption({ search, option }: { readonly search: OptionSearch; readonly option: Option }) {
  const index = search.found.indexOf(option)
  const chosen = option === search.selected
  return (
    <OptionRow
      {...search.getItemProps({ item: option, index, 'aria-selected': chosen })}
      mark={option.mark}
      reason={option.disabledReason}
      chosen={chosen}
      highlighted={search.highlightedIndex === index}
    >
      <Highlighted label={option.label} query={option.closing ? '' : search.query} />
    </OptionRow>
  )
}

interface Props {
  readonly search: OptionSearch
  readonly noMatch: (query: string) => ReactNode
}

/** Says how many were found, for those who cannot see the list. */
export function Found({ search, noMatch }: Props) {
  const t = useText()
  const count = search.found.filter((option) => !option.closing).length
  const said = count === 0 ? noMatch(search.query.trim()) : t('ui.combobox.matches', { count })
  return (
    <span role="status" className="sr-vh">
      {search.isOpen && search.query.trim() !== '' && said}
    </span>
  )
}

/**
 * What was found, scrolling; then what closes the list, always in view: the listbox owns it from outside, because what scrolls must
 * be the listbox itself. A note is no option, so it stands beside the listbox.
 */
export function OptionList({ search, noMatch, label }: Props & { readonly label?: string | undefined }) {
  const t = useText()
  const end = useId()
  const matches = search.isOpen ? search.found.filter((option) => !option.closing) : []
  const closing = search.isOpen ? search.found.filter((option) => option.closing) : []
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
        {matches.map((option, index) => (
          <Fragment key={option.value}>
            <SearchedOption search={search} option={option} />
            {search.isPinned && index === 0 && <ListRule role="presentation" />}
          </Fragment>
        ))}
      </ListScroll>
      {closing.length > 0 && (
        <ListEnd id={end} role="group">
          {closing.map((option) => (
            <SearchedOption key={option.value} search={search} option={option} />
          ))}
        </ListEnd>
      )}
      {matches.length === SHOWN_OPTIONS && <ListNote>{t('ui.combobox.more')}</ListNote>}
    </ListBody>
  )
}
