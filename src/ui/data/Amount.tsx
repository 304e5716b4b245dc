interface Props {
  /** Formatted: "1,284.34". */
  readonly value: string
  readonly code: string
}

/** Amount, then code, in that order in any script. */
export function Amount({ value, code }: Props) {
  return (
    <span className="sr-num">
      {value} <span className="sr-cur">{code}</span>
    </span>
  )
}
