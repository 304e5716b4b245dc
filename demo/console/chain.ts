import { aptosReader } from '../chains/aptos/page/reader.ts'
import type { ChainReader, ChainTransaction } from '../chains/chain-reader.ts'
import { evmReader } from '../chains/evm/page/reader.ts'
import { type Family, type PlainToken, familyOf, networkOfTransfer, tokensOf } from '../chains/networks.ts'
import { solanaReader } from '../chains/solana/page/reader.ts'
import { suiReader } from '../chains/sui/page/reader.ts'
import { tronReader } from '../chains/tron/page/reader.ts'
import { transferRulesOf } from '../sandbox/wallets/networks.ts'
import { fromUnits } from '../chains/token-amount.ts'

type Token = 'usdc' | 'usdt'

export interface Holder {
  readonly network: string
  readonly address: string
  readonly label: string
}

export interface Balance extends Holder {
  readonly amounts: readonly { readonly token: Token; readonly amount: string }[]
}

const READERS: Readonly<Record<Family, ChainReader>> = {
  evm: evmReader,
  solana: solanaReader,
  sui: suiReader,
  aptos: aptosReader,
  tron: tronReader,
}

/** By the name of the network in payouts. */
function localNetwork(name: string) {
  const network = networkOfTransfer(name)
  if (!network) throw new Error(`No network of this name runs here: ${name}`)
  return { reader: READERS[familyOf(network)], tokens: Object.entries(tokensOf(network)) as [Token, PlainToken][] }
}

/** Reads from the network and not from the sandbox, as a wallet does. */
export async function readBalance(rpcUrl: string, holder: Holder): Promise<Balance> {
  const { reader, tokens } = localNetwork(holder.network)
  const amounts = tokens.map(async ([token, { address, decimals }]) => {
    const amount = fromUnits(await reader.units(rpcUrl, address, holder.address), decimals)
    return { token, amount }
  })
  return { ...holder, amounts: await Promise.all(amounts) }
}

export const readTransaction = async (rpcUrl: string, network: string, hash: string): Promise<ChainTransaction> =>
  localNetwork(network).reader.transaction(rpcUrl, hash)

/** Enough for the fees of a few hundred transfers. */
export const giveCoins = async (rpcUrl: string, network: string, address: string): Promise<void> =>
  localNetwork(network).reader.giveCoins(rpcUrl, address)

/** Whether a stablecoin exists on a network, by the network's name in payouts. */
export function hasToken(name: string, token: string): boolean {
  const network = networkOfTransfer(name)
  return network !== null && Object.hasOwn(tokensOf(network), token)
}

/** Whether the sandbox finds a deposit by its address. On the others the customer registers the transaction, which the console cannot. */
export const findsDeposits = (name: string): boolean => transferRulesOf(name)?.isRegistered === false
