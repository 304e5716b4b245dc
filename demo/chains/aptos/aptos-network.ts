import { sendTokens } from '../sending/faucet.ts'
import type { LocalNetwork } from '../local-network.ts'
import { type SubmissionCommands, createSubmissionFaults } from '../sending/submission-faults.ts'
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
> &
  SubmissionCommands

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

  const submissions = createSubmissionFaults()
  const server = await startRestServer(chain, submissions.faults)
  const port = createAptosPort(server.rpcUrl)

  return {
    network: 'aptos',
    rpcUrl: server.rpcUrl,
    port,
    async fund(address, funds) {
      const to = readAddress(address)
      if (!to) throw new RangeError(`Not an Aptos address: ${address}`)
      if (funds.native) chain.create(to, APT.address, toUnits(funds.native, APT.decimals))
      await sendTokens(port, to, funds)
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
      ...submissions.commands,
    },
    prune: () => chain.prune(),
    stop: () => server.close(),
  }
}
