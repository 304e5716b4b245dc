interface Props {
  /** The formatted amount: "1,284.34". */
  readonly value: string
  readonly code: string
}

/** Shows the amount before the currency code in every script. */
export function Amount({ value, code }: Props) {
  return (
    <span className="sr-num">
      {value} <span className="sr-cur">{code}</span>
    </span>
  )
}
