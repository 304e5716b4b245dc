import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { type } from '../../../../styles/type.ts'
import { forwardAll } from '../../forward.ts'
import { Icon } from '../../icons/Icon.tsx'
import { chevronEndIcon } from '../../icons/arrows.ts'
import { lockIcon } from '../../icons/status.ts'
import { Tooltip } from '../../overlay/Tooltip.tsx'

interface Props {
  /** A picture above the text. */
  readonly picture: ReactNode
  readonly title: ReactNode
  readonly children: ReactNode
  readonly note?: ReactNode
  readonly disabledReason?: string | undefined
  readonly onChoose: () => void
}

/** A group of choice cards, which are side by side in a wide widget. */
export const ChoiceCards = styled.div`
  display: grid;
  gap: 12px;
  text-align: start;

  @container sr (min-width: 720px) {
    grid-template-columns: 1fr 1fr;
    gap: 16px;
  }
`

const Button = styled('button', forwardAll)`
  display: grid;
  grid-template-rows: auto 1fr;
  inline-size: 100%;
  block-size: 100%;
  background: var(--sr-surface);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);
  overflow: clip;
  text-align: start;
  transition:
    border-color var(--sr-dur-fast) var(--sr-ease),
    box-shadow var(--sr-dur-fast) var(--sr-ease);

  &:hover:not([aria-disabled]) {
    border-color: var(--sr-border-control);
    box-shadow: var(--sr-shadow-2);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &[aria-disabled='true'] > :first-child {
    opacity: 0.55;
    filter: grayscale(1);
  }
  &[aria-disabled='true'] > :last-child :where(span) {
    color: var(--sr-text-subtle);
  }
  @media (forced-colors: active) {
    &[aria-disabled='true'] :where(span, svg) {
      color: GrayText;
    }
  }
`

const Picture = styled.span`
  --on: var(--sr-surface-sunken);
  display: flex;
  align-items: center;
  justify-content: center;
  block-size: 112px;
  background: var(--sr-surface-sunken);
  border-block-end: 1px solid var(--sr-border);

  & [data-tone='neutral'] {
    background: var(--sr-surface);
    box-shadow:
      inset 0 0 0 1px var(--sr-border),
      var(--sr-shadow-1);
  }
  @container sr (min-width: 720px) {
    block-size: 168px;
  }
`

const Body = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  padding: 16px;

  & > svg {
    color: var(--sr-text-subtle);
  }
  @container sr (min-width: 720px) {
    padding: 20px 20px 24px;
  }
`

const Words = styled.span`
  align-self: start;
  display: grid;
  gap: 4px;
`

const Title = styled.span`
  ${type.heading}
`

const Sentence = styled.span`
  color: var(--sr-text-muted);
`

const Note = styled.span`
  ${type.small}
  margin-block-start: 6px;
  color: var(--sr-text-subtle);
`

export function ChoiceCard({ picture, title, children, note, disabledReason, onChoose }: Props) {
  const isOff = disabledReason !== undefined
  return (
    <Tooltip block text={disabledReason}>
      <Button part="card" type="button" aria-disabled={isOff || undefined} onClick={isOff ? undefined : onChoose}>
        <Picture aria-hidden="true">{picture}</Picture>
        <Body>
          <Words>
            <Title>{title}</Title>
            <Sentence>{children}</Sentence>
            {note && <Note>{note}</Note>}
          </Words>
          <Icon shape={isOff ? lockIcon : chevronEndIcon} />
        </Body>
      </Button>
    </Tooltip>
  )
}
