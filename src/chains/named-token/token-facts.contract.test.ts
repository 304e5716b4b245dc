import { afterAll, beforeAll, expect, it } from 'vitest'
import { needsAnvil } from '../../../demo/chains/evm/needs-anvil.fixture.ts'
import { type LocalChains, startChains } from '../../../demo/chains/start-chains.ts'
import { readTokenFacts as readAptos } from '../aptos/token-facts.ts'
import { readTokenFacts as readEvm } from '../evm/erc20.ts'
import { localNode } from '../local-node.fixture.ts'
import { CHAINS } from '../network-table.ts'
import { readTokenFacts as readSolana } from '../solana/token/token-facts.ts'
import { readTokenFacts as readSui } from '../sui/token-facts.ts'
import { readTokenFacts as readTron } from '../tron/token-facts.ts'
import type { ReadToken } from './named-token.ts'

const FAMILIES: readonly (readonly [keyof typeof CHAINS, ReadToken, string, string | null])[] = [
  ['base', readEvm, CHAINS.base.tokens.usdc.address, 'USDC'],
  ['solana', readSolana, CHAINS.solana.tokens.usdc.address, null],
  ['sui', readSui, CHAINS.sui.tokens.usdc.address, 'USDC'],
  ['aptos', readAptos, CHAINS.aptos.tokens.usdc.address, 'USDC'],
  ['tron', readTron, CHAINS.tron.tokens.usdt.address, 'USDT'],
]

let chains: LocalChains

beforeAll(async () => {
  chains = await startChains({ networks: ['base', 'solana', 'sui', 'aptos', 'tron'] })
})
afterAll(() => chains.stop())

it.for(FAMILIES)(
  'a token on %s says its decimals, and its symbol where the network has it [C21]',
  async (row, context) => {
    const [network, read, address, symbol] = row
    if (network !== 'solana') needsAnvil(context)
    const node = localNode(chains.rpcUrls)
    await expect(read({ network, address }, node)).resolves.toEqual({ symbol, decimals: 6 })
  },
)
