import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { moveFocus } from '../focus.ts'
import { activeElementOf } from '../overlay/focusable.ts'
import { CountBadge } from './CountBadge.tsx'

interface Tab {
  readonly key: string
  readonly label: ReactNode
  /** null: not known yet. Its place is kept, so that the next tab does not move. */
  readonly count?: number | null | undefined
}

interface Props {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
  /** The content of the selected tab. */
  readonly children: ReactNode
}

// The list and its line extend into the gutters of the page, and it scrolls when its tabs do not fit. Where the page has more room than
// its column, the line is as wide as the column.
const List = styled.div`
  --tab-line: 100%;
  display: flex;
  margin-inline: calc(-1 * var(--gut, 0px));
  padding-inline: calc(var(--gut, 0px) - 14px);
  background: linear-gradient(var(--sr-border), var(--sr-border)) 50% 100% / var(--tab-line) 1px no-repeat;
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
  @container sr (min-width: 1202px) {
    --tab-line: calc(100% - 2 * var(--gut, 0px));
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
    border-radius: var(--sr-r-md);
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

/** Scrolls the list alone: `scrollIntoView` would scroll the host's page too. */
function reveal(tab: Element, list: Element) {
  const [{ left, right }, box] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += Math.min(0, left - box.left) + Math.max(0, right - box.right)
}

/** Keeps the selected tab in view where the list scrolls: when a path selects it, and when the widget is resized. */
function useScrollToChosen(tabId: string) {
  const ref = useRef<HTMLDivElement>(null)
  // Layout and the observer are the browser's.
  useEffect(() => {
    const list = ref.current
    const tab = list?.querySelector(`[id="${tabId}"]`)
    if (!list || !tab) return undefined
    const sizes = new ResizeObserver(() => reveal(tab, list))
    // The words of the tabs change their width with the font, the language and the counts.
    for (const part of [list, ...list.children]) sizes.observe(part)
    return () => sizes.disconnect()
  }, [tabId])
  return ref
}

/** A tab list and its panel. An arrow key selects a tab at once. */
export function Tabs({ label, tabs, chosen, onChoose, children }: Props) {
  const id = useId()
  const list = useScrollToChosen(`${id}${chosen}`)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const next = target(event, buttons.indexOf(activeElementOf(event.currentTarget)!), tabs.length)
    if (next === null) return
    event.preventDefault()
    moveFocus(buttons[next])
    onChoose(tabs[next]!.key)
  }
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
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
            {count === null && <CountBadge style={{ visibility: 'hidden' }} />}
            {count != null && <CountBadge>{count}</CountBadge>}
          </Button>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`}>
        {children}
      </Panel>
    </>
  )
}
