import { bytesToHex } from '@noble/hashes/utils.js'
import { coin, CUSTOMER, GAS_COIN, landed, USDC, type Row } from '../../../../../src/chains/sui/ledger.fixture.ts'
import { scriptedNode } from '../../../../../src/chains/sui/scripted.fixture.ts'
import type { Random } from '../../../random.ts'
import { createLags } from '../signing.ts'
import type { Executed, SuiNetwork } from './sui-network.ts'

/** A minute. */
const MOST_BEHIND = 240
const COINS = [coin('1', USDC, 10n ** 15n), { ...GAS_COIN, balance: 10n ** 15n }]

interface Parts {
  readonly random: Random
  readonly network: SuiNetwork
  /** Bytes have come to a node. Answers with the digest of what was signed. */
  onHandedOver(bytes: string): string | null
}

/** The full nodes of Sui behind one address: each call meets one of them, and none knows more than it has heard of. */
export function createSuiNodes({ random, network, onHandedOver }: Parts) {
  const lag = createLags(random, MOST_BEHIND)

  function rowAt({ hash: digest, to, units, checkpoint, isDone: success }: Executed, view: number): Row {
    const time = BigInt(network.timeOf(checkpoint))
    const row = landed({ digest, to, units, success, from: CUSTOMER, checkpoint: BigInt(checkpoint), time })
    const { checkpoint: _, timestamp: __, ...unlisted } = row
    return checkpoint > view ? unlisted : row
  }

  const coinAt = (of: (typeof COINS)[number], view: number) => {
    const { version, by } = network.versionAt(of.id, view)
    return { ...of, version, by: by ?? of.by }
  }

  const { node, ledger, requests } = scriptedNode({
    pruned: 0n,
    timeOf: (checkpoint) => BigInt(network.timeOf(Number(checkpoint))),
    take() {
      const { transaction } = requests<{ transaction: { bcs: { value: Uint8Array } } }>('ExecuteTransaction').at(-1)!
      const hash = onHandedOver(bytesToHex(transaction.bcs.value))
      if (hash !== null) network.receive(hash)
    },
  })

  return {
    ask(url: string, init: RequestInit | undefined): Promise<Response> {
      const view = network.checkpoint() - Math.floor(lag())
      Object.assign(ledger, {
        epoch: BigInt(network.epochAt(view)),
        checkpoint: BigInt(view),
        coins: COINS.map((each) => coinAt(each, view)),
        landed: network.executedAt(view).map((each) => rowAt(each, view)),
      })
      return node.fetch(url, init)
    },
  }
}
