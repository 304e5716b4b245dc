import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

interface Props {
  /** The CSS width and height of the expected content. */
  readonly width?: string
  readonly height?: string
  readonly round?: boolean
}

const sheen = keyframes`from { background-position: 100% 0 } to { background-position: -50% 0 }`

const Bar = styled.span`
  display: block;
  block-size: var(--h);
  inline-size: var(--w);
  border-radius: var(--sr-r-sm);
  background: linear-gradient(
      90deg,
      var(--sr-skeleton) 0 30%,
      var(--sr-skeleton-sheen) 50%,
      var(--sr-skeleton) 70% 100%
    )
    0 0 / 300% 100%;

  &[data-round] {
    border-radius: 50%;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${sheen} 1600ms linear infinite;
  }
  @media (forced-colors: active) {
    background: GrayText;
    opacity: 0.4;
  }
`

/** A placeholder in the size of a value that is loading. */
export function Skeleton({ width = '100%', height = '12px', round }: Props) {
  return (
    <Bar
      aria-hidden="true"
      data-round={round || undefined}
      style={{ '--w': width, '--h': height } as React.CSSProperties}
    />
  )
}
