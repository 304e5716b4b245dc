import { randomUUID } from 'node:crypto'
import type { LocalNetwork } from '../local-network.ts'
import { toUnits } from '../token-amount.ts'
import { readAddress } from './addresses.ts'
import { aptosTreasury, createAptosPort } from './aptos-port.ts'
import { APT, APTOS_ASSETS } from './assets.ts'
import { APTOS_FACTS, type AptosFacts } from './facts.ts'
import { AptosChain } from './node/chain.ts'
import { startRestServer } from './rest/server.ts'

/** The supply of each asset, in its smallest units. */
const SUPPLY = 10n ** 15n

/** Faults on the way to a block and of a full node. */
type AptosFaults = Pick<
  AptosChain,
  'loseNext' | 'delayNext' | 'reorderNext' | 'fork' | 'fallBehind' | 'keepUp' | 'prune' | 'skipTime'
> & {
  /** The mempool has no room for the next transactions: they are refused with 507. */
  refuseNext(transactions: number): void
  /** The next transactions are taken, and the connection ends before the answer. */
  loseAnswers(transactions: number): void
}

export interface AptosNetwork extends LocalNetwork {
  readonly faults: AptosFaults
  stop(): Promise<void>
}

interface Options {
  readonly blockMs?: number
  readonly facts?: Partial<AptosFacts>
}

/** A simulated Aptos network (verifying): one full node that checks what it is given as a real one does, without a Move VM. */
export async function startAptosNetwork({ blockMs = 250, facts }: Options = {}): Promise<AptosNetwork> {
  const chain = new AptosChain({ blockMs, facts: { ...APTOS_FACTS, ...facts } })
  const treasury = (await aptosTreasury()).accountAddress.toStringLong()
  for (const { address } of APTOS_ASSETS) chain.create(treasury, address, SUPPLY)

  let refusing = 0
  let losing = 0
  const server = await startRestServer(chain, {
    isFull: () => refusing > 0 && refusing-- > 0,
    losesAnswer: () => losing > 0 && losing-- > 0,
  })
  const port = createAptosPort(server.rpcUrl)

  return {
    network: 'aptos',
    rpcUrl: server.rpcUrl,
    port,
    async fund(address, { native, ...amounts }) {
      const to = readAddress(address)
      if (!to) throw new RangeError(`Not an Aptos address: ${address}`)
      if (native) chain.create(to, APT.address, toUnits(native, APT.decimals))
      for (const token of ['usdc', 'usdt'] as const) {
        const amount = amounts[token]
        if (amount) await port.send({ token, to, amount, reference: `faucet ${randomUUID()}` })
      }
    },
    faults: {
      loseNext: (transactions) => chain.loseNext(transactions),
      delayNext: (transactions, ms) => chain.delayNext(transactions, ms),
      reorderNext: (transactions) => chain.reorderNext(transactions),
      fork: (transactions) => chain.fork(transactions),
      fallBehind: () => chain.fallBehind(),
      keepUp: () => chain.keepUp(),
      prune: () => chain.prune(),
      skipTime: (seconds) => chain.skipTime(seconds),
      refuseNext(transactions) {
        refusing = transactions
      },
      loseAnswers(transactions) {
        losing = transactions
      },
    },
    prune: () => chain.prune(),
    stop: () => server.close(),
  }
}
