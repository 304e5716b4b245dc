import { Interface } from 'ethers'
import type { Stablecoin } from '../../../domain/currency.ts'
import type { Network } from '../../../domain/networks.ts'
import type { ChainNode } from '../../adapter.ts'
import type { ChainError } from '../../chain-error.ts'
import { frozenTokens, pausedTokens } from '../../send-failure.ts'
import { lookAtNode, readWord } from '../node-values.ts'

/** Circle's FiatToken and Tether's TetherToken, as published on Etherscan, looked up on 2026-11-29. */
const ISSUERS = new Interface([
  'function isBlacklisted(address account) view returns (bool)',
  'function isBlackListed(address account) view returns (bool)',
  'function paused() view returns (bool)',
])

interface TokenOwner {
  readonly network: Network
  readonly coin: Stablecoin
  readonly token: string
  readonly owner: string
}

/** Whether the issuer has stopped the token or its owner's; null where neither is known. Asked where a transfer would revert. */
export async function readIssuerStop(
  { network, coin, token, owner }: TokenOwner,
  node: ChainNode,
): Promise<ChainError | null> {
  const isTrue = async (name: string, values: readonly string[]): Promise<boolean> => {
    const data = ISSUERS.encodeFunctionData(name, values)
    const answer = await lookAtNode(node, network, { method: 'eth_call', params: [{ to: token, data }, 'latest'] })
    return BigInt(readWord(answer) ?? 0) === 1n
  }
  const [isFrozen, isBlocked, isPaused] = await Promise.all(
    [isTrue('isBlacklisted', [owner]), isTrue('isBlackListed', [owner]), isTrue('paused', [])].map((asked) =>
      // A contract without the function reverts.
      asked.catch(() => false),
    ),
  )
  if (isFrozen || isBlocked) return frozenTokens(coin)
  return isPaused ? pausedTokens(coin) : null
}
