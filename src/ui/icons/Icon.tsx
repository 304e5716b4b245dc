/** Strokes on a 20 px grid. `flip` marks a directional icon, which is mirrored in right-to-left. */
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

/** An icon is hidden from screen readers, because it is always beside text or in a labelled control. */
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
