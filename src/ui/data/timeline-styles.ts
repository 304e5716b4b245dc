import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const pulse = keyframes`
  0% { box-shadow: 0 0 0 0 color-mix(in srgb, var(--sr-info-icon) 40%, transparent) }
  70%, 100% { box-shadow: 0 0 0 8px transparent }
`

export const List = styled.ol`
  display: grid;
`

export const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  column-gap: 14px;
  padding-block-end: 20px;

  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-inline-start: 11px;
    inset-block: 26px 2px;
    inline-size: 2px;
    border-radius: 1px;
    background: var(--sr-border-strong);
  }
  &[data-state='done']:not(:last-child)::before {
    background: var(--sr-success-icon);
  }
  @media (forced-colors: active) {
    &[data-state]:not(:last-child)::before {
      background: CanvasText;
    }
  }
`

export const Mark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid var(--sr-border-control);
  border-radius: 50%;
  background: var(--sr-surface);
  color: var(--sr-text-muted);

  [data-state='done'] > & {
    background: var(--sr-success-solid);
    border-color: var(--sr-success-solid);
    color: var(--sr-on-success-solid);
  }
  [data-state='now'] > & {
    border-color: var(--sr-info-icon);
  }
  [data-state='now'] > &::after {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: var(--sr-info-icon);
  }
  [data-state='wait'] > & {
    border-color: var(--sr-warning-icon);
    color: var(--sr-warning-text);
  }
  [data-state='failed'] > & {
    background: var(--sr-destructive-solid);
    border-color: var(--sr-destructive-solid);
    color: var(--sr-on-destructive-solid);
  }
  [data-state='stopped'] > & {
    background: var(--sr-text-subtle);
    border-color: var(--sr-text-subtle);
    color: var(--sr-surface);
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-state='now'] > & {
      animation: ${pulse} 2000ms var(--sr-ease) infinite;
    }
  }
  @media (forced-colors: active) {
    [data-state='now'] > &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: 12px;
  line-height: var(--sr-text-heading-line);
  font-weight: var(--sr-weight-medium);

  & > time {
    color: var(--sr-text-muted);
    font-size: 13px;
    font-weight: var(--sr-weight-regular);
    font-variant-numeric: tabular-nums;
  }
  [data-state='next'] & {
    color: var(--sr-text-subtle);
    font-weight: var(--sr-weight-regular);
  }
  [data-state='next'] & .sr-cur {
    color: inherit;
  }
  /* Beside a short title and below a long one, the times of one list would stand in two places. */
  @container sr (max-width: 479.98px) {
    flex-direction: column;
  }
`

export const Sentence = styled.p`
  color: var(--sr-text-muted);
  font-size: 13px;
  line-height: var(--sr-text-small-line);
`
