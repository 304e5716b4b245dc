/** One press of a form's button. */
export interface Press {
  /** By this machine's clock. The customer may choose a wallet between the press and the call. */
  readonly at: number
  /** What the customer knows: entries from before the form was filled in, by `opId`, and payouts asked about since, by id. */
  readonly known: ReadonlySet<string>
}
