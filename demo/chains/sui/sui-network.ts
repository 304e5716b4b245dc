import { isValidSuiAddress, normalizeSuiAddress } from '@mysten/sui.js/utils'
import { sendTokens } from '../sending/faucet.ts'
import type { Funds, LocalNetwork } from '../local-network.ts'
import { type SubmissionCommands, createSubmissionFaults } from '../sending/submission-faults.ts'
import { SUI_TOKENS } from '../networks.ts'
import { toUnits } from '../token-amount.ts'
import { SUI, SUI_COINS } from './coins.ts'
import { SUI_FACTS, type SuiFacts } from './facts.ts'
import { startGrpcServer } from './grpc/server.ts'
import { SuiChain } from './node/chain.ts'
import { createSuiPort, suiTreasury } from './sui-port.ts'

/** The supply of each coin, in its smallest units. */
const SUPPLY = 10n ** 15n

/** Faults on the way to a checkpoint and of a full node. */
type SuiFaults = Pick<
  SuiChain,
  'loseNext' | 'delayNext' | 'reorderNext' | 'fork' | 'fallBehind' | 'keepUp' | 'prune' | 'skipTime' | 'advanceEpoch'
> &
  SubmissionCommands

export interface SuiNetwork extends LocalNetwork {
  readonly faults: SuiFaults
  /** As `fund`, into the address balance (SIP-58) instead of coins. */
  fundAddressBalance(address: string, funds: Funds): Promise<void>
  stop(): Promise<void>
}

export interface SuiOptions {
  /** How long a checkpoint takes. */
  readonly blockMs?: number
  /** How long a caller waits for a transaction that is not executed yet. */
  readonly finalityMs?: number
  /** How many transactions one search looks at. */
  readonly scanLimit?: number
  readonly facts?: Partial<SuiFacts>
}

/** A simulated Sui network (verifying): one full node that checks what it is given as a real one does, without a Move VM. */
export async function startSuiNetwork(options: SuiOptions = {}): Promise<SuiNetwork> {
  const { blockMs = 250, finalityMs = 10_000, scanLimit = 10_000, facts } = options
  const chain = new SuiChain({ checkpointMs: blockMs, facts: { ...SUI_FACTS, ...facts } })
  const treasury = (await suiTreasury()).toSuiAddress()
  for (const { address } of SUI_COINS) chain.createCoin(treasury, address, SUPPLY)

  const submissions = createSubmissionFaults()
  const server = await startGrpcServer({ chain, finalityMs, scanLimit }, submissions.faults)
  const port = createSuiPort(server.rpcUrl)

  return {
    network: 'sui',
    rpcUrl: server.rpcUrl,
    port,
    async fund(address, funds) {
      const to = addressOf(address)
      if (funds.native) chain.createCoin(to, SUI.address, toUnits(funds.native, SUI.decimals))
      await sendTokens(port, to, funds)
    },
    async fundAddressBalance(address, { native = '0', ...amounts }) {
      const to = addressOf(address)
      chain.createFunds(to, SUI.address, toUnits(native, SUI.decimals))
      for (const token of ['usdc', 'usdt'] as const)
        chain.createFunds(to, SUI_TOKENS[token].address, toUnits(amounts[token] ?? '0', SUI_TOKENS[token].decimals))
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
      advanceEpoch: (epochs) => chain.advanceEpoch(epochs),
      ...submissions.commands,
    },
    prune: () => chain.prune(),
    stop: () => server.close(),
  }
}

function addressOf(text: string): string {
  const address = normalizeSuiAddress(text)
  if (!isValidSuiAddress(address)) throw new RangeError(`Not a Sui address: ${text}`)
  return address
}
