/** Strokes on a grid of 20; `flip` marks what points somewhere and so turns round in right-to-left. */
export interface IconShape {
  readonly d?: string
  readonly solid?: string
  readonly flip?: boolean
}

const STROKES = { 12: 2.6, 16: 1.8, 20: 1.6, 24: 1.5 } as const

interface Props {
  readonly shape: IconShape
  readonly size?: keyof typeof STROKES
  readonly className?: string
}

/** Always beside words or inside a labelled control, hence hidden from screen readers. */
export function Icon({ shape, size = 20, className = '' }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={shape.flip ? `sr-flip ${className}` : className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={STROKES[size]}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shape.d && <path d={shape.d} />}
      {shape.solid && <path d={shape.solid} fill="currentColor" stroke="none" />}
    </svg>
  )
}
