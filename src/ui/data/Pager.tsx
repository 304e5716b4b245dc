import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { IconButton } from '../buttons/IconButton.tsx'
import { chevronEndIcon, chevronStartIcon } from '../icons/arrows.ts'
import { RichText } from '../RichText.tsx'
import { useText } from '../text.tsx'

interface Props {
  /** The numbers of "1-7 of 23". */
  readonly range: { readonly from: number; readonly to: number; readonly total: number }
  /** Announced instead of "0-0 of 0": "Nothing matches “chase”". */
  readonly empty?: ReactNode
  /** Undefined on the first page. */
  readonly onPrevious?: (() => void) | undefined
  /** Undefined on the last page. */
  readonly onNext?: (() => void) | undefined
}

const Bar = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 56px;
  padding-block: 6px;
  padding-inline: 16px 8px;
  border-block-start: 1px solid var(--sr-border);
  color: var(--sr-text-muted);
  font-size: 13px;
  font-variant-numeric: tabular-nums;
`

const Buttons = styled.div`
  display: flex;
`

export function Pager({ range: { from, to, total }, empty, onPrevious, onNext }: Props) {
  const t = useText()
  // `aria-disabled` instead of `disabled` keeps the focus on a button that led to the first or last page.
  return (
    <Bar>
      <span role="status">
        <span aria-hidden={total === 0 || undefined}>
          <RichText
            id="ui.pages"
            values={{ from, to, total }}
            components={[<span key="range" className="sr-num" />, <span key="total" className="sr-num" />]}
          />
        </span>
        {total === 0 && <span className="sr-vh">{empty}</span>}
      </span>
      {total > 0 && (
        <Buttons>
          <IconButton
            icon={chevronStartIcon}
            label={t('ui.page.previous')}
            aria-disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton icon={chevronEndIcon} label={t('ui.page.next')} aria-disabled={!onNext} onClick={onNext} />
        </Buttons>
      )}
    </Bar>
  )
}
