import { Connection, Keypair } from '@solana/web3.js'
import type { Funds } from '../../../demo/chains/local-network.ts'
import type { SolanaFacts } from '../../../demo/chains/solana/facts.ts'
import { startSolanaNetwork } from '../../../demo/chains/solana/solana-network.ts'
import type { ChainNode } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { localNode } from '../local-node.fixture.ts'
import { keypairWallet } from './keypair-wallet.fixture.ts'

type Behaviour = Parameters<typeof keypairWallet>[1]

interface Options {
  readonly slotMs?: number
  readonly facts?: Partial<SolanaFacts>
}

/** A local Solana, and customers of it who are about to send 5 USDC. */
export async function openLocalSolana({ slotMs = 30, facts = {} }: Options = {}) {
  const solana = await startSolanaNetwork({ slotMs, facts })
  const connection = new Connection(solana.rpcUrl, 'confirmed')
  const node = localNode({ solana: solana.rpcUrl })

  async function customer(behaviour: Behaviour = {}, funds: Funds = { native: '1', usdc: '9.00' }) {
    const keypair = Keypair.generate()
    const [from, to] = [keypair, Keypair.generate()].map(({ publicKey }) => publicKey.toBase58()) as [string, string]
    await solana.fund(from, funds)
    const received = () => solana.port.balance({ token: 'usdc', address: to })
    const transfer: Deposit = {
      network: 'solana',
      coin: 'usdc',
      amount: '5',
      from,
      to,
      memo: null,
    }
    return { ...keypairWallet(keypair, behaviour), keypair, transfer, received }
  }

  /** The same node with a relay that the test writes; the real one is its last argument. */
  function relaying(
    relay: (transaction: string, skipPreflight: boolean, real: ChainNode['relay']) => ReturnType<ChainNode['relay']>,
  ) {
    const relayed: boolean[] = []
    const noting: ChainNode = {
      ...node,
      relay(transaction, skipPreflight) {
        relayed.push(skipPreflight)
        return relay(transaction, skipPreflight, (...asked) => node.relay(...asked))
      },
    }
    return { node: noting, relayed }
  }

  async function until(look: () => Promise<string>, wanted: string) {
    const seen: string[] = []
    for (;;) {
      const state = await look()
      if (seen.at(-1) !== state) seen.push(state)
      if (state === wanted) return seen
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  return { solana, node, connection, customer, relaying, until }
}
