import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'
import { Icon } from '../../icons/Icon.tsx'
import { chevronEndIcon, externalIcon } from '../../icons/arrows.ts'
import { lockIcon } from '../../icons/status.ts'
import { Tooltip } from '../../overlay/Tooltip.tsx'
import { RowDetail, RowTitle } from './row-styles.ts'

interface Props {
  readonly mark: ReactNode
  readonly title: ReactNode
  /** Shown beside the title. */
  readonly tag?: ReactNode
  readonly detail?: ReactNode
  /** Further lines, such as tags and a fee. */
  readonly children?: ReactNode
  /** Why the row is disabled. It is shown with a lock instead of being hidden. */
  readonly disabledReason?: string | undefined
  /** Said of a row that can be chosen all the same. */
  readonly note?: string | undefined
  readonly onChoose?: () => void
  /** Makes the row a link to an external page. */
  readonly href?: string | undefined
}

const Button = styled('button', forwardAll)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  inline-size: 100%;
  min-block-size: 64px;
  padding: 12px 16px;
  color: inherit;
  text-align: start;
  text-decoration: none;
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
  &[data-tall] {
    align-items: start;
    padding-block: 16px;
  }
  & > svg {
    align-self: center;
    color: var(--sr-text-subtle);
  }
  &[aria-disabled='true'] {
    background: none;
    cursor: not-allowed;
  }
  &[aria-disabled='true'] > :first-child {
    opacity: 0.5;
    filter: grayscale(1);
  }
  &[aria-disabled='true'] > :nth-child(2) :where(span) {
    color: var(--sr-text-subtle);
  }
  @media (forced-colors: active) {
    &[aria-disabled='true'] :where(span, svg) {
      color: GrayText;
    }
  }
`

const Words = styled.span`
  min-inline-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-block-size: 20px;
`

const Extra = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 10px;
  margin-block-start: 6px;
`

/** A row that selects one of several options and continues. */
export function ChoiceRow({ mark, title, tag, detail, children, disabledReason, note, onChoose, href }: Props) {
  const isOff = disabledReason !== undefined
  const kind = href
    ? ({ as: 'a', href, target: '_blank', rel: 'noopener noreferrer' } as const)
    : ({ type: 'button' } as const)
  const button = (
    <Button
      {...kind}
      part="row"
      aria-disabled={isOff || undefined}
      data-tall={children ? '' : undefined}
      onClick={isOff ? undefined : onChoose}
    >
      {mark}
      <Words>
        <Head>
          <RowTitle>{title}</RowTitle>
          {tag}
        </Head>
        {detail && <RowDetail>{detail}</RowDetail>}
        {children && <Extra>{children}</Extra>}
      </Words>
      <Icon shape={isOff ? lockIcon : href ? externalIcon : chevronEndIcon} />
    </Button>
  )
  const words = disabledReason ?? note
  if (words === undefined) return button
  return (
    <Tooltip block text={words}>
      {button}
    </Tooltip>
  )
}
