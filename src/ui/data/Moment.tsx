interface Props {
  readonly at: Date
  /** The formatted date, with or without its time. */
  readonly children: string
}

/** A date that programs can read too. */
export const Moment = ({ at, children }: Props) => (
  <time dateTime={at.toISOString()}>
    <bdi>{children}</bdi>
  </time>
)
