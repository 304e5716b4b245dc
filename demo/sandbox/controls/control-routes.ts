import type { Route } from '../http/route.ts'
import { ledgerControl } from '../ledger/ledger-control.ts'
import { depositControl } from '../payouts/controls/deposit-control.ts'
import { insertControl } from '../payouts/controls/insert-control.ts'
import { payoutControls } from '../payouts/controls/payout-controls.ts'
import { chainsControl } from '../payouts/networks/chains-control.ts'
import { simulatedSolanaRoute } from '../payouts/networks/solana/simulated-rpc.ts'
import { clockControl } from './clock-control.ts'
import { controls } from './controls.ts'
import { faucetControl } from './faucet-control.ts'

/** They show and change everything. Off when NODE_ENV is production, and else for the sandbox's own pages only. */
export const controlRoutes: readonly Route[] = [
  ...controls,
  clockControl,
  faucetControl,
  ...payoutControls,
  insertControl,
  depositControl,
  ledgerControl,
  chainsControl,
]

/** The simulated networks. Off together with the controls; wallets call them from any page. */
export const simulatedNetworkRoutes: readonly Route[] = [simulatedSolanaRoute]
