import type { ChainNode } from '../../src/chains/adapter.ts'
import { presentUrl } from '../../src/chains/http/pool.ts'
import { isChainError } from '../../src/chains/is-chain-error.ts'
import { createChainNode } from '../../src/chains/node.ts'
import type { Family, Network } from '../../src/domain/networks.ts'
import { FACTS, type Fact } from './facts.ts'
import { originOf } from './live-node.ts'
import { note, reasonOf, type Outcome, type Report } from './report.ts'

/** The families with facts are networks of the same name. */
type WithFacts = Exclude<Family, 'evm'>

async function runFact({ what, said, ask }: Fact, node: ChainNode, report: Report): Promise<Outcome> {
  try {
    const value = await ask(node)
    if (value === null) return note(report, 'skipped', `${what}: the node does not say`)
    if (value === said) return note(report, 'passed', `${what}: still ${said}`)
    return note(report, 'failed', `${what}: ${said} has become ${value}, change facts.ts`)
  } catch (error) {
    const isOut = isChainError(error) && error.code === 'network/unreachable'
    return note(report, 'failed', `${what}: ${isOut ? 'the node is out of reach' : reasonOf(error)}`)
  }
}

interface Asked {
  readonly families: readonly Family[]
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Asks the product's own nodes, or those of `LIVE_<FAMILY>_FACTS_URL`, what the files `facts.ts` say. */
export async function runFacts({ families, env }: Asked, report: Report): Promise<void> {
  for (const family of families.filter((each): each is WithFacts => each !== 'evm')) {
    const network: Network = family
    const given = env[`LIVE_${family.toUpperCase()}_FACTS_URL`]?.trim()
    const node = createChainNode({
      fetch: globalThis.fetch,
      relay: async () => 'unknown',
      ...(given && { rpcUrls: { [network]: given } }),
    })
    report.say(`Facts of ${family}: ${originOf(presentUrl(node, network))}`)
    for (const fact of FACTS[family]) await runFact(fact, node, report)
  }
}
