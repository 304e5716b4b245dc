import { rawValue, type OpenEnum } from '../../lib/open-enum.ts'
import type { Network } from '../networks.ts'
import type { PayoutNetwork } from '../endpoint-networks.ts'
import { railOf, type Rail } from '../rails.ts'
import { displayNameOf, toNetwork } from '../networks.ts'

type NetworkLabel =
  | { readonly method: `payouts.method.${Rail}` }
  | { readonly network: Network; readonly name: string }
  | { readonly raw: string }

function findNetwork(name: string): Network | null {
  try {
    return toNetwork(name)
  } catch {
    return null
  }
}

/** The label for the network of a side: a method, a chain's name, or the server's text. */
export function networkLabel(network: OpenEnum<PayoutNetwork>): NetworkLabel {
  const raw = rawValue(network)
  const rail = railOf(raw)
  if (rail) return { method: `payouts.method.${rail}` }
  const chain = findNetwork(raw)
  return chain ? { network: chain, name: displayNameOf(chain) ?? raw } : { raw }
}
