import styled from '@emotion/styled'
import { keyframes } from '@emotion/react'
import { Fragment } from 'react'
import { CODE_LENGTH, type Target } from './slots.ts'

const blink = keyframes`0%, 55% { opacity: 1 } 56%, 100% { opacity: 0 }`

const Slot = styled.span`
  display: grid;
  place-items: center;
  block-size: 60px;
  border: 1px solid var(--sr-border-control);
  border-radius: var(--sr-r-md);
  background: var(--sr-surface);
  font-size: 26px;
  line-height: 32px;
  font-weight: var(--sr-weight-medium);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  transition:
    border-color var(--sr-dur-fast) var(--sr-ease),
    box-shadow var(--sr-dur-fast) var(--sr-ease);

  [data-state='checking'] > & {
    border-color: var(--sr-success-icon);
  }
  [data-state='mismatch'] > & {
    border-color: var(--sr-destructive-solid);
    box-shadow: inset 0 0 0 1px var(--sr-destructive-solid);
  }
  [data-state='invalid'] > & {
    border-color: var(--sr-border-strong);
    background: var(--sr-surface-sunken);
    color: var(--sr-text-subtle);
  }
  &[data-on] {
    outline: 2px solid var(--sr-ring);
    outline-offset: -1px;
    border-color: transparent;
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--sr-ring) 16%, transparent);
  }
  [data-state='mismatch'] > &[data-on] {
    outline-color: var(--sr-destructive-solid);
    border-color: var(--sr-destructive-solid);
    box-shadow: inset 0 0 0 1px var(--sr-destructive-solid);
  }
  &[data-selected] {
    background: color-mix(in srgb, var(--sr-ring) 16%, var(--sr-surface));
  }
  [data-state='mismatch'] > &[data-selected] {
    background: color-mix(in srgb, var(--sr-destructive-solid) 14%, var(--sr-surface));
  }
  &[data-on]:empty::after {
    content: '';
    inline-size: 2px;
    block-size: 26px;
    border-radius: 1px;
    background: var(--sr-accent);
  }
  @media (forced-colors: active) {
    &[data-on]:empty::after {
      background: CanvasText;
    }
    &[data-selected] {
      background: Highlight;
      color: HighlightText;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-on]:empty::after {
      animation: ${blink} 1100ms infinite;
    }
  }
`

const GroupGap = styled.span`
  align-self: center;
  block-size: 2px;
  border-radius: 1px;
  background: var(--sr-border-strong);
`

interface Props {
  readonly code: string
  readonly active: Target | null
  readonly masked: boolean
}

/** The visible digits below the transparent input. */
export function Slots({ code, active, masked }: Props) {
  return Array.from({ length: CODE_LENGTH }, (_, slot) => (
    // oxlint-disable-next-line react/no-array-index-key -- a slot is identified by its position
    <Fragment key={slot}>
      {slot === CODE_LENGTH / 2 && <GroupGap />}
      <Slot
        aria-hidden="true"
        data-slot={slot}
        data-on={slot === active || undefined}
        data-selected={active === 'all' || undefined}
      >
        {masked && code[slot] ? '•' : code[slot]}
      </Slot>
    </Fragment>
  ))
}
