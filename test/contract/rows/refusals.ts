/** What the sandbox refuses of a row or of a pair, and by which code. Any other refusal is a contradiction. */
export const REFUSALS = {
  /** USDT for a currency that it isn't exchanged for. */
  coinNotExchanged: 'network_invalid',
  /** A coin on a network whose row has others. */
  coinNotCarried: 'network_invalid',
  /** An off-ramp from a network that only receives. */
  networkWithoutOffRamp: 'network_invalid',
  /** A currency that is only paid out. */
  currencyNotPaidIn: 'network_invalid',
  /** A rail that no currency names. */
  railOfNoCurrency: 'network_invalid',
  /** A rail without a fee. */
  railWithoutFee: 'capability_missing',
  /** An on-ramp from any bank account, where ONR-02 does not list the network. */
  accountOfNobody: 'source_account_required',
  /** A transaction of a network whose deposits are found without it: the field that is refused. */
  transactionNotRegistered: 'sourceChain',
  /** A challenge for a network of another family: the field that is refused. */
  challengeOfAnotherFamily: 'network',
  /** A link of a coin that isn't exchanged for the account's currency: the field that is refused. */
  coinNotLinked: 'source.currency',
  /** A network that the application may not use. */
  networkNotPermitted: 'sui_not_allowed',
  /** The country with which the sandbox shows a failure. */
  failingCountry: 'internal',
} as const
export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS]
