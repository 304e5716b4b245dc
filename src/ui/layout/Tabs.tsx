import { useId, type KeyboardEvent, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { activeElementOf } from '../overlay/focusable.ts'
import { CountBadge } from './CountBadge.tsx'

export interface Tab {
  readonly key: string
  readonly label: ReactNode
  readonly count?: number
}

interface Props {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
  /** The content of the selected tab. */
  readonly children: ReactNode
}

// The list extends into the gutters of the page and scrolls when its tabs do not fit.
const List = styled.div`
  display: flex;
  margin-inline: calc(-1 * var(--gut, 0px));
  padding-inline: calc(var(--gut, 0px) - 14px);
  box-shadow: inset 0 -1px 0 var(--sr-border);
  overflow-x: auto;
  scrollbar-width: none;

  [part~='title'] + &,
  *:has(> [part~='title']) + & {
    margin-block-start: -12px;
  }
  @container sr (min-width: 720px) {
    [part~='title'] + &,
    *:has(> [part~='title']) + & {
      margin-block-start: -8px;
    }
  }
  @media (forced-colors: active) {
    border-block-end: 1px solid;
  }
`

const Button = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding: 0 14px;
  color: var(--sr-text-muted);
  font-weight: var(--sr-weight-medium);
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset-inline: 14px;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 2px 2px 0 0;
  }
  &:hover {
    color: var(--sr-text);
  }
  &[aria-selected='true'] {
    color: var(--sr-text);
    font-weight: var(--sr-weight-semibold);
  }
  &[aria-selected='true']::after {
    background: var(--sr-accent);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
`

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: inherit;
  flex: 1 1 auto;
  min-inline-size: 0;

  &:focus-visible {
    outline-offset: 4px;
    border-radius: var(--sr-r-md);
  }
`

const FORWARD: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Returns the index of the tab that a key selects, or null for other keys. */
function target(event: KeyboardEvent<HTMLElement>, current: number, count: number): number | null {
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  const step = FORWARD[event.key]
  if (!step) return null
  const logicalStep = event.currentTarget.matches(':dir(rtl)') ? -step : step
  return (current + logicalStep + count) % count
}

/** A tab list and its panel. An arrow key selects a tab at once. */
export function Tabs({ label, tabs, chosen, onChoose, children }: Props) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const next = target(event, buttons.indexOf(activeElementOf(event.currentTarget)!), tabs.length)
    if (next === null) return
    event.preventDefault()
    buttons[next]!.focus()
    buttons[next]!.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    onChoose(tabs[next]!.key)
  }
  return (
    <>
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, label: words, count }) => (
          <Button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-selected={key === chosen}
            aria-controls={`${id}panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {words}
            {count !== undefined && <CountBadge>{count}</CountBadge>}
          </Button>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`}>
        {children}
      </Panel>
    </>
  )
}
