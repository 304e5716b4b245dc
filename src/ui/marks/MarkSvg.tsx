import { useId } from 'react'

interface Path {
  readonly d: string
  /** A colour or the index of a gradient. */
  readonly fill?: string | number
  readonly stroke?: string
  readonly width?: number
  readonly evenOdd?: boolean
}

interface Gradient {
  readonly line: readonly number[]
  readonly stops: readonly (readonly [number, string])[]
}

export interface MarkShape {
  readonly viewBox: string
  readonly paths: readonly Path[]
  readonly gradients?: readonly Gradient[]
}

/** Renders inline SVG, because a strict CSP blocks `data:` images. */
export function MarkSvg({ shape }: { readonly shape: MarkShape }) {
  const id = useId()
  const paint = (fill: Path['fill'] = 'none') => (typeof fill === 'number' ? `url(#${id}${fill})` : fill)
  return (
    <svg viewBox={shape.viewBox} width="100%" height="100%" aria-hidden="true">
      {shape.gradients?.map(({ line: [x1, y1, x2, y2], stops }, index) => (
        <linearGradient key={index} id={`${id}${index}`} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
          {stops.map(([offset, color]) => (
            <stop key={offset} offset={offset} stopColor={color} />
          ))}
        </linearGradient>
      ))}
      {shape.paths.map(({ d, fill, stroke, width, evenOdd }, index) => (
        <path
          key={index}
          d={d}
          fill={paint(fill)}
          stroke={stroke}
          strokeWidth={width}
          fillRule={evenOdd ? 'evenodd' : undefined}
        />
      ))}
    </svg>
  )
}
