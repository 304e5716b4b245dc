import type { CSSProperties } from 'react'
import styled from '@emotion/styled'

interface Props {
  readonly label: string
  /** The progress as text for screen readers: "Terms accepted, identity not verified yet". */
  readonly valueText: string
  /** The progress of each segment from 0 to 100. */
  readonly segments: readonly [number, number, number]
  /** The names of the segments. */
  readonly names?: readonly [string, string, string]
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 6px;
`

const Segment = styled.span`
  block-size: 6px;
  border-radius: var(--sr-r-round);
  background: var(--sr-track);
  overflow: hidden;

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: var(--part);
    border-radius: inherit;
    background: var(--sr-accent);
    transition: inline-size var(--sr-dur-slow) var(--sr-ease);
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;

    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

const Group = styled.div`
  display: grid;
  gap: 6px;
`

const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 6px;
  color: var(--sr-text-muted);
  font-size: var(--sr-text-caption-size);
  line-height: var(--sr-text-caption-line);
  overflow-wrap: anywhere;
`

/** Three segments of 100 each, which screen readers announce as one bar of 300. */
export function Progress({ label, valueText, segments, names }: Props) {
  const [first, second, third] = segments
  const bar = (
    <Bar
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={300}
      aria-valuenow={first + second + third}
      aria-valuetext={valueText}
    >
      {segments.map((value, index) => (
        <Segment key={index} style={{ '--part': `${value}%` } as CSSProperties} />
      ))}
    </Bar>
  )
  if (!names) return bar
  return (
    <Group>
      {bar}
      <Names aria-hidden="true">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Names>
    </Group>
  )
}
