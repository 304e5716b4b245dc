/** The Test Wallet of one family, which a page discovers by the family's own standard. */
export interface PageWallet<State> {
  /** The event by which a page asks for wallets. */
  readonly asked: string
  /** Null while no network of the family runs. */
  create(state: State): object | null
  announce(wallet: object): void
  /** Answers a page that asks. Default: announces the wallet. */
  answer?(wallet: object, event: Event): void
}
