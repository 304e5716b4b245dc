import type { Stablecoin } from './currencies.ts'

interface CarriedCoin {
  /** The least that an off-ramp sends, and an on-ramp delivers. */
  readonly least: { readonly source: string; readonly destination: string }
}

/** What transfers do with a network. */
export interface TransferRules {
  /** Its name in payouts. */
  readonly name: string
  /** The coins that transfers carry on it. None: a wallet can only be linked there. */
  readonly coins: Partial<Record<Stablecoin, CarriedCoin>>
  /** Whether it can be the source of an off-ramp, too. */
  readonly paysOut: boolean
  /** Whether an on-ramp to it needs no account of the customer's own: on those of ONR-02 alone. */
  readonly takesSourceless: boolean
  /** Whether it has offloader wallets. */
  readonly takesLinks: boolean
  /** What an on-ramp pays for it, in US dollars. It is invented, as no server publishes its own: the widget shows that of the quote. */
  readonly fee: string
  /** What the application must allow. */
  readonly needs: 'allowSuiPayouts' | null
  /** Whether a deposit is found by its registered transaction alone (`cctp/off-ramp`). */
  readonly isRegistered: boolean
  /** Where burned tokens are redeemed, with CCTP switched on; null where none are burned. */
  readonly burnsTo: string | null
}
