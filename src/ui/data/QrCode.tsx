import styled from '@emotion/styled'
import { Skeleton } from '../feedback/skeleton/Skeleton.tsx'

interface Props {
  /** The dark modules as a path; null while it is loading. */
  readonly code: { readonly size: number; readonly path: string } | null
  readonly label: string
  readonly loading: string
}

// Scanners need dark modules on a light ground, in every theme, and a light margin of four modules.
const MARGIN = 4

const Plate = styled.div`
  inline-size: min(208px, 100%);
  aspect-ratio: 1;
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-md);
  overflow: clip;
  background: #fff;
  color: #000;
  forced-color-adjust: none;

  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`

export function QrCode({ code, label, loading }: Props) {
  if (!code) {
    return (
      <Plate role="status">
        <span className="sr-vh">{loading}</span>
        <Skeleton height="100%" />
      </Plate>
    )
  }
  const side = code.size + 2 * MARGIN
  return (
    <Plate role="img" aria-label={label}>
      <svg viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={code.path} fill="currentColor" />
      </svg>
    </Plate>
  )
}
