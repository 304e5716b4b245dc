import { CHAINS } from '../../../../src/chains/network-table.ts'
import type { KnownToken } from '../../../../src/domain/network-row.ts'
import { NETWORKS, type Network } from '../../../../src/domain/networks.ts'

const TABLE = 'src/chains/network-table.ts'
const HERE = 'test/contract/rows/networks/tokens.ts'
const DECIMALS = 6
/** CHAIN-07 (decisions.md C8), which src/chains/network-table.test.ts proves for the networks that there are. */
const OTHERWISE: Readonly<Partial<Record<Network, number>>> = { bsc: 18 }
/** One issuer's contract, deployed on both at one address. */
const SAME: readonly string[] = []

const tokensOf = (network: Network): readonly (readonly [string, KnownToken])[] =>
  Object.entries(CHAINS[network].tokens)
const isAt = (address: string) => (other: Network) =>
  tokensOf(other).some(([, token]) => token.address.toLowerCase() === address.toLowerCase())

/** A token with another's address or decimals would be paid in the wrong amount, or not at all, while both sides agree. */
export const wrongTokens = (network: Network): readonly string[] =>
  tokensOf(network).flatMap(([name, { address, decimals }]) => {
    const wanted = OTHERWISE[network] ?? DECIMALS
    const others = SAME.includes(address) ? [] : NETWORKS.filter((other) => other !== network).filter(isAt(address))
    return [
      ...(decimals === wanted
        ? []
        : [
            `${TABLE} has ${decimals} decimals of ${name} on ${network}, and not ${wanted}: OTHERWISE of ${HERE} has those that differ`,
          ]),
      ...others.map(
        (other) =>
          `${TABLE} has ${address}, a token of ${other}, as ${name} of ${network}: if its issuer has it on both, SAME of ${HERE}`,
      ),
    ]
  })
