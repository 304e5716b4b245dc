import type { Holder } from './chain.ts'
import type { Transfer } from './sandbox.ts'

/** The addresses of a payout on a network: the customer's wallets and the deposit addresses. */
export function holdersOf(transfers: readonly Transfer[]): Holder[] {
  const holders = transfers.flatMap(({ source, destination, wallets, instructions }) => {
    const named = [source, destination].flatMap(({ type, id, network }) => {
      const wallet = type === 'wallet' ? wallets.find((each) => each.id === id) : undefined
      return wallet ? [{ network, address: wallet.address, label: wallet.nickname ?? 'Wallet' }] : []
    })
    const { type, address, network } = instructions?.resource ?? {}
    const deposit = type === 'wallet' && address && network ? [{ network, address, label: 'Deposit address' }] : []
    return [...named, ...deposit]
  })
  const byAddress = new Map(holders.map((holder) => [`${holder.network} ${holder.address}`, holder]))
  return [...byAddress.values()]
}
