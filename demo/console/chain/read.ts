import { EVM_NETWORKS, type EvmNetwork, type EvmNetworkName, SOLANA_TOKENS } from '../../chains/networks.ts'
import { fromUnits } from '../../chains/token-amount.ts'
import { evmTransaction, evmUnits, giveEvmCoins } from './evm.ts'
import { giveSol, solanaTransaction, solanaUnits } from './solana.ts'

export type Token = 'usdc' | 'usdt'

export interface Holder {
  readonly network: string
  readonly address: string
  readonly label: string
}

export interface Balance extends Holder {
  readonly amounts: readonly { readonly token: Token; readonly amount: string }[]
}

export interface ChainTransaction {
  readonly status: 'not found' | 'confirmed' | 'failed'
  readonly block: string | null
}

interface TokenRow {
  readonly address: string
  readonly decimals: number
}

const isSolana = (network: string) => network === 'sol'

/** Reads from the network and not from the sandbox, as a wallet does. */
export async function readBalance(rpcUrl: string, holder: Holder): Promise<Balance> {
  const { network, address } = holder
  const tokens = Object.entries(tokensOf(network)) as [Token, TokenRow][]
  const units = isSolana(network) ? solanaUnits : evmUnits
  const amounts = tokens.map(async ([token, row]) => {
    const amount = fromUnits(await units(rpcUrl, row.address, address), row.decimals)
    return { token, amount }
  })
  return { ...holder, amounts: await Promise.all(amounts) }
}

export const readTransaction = (rpcUrl: string, network: string, hash: string): Promise<ChainTransaction> =>
  isSolana(network) ? solanaTransaction(rpcUrl, hash) : evmTransaction(rpcUrl, hash)

/** Enough for the fees of a few hundred transfers. */
export const giveCoins = (rpcUrl: string, network: string, address: string): Promise<void> =>
  isSolana(network) ? giveSol(rpcUrl, address) : giveEvmCoins(rpcUrl, address)

function tokensOf(network: string): EvmNetwork['tokens'] | typeof SOLANA_TOKENS {
  if (isSolana(network)) return SOLANA_TOKENS
  return network in EVM_NETWORKS ? EVM_NETWORKS[network as EvmNetworkName].tokens : {}
}
