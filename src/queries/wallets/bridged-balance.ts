import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Holding } from '../../chains/adapter.ts'
import { loadAdapter } from '../../chains/load-adapter.ts'
import { bridgedToken } from '../../chains/network-table.ts'
import { DEFAULT_NETWORK, familyOf } from '../../domain/networks.ts'
import { shareOf } from '../../domain/payouts/form/share.ts'
import { parseDecimal } from '../../lib/money.ts'
import { keys } from '../keys.ts'
import { useServices, type Services } from '../services.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'
import { mayAskNetwork } from '../payouts/balance.ts'

export interface BridgedBalance {
  readonly symbol: string
  /** In whole tokens, a decimal string with two places. */
  readonly amount: string
}

const NOTHING = '0.00'

/** Null where the wallet holds less than a cent of it, and where no node is asked for balances. */
async function readBridged(services: Services, holding: Holding): Promise<BridgedBalance | null> {
  const { network, coin } = holding
  const token = bridgedToken(network, coin)
  if (!token || !(await mayAskNetwork(services, network))) return null
  const adapter = await loadAdapter(familyOf(network))
  const whole = parseDecimal(await adapter.balance(holding, { ...chainNodeOf(services), token: () => token }))
  const amount = whole && shareOf(whole, 100)
  return amount && amount !== NOTHING ? { symbol: token.symbol, amount } : null
}

/** What a wallet has of the token that a bridge has issued in place of this one. */
export const bridgedQuery = (services: Services, holding: Holding) =>
  queryOptions({
    queryKey: keys.bridged(holding.network, holding.address, holding.coin),
    queryFn: () => readBridged(services, holding),
    retry: false,
  })

const NOWHERE: Holding = { network: DEFAULT_NETWORK, address: '', coin: 'usdc' }

/** `null` reads nothing. */
export const useBridged = (holding: Holding | null): BridgedBalance | null =>
  useQuery({ ...bridgedQuery(useServices(), holding ?? NOWHERE), enabled: holding !== null }).data ?? null
