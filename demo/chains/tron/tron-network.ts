import type { MachineParts } from '../evm/machine.ts'
import { sendTokens } from '../sending/faucet.ts'
import type { LocalNetwork } from '../local-network.ts'
import { toUnits } from '../token-amount.ts'
import { hexAddress } from './address.ts'
import { newAccount } from './chain/accounts.ts'
import { TronChain } from './chain/chain.ts'
import type { TronCommands } from './chain/commands.ts'
import { createTake } from './chain/take.ts'
import { createVirtualMachine } from './chain/virtual-machine.ts'
import { startTronServer } from './http/server.ts'
import { SLOT_MS, SOLID_BEHIND, TRON_FACTS, type TronFacts } from './facts.ts'
import { createTronPort } from './tron-port.ts'
import { tronTreasurer } from './treasury.ts'
import { USDT, USDT_CONTRACT, seedUsdt } from './usdt.ts'

const CHAIN_ID = 728_126_428
const TREASURER_SUN = 10n ** 15n

export interface TronNetwork extends Omit<LocalNetwork, 'prune'>, TronCommands {
  stop(): Promise<void>
}

/** A Tron node over an anvil of its own. */
export async function startTronNetwork(
  { nodes, contracts }: MachineParts,
  { blockMs = SLOT_MS, ...options }: { blockMs?: number; facts?: Partial<TronFacts> } = {},
): Promise<TronNetwork> {
  const facts = { ...TRON_FACTS, ...options.facts }
  const anvilUrl = await nodes.start(CHAIN_ID)
  await seedUsdt(anvilUrl, await contracts)
  const machine = createVirtualMachine(anvilUrl, { [USDT]: facts.usdtPenalty })
  const treasurer = { ...newAccount(0), balance: TREASURER_SUN }
  const chain = new TronChain(machine, new Map([[tronTreasurer().address, treasurer]]), facts)
  const { take, ...commands } = createTake(chain, machine)
  const server = await startTronServer({ chain, machine, contracts: { [USDT]: USDT_CONTRACT }, take })
  const port = createTronPort(server.url)
  let isStopped = false
  const makeBlock = () =>
    chain.produce().catch((error: unknown) => {
      if (!isStopped) console.error(error)
    })
  // Nodes and clients leave out the number 0: a real chain has a solid block other than its first.
  for (let made = 0; made <= SOLID_BEHIND; made += 1) await makeBlock()
  const timer = setInterval(() => void makeBlock(), blockMs)

  return {
    network: 'tron',
    rpcUrl: server.url,
    port,
    async fund(to, funds) {
      const sun = funds.native && toUnits(funds.native, 6)
      if (sun) await chain.changeAccount(hexAddress(to), (account) => ({ ...account, balance: account.balance + sun }))
      await sendTokens(port, to, funds)
    },
    ...commands,
    async skipBlocks(blocks) {
      for (let made = 0; made < blocks; made += 1) await chain.produce()
    },
    reorderNext: () => chain.reorderNext(),
    fork: (blocks, options) => chain.fork(blocks, options),
    fallBehind: (blocks) => chain.fallBehind(blocks),
    prune: () => chain.prune(),
    stake: (address, { bytes = 0, energy = 0 }) =>
      chain.changeAccount(hexAddress(address), (account) => ({ ...account, staked: { bytes, energy } })),
    async stop() {
      isStopped = true
      clearInterval(timer)
      await server.close()
    },
  }
}
