import { useId, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'
import { chevronDownIcon } from '../../icons/controls.ts'
import { Icon } from '../../icons/Icon.tsx'
import { RowDetail, RowTitle } from './row-styles.ts'

interface Props {
  readonly mark: ReactNode
  readonly title: ReactNode
  /** Shown beside the title. */
  readonly tag?: ReactNode
  readonly detail: ReactNode
  /** A control at the end of the row, beside the one that opens it. */
  readonly end?: ReactNode
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

const Box = styled('div', forwardAll)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding-inline-end: 6px;
`

const Toggle = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  min-block-size: 72px;
  padding-block: 12px;
  padding-inline: 14px 8px;
  text-align: start;
  transition: background-color var(--sr-dur-fast) var(--sr-ease);

  &:hover {
    background: var(--sr-surface-hover);
  }
  &:active {
    background: var(--sr-surface-pressed);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    color: var(--sr-text-subtle);
    transition: rotate var(--sr-dur-fast) var(--sr-ease);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  /* The words need the room of the mark. */
  @container sr (max-width: 351.98px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child {
      display: none;
    }
  }
`

const Words = styled.span`
  display: grid;
  gap: 1px;
  min-inline-size: 0;
`

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
`

const Content = styled.div`
  grid-column: 1 / -1;
  padding: 4px 14px 16px;
  padding-inline-end: 8px;
`

/** A row that opens in place. */
export function ExpandableRow({ mark, title, tag, detail, end, isOpen, onToggle, children }: Props) {
  const id = useId()
  return (
    <Box part="row">
      <Toggle type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
        {mark}
        <Words>
          <Head>
            <RowTitle>{title}</RowTitle>
            {tag}
          </Head>
          <RowDetail>{detail}</RowDetail>
        </Words>
        <Icon shape={chevronDownIcon} />
      </Toggle>
      {end}
      {isOpen && <Content id={id}>{children}</Content>}
    </Box>
  )
}
