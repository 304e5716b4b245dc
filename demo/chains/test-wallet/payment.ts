/** The payment of a transaction, as a person is asked about it. */
export interface Payment {
  /** In whole tokens ("25.00"). */
  readonly amount: string
  /** "USDC". */
  readonly coin: string
  readonly to: string
}
