import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { moveFocus } from '../focus.ts'
import { useField } from './Field.tsx'

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  /** The mark of a network or coin. */
  readonly mark?: ReactNode
  readonly disabled?: boolean | undefined
}

interface Props<Value extends string> {
  readonly segments: readonly Segment<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  /** Places the marks beside the labels instead of above them. */
  readonly inline?: boolean
  readonly 'aria-label'?: string | undefined
}

const Root = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 2px;
  border-radius: var(--sr-r-md);
  background: var(--sr-surface-pressed);
`

const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 44px;
  min-inline-size: 0;
  padding: 0 10px;
  border: 1px solid transparent;
  border-radius: calc(var(--sr-r-md) * 0.72);
  color: var(--sr-text-muted);
  font-weight: var(--sr-weight-medium);
  text-align: center;
  overflow-wrap: anywhere;

  &[aria-checked='true'] {
    background: var(--sr-segment-on);
    border-color: var(--sr-border-control);
    box-shadow: var(--sr-shadow-1);
    color: var(--sr-text);
  }
  &[data-stacked] {
    flex-direction: column;
    gap: 6px;
    padding-block: 10px;
    font-size: 13px;
    line-height: var(--sr-text-small-line);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    color: var(--sr-text-subtle);
    cursor: not-allowed;
  }
  &:disabled > span:first-of-type:not(:last-child) {
    filter: grayscale(1);
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    &[aria-checked='true'] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The step of an arrow key; left and right swap in right-to-left. */
function stepOf(key: string, isRtl: boolean): number {
  const step = STEPS[key] ?? 0
  return isRtl && (key === 'ArrowRight' || key === 'ArrowLeft') ? -step : step
}

/** Two or three options side by side, as a radio group with one tab stop. */
export function Segmented<Value extends string>({ segments, value, onChange, inline, ...rest }: Props<Value>) {
  const { labelId, describedBy } = useField()
  const group = useRef<HTMLDivElement>(null)
  const enabled = segments.filter((segment) => !segment.disabled)
  const stop = enabled.find((segment) => segment.value === value) ?? enabled[0]

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = stepOf(event.key, event.currentTarget.matches(':dir(rtl)'))
    if (step === 0 || !stop) return
    event.preventDefault()
    const next = enabled.at((enabled.indexOf(stop) + step) % enabled.length)!
    onChange(next.value)
    const items = group.current?.querySelectorAll<HTMLElement>('[data-value]') ?? []
    moveFocus([...items].find(({ dataset }) => dataset['value'] === next.value))
  }

  return (
    <Root
      ref={group}
      role="radiogroup"
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-label'] ? undefined : labelId}
      aria-describedby={describedBy}
      onKeyDown={move}
    >
      {segments.map((segment) => (
        <Choice
          key={segment.value}
          type="button"
          role="radio"
          data-value={segment.value}
          data-stacked={segment.mark && !inline ? '' : undefined}
          aria-checked={segment.value === value}
          tabIndex={segment === stop ? 0 : -1}
          disabled={segment.disabled}
          onClick={() => onChange(segment.value)}
        >
          {segment.mark && <span>{segment.mark}</span>}
          <span>{segment.label}</span>
        </Choice>
      ))}
    </Root>
  )
}
