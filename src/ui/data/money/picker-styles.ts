import styled from '@emotion/styled'
import { forwardAll } from '../../forward.ts'

const pill = `
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 8px 12px;
  border-radius: var(--sr-r-round);
  font-size: 15px;
  line-height: var(--sr-text-body-line);
  font-weight: var(--sr-weight-semibold);
`

/** The label of a currency without alternatives. */
export const CurrencyLabel = styled.span`
  ${pill}
  padding-inline-end: 4px;
`

export const Pill = styled('button', forwardAll)`
  ${pill}
  background: var(--sr-surface-pressed);

  &:hover {
    background: var(--sr-track);
  }
  & > svg {
    margin-inline-start: -2px;
    color: var(--sr-text-muted);
  }
`

export const Line = styled('button', forwardAll)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 60px;
  padding: 10px 16px;
  border-block-start: 1px solid var(--sr-border);
  border-end-start-radius: calc(var(--sr-r-lg) - 1px);
  border-end-end-radius: calc(var(--sr-r-lg) - 1px);
  text-align: start;

  &:hover:not(:disabled) {
    background: var(--sr-surface-hover);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    cursor: default;
  }
  & > svg {
    color: var(--sr-text-muted);
  }
`

export const Popover = styled('div', forwardAll)`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 6px;
  min-inline-size: 220px;
  max-inline-size: calc(100vw - 16px);
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--sr-surface-raised);
  --on: var(--sr-surface-raised);
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);
  box-shadow: var(--sr-shadow-3);
  color: var(--sr-text);
  font-weight: var(--sr-weight-regular);
`

export const Group = styled('div', forwardAll)``

export const GroupTitle = styled.div`
  padding: 10px 10px 4px;
  color: var(--sr-text-muted);
  font-size: 13px;
  line-height: var(--sr-text-small-line);
  font-weight: var(--sr-weight-medium);
`

export const Item = styled('div', forwardAll)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-block-size: 52px;
  padding: 8px 10px;
  border-radius: var(--sr-r-sm);
  text-align: start;
  cursor: pointer;

  &:hover,
  &:focus {
    background: var(--sr-popover-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    color: var(--sr-accent);
  }
  &[aria-disabled='true'] {
    background: none;
    cursor: not-allowed;
  }
  &[aria-disabled='true'] > :first-child {
    opacity: 0.5;
    filter: grayscale(1);
  }
  &[aria-disabled='true'] :where(span) {
    color: var(--sr-text-subtle);
  }
`

export const Words = styled.span`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
`

export const Title = styled.span`
  text-align: -webkit-match-parent;
  text-align: match-parent;
  font-size: 14px;
  line-height: var(--sr-text-body-line);
  font-weight: var(--sr-weight-medium);
  overflow: hidden;
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

export const Detail = styled.span`
  color: var(--sr-text-muted);
  font-size: 13px;
  line-height: var(--sr-text-small-line);
`

export const Separator = styled.div`
  block-size: 1px;
  margin: 6px 4px;
  background: var(--sr-border);
`
