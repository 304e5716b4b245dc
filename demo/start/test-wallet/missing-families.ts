import { type Family, NETWORK_NAMES, familyOf, transferName } from '../../chains/networks.ts'
import type { RpcUrls } from '../../chains/test-wallet/test-account.ts'
import type { MissingChains } from '../../sandbox/payouts/chain-port.ts'

const FAMILY_WORDS = {
  evm: 'EVM networks',
  solana: 'Solana',
  sui: 'Sui',
  aptos: 'Aptos',
  tron: 'Tron',
} satisfies Record<Family, string>

const FAMILIES = Object.keys(FAMILY_WORDS) as Family[]

/** By family: why the Test Wallet has no account on it here, and where it has one. Only families of which no network can be used. */
export function missingFamilies(rpcUrls: RpcUrls, missing: MissingChains): Readonly<Partial<Record<Family, string>>> {
  const networksOf = (family: Family) => NETWORK_NAMES.filter((network) => familyOf(network) === family)
  const isHere = (family: Family) => networksOf(family).some((network) => rpcUrls[network])
  const here = FAMILIES.filter(isHere).map((family) => FAMILY_WORDS[family])
  const instead = here.length > 0 ? ` It has one on ${new Intl.ListFormat('en-GB').format(here)}.` : ''
  const sentences = FAMILIES.filter((family) => !isHere(family)).map((family) => {
    const reasons = networksOf(family).flatMap((network) => missing[transferName(network)] ?? [])
    // One that was asked for says more than those that were not.
    const reason = reasons.find((each) => !each.includes('--networks')) ?? reasons[0]
    const why = reason === undefined ? '.' : `: ${reason}.`
    return [family, `The Test Wallet has no account on ${FAMILY_WORDS[family]} here${why}${instead}`] as const
  })
  return Object.fromEntries(sentences)
}
