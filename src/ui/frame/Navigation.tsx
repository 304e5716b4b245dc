import styled from '@emotion/styled'

interface NavigationItem {
  readonly key: string
  readonly label: string
  readonly current: boolean
  readonly onSelect: () => void
}

interface Props {
  readonly label: string
  readonly items: readonly NavigationItem[]
}

const Bar = styled.nav`
  display: none;
  gap: 2px;
  margin-inline-start: 8px;

  @container sr (min-width: 720px) {
    display: flex;
  }
`

const Item = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 36px;
  padding: 0 12px;
  border-radius: var(--sr-r-md);
  font-weight: var(--sr-weight-medium);
  color: var(--sr-text-muted);
  white-space: nowrap;
  transition:
    background-color var(--sr-dur-fast) var(--sr-ease),
    color var(--sr-dur-fast) var(--sr-ease);

  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &:hover {
    background: var(--sr-surface-hover);
    color: var(--sr-text);
  }
  &[aria-current] {
    background: var(--sr-surface-pressed);
    color: var(--sr-text);
  }
  @media (forced-colors: active) {
    &[aria-current] {
      text-decoration: underline;
    }
  }
`

/** Links to the root screens, in a wide widget only. Elsewhere the menu contains the same links. */
export function Navigation({ label, items }: Props) {
  return (
    <Bar aria-label={label}>
      {items.map(({ key, label: text, current, onSelect }) => (
        <Item key={key} type="button" aria-current={current ? 'page' : undefined} onClick={onSelect}>
          {text}
        </Item>
      ))}
    </Bar>
  )
}
