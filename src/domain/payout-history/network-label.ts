import { rawValue, type OpenEnum } from '../../lib/open-enum.ts'
import type { Network, PayoutNetwork } from '../network.ts'
import { RAILS, type Rail } from '../rail.ts'
import { displayNameOf, toNetwork } from '../wallets/networks.ts'

const OTHER_NAMES: ReadonlyMap<string, Rail> = new Map([
  ['achPush', 'ACH_PUSH'],
  ['achPull', 'ACH_PULL'],
  ['achSameDay', 'ACH_SAME_DAY'],
  ['clabe', 'SPEI'],
])

export const railOf = (network: string): Rail | null =>
  OTHER_NAMES.get(network) ?? RAILS.find((rail) => rail.toLowerCase() === network) ?? null

export type NetworkLabel =
  | { readonly method: `payouts.method.${Rail}` }
  | { readonly network: Network; readonly name: string }
  | { readonly word: string }

function findNetwork(name: string): Network | null {
  try {
    return toNetwork(name)
  } catch {
    return null
  }
}

/** What stands for the network of a side: a method, a chain's name, or the server's own word. */
export function networkLabel(network: OpenEnum<PayoutNetwork>): NetworkLabel {
  const word = rawValue(network)
  const rail = railOf(word)
  if (rail) return { method: `payouts.method.${rail}` }
  const chain = findNetwork(word)
  return chain ? { network: chain, name: displayNameOf(chain) ?? word } : { word }
}
