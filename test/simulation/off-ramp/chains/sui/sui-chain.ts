import { bcs } from '@mysten/sui.js/bcs'
import { fromBase64 } from '@mysten/sui.js/utils'
import { TransactionDataBuilder } from '@mysten/sui.js/transactions'
import { bytesToHex } from '@noble/hashes/utils.js'
import { bytesOf, keypairWallet, type Input } from '../../../../../src/chains/sui/keypair-wallet.fixture.ts'
import { CUSTOMER, KEY } from '../../../../../src/chains/sui/ledger.fixture.ts'
import {
  delivered,
  NODE_FAULTS,
  RPC_URL,
  type AskingPage,
  type Chain,
  type ChainParts,
  type Transaction,
} from '../chain.ts'
import { commonOf, createPrompts, handOverOften, lie, markReceived } from '../signing.ts'
import { heardBy, rejection } from '../wallet.ts'
import { createSuiNetwork } from './sui-network.ts'
import { createSuiNodes } from './sui-nodes.ts'

// The simulated clock does not wait for the files that the adapter loads at first use.
import '../../../../../src/chains/sui/balance.ts'
import '../../../../../src/chains/sui/find-sent.ts'
import '../../../../../src/chains/sui/follow.ts'
import '../../../../../src/chains/sui/funds.ts'
import '../../../../../src/chains/sui/send.ts'
import '../../../../../src/chains/sui/sui-adapter.ts'

const MEDDLES = 0.06
const HOUR_MS = 3_600_000

/** Whom a transfer pays and how much: its only inputs of 32 and of 8 bytes. */
function readTransfer({ inputs, expiration, gasData }: TransactionDataBuilder) {
  const pure = inputs.flatMap(({ Pure: each }) => (each ? [fromBase64(each.bytes)] : []))
  const of = (bytes: number) => pure.find(({ length }) => length === bytes)!
  const [to, units] = [bcs.Address.parse(of(32)), BigInt(bcs.u64().parse(of(8)))]
  const objects = [...gasData.payment!, ...inputs.flatMap(({ Object: each }) => each?.ImmOrOwnedObject ?? [])]
  return {
    to,
    units,
    lastEpoch: Number(expiration!.Epoch),
    inputs: objects.map(({ objectId: id, version }) => ({ id, version: BigInt(version) })),
  }
}

/** Sui, with a wallet that signs for the page. What lands has to be registered with the server. */
export function createSuiChain({ random, elapsed, note, onLanded }: ChainParts): Chain {
  const transactions: Transaction[] = []
  const stories = new Set<string>()
  const endsWithPage = random.chance(0.2)
  const digests = new Map<string, string>()
  const prompt = createPrompts({ random, endsWithPage, transactions, stories, elapsed, note })
  const found = (hash: string) => transactions.find((each) => each.hash === hash)!
  const network = createSuiNetwork({
    random: random.branch('network'),
    elapsed,
    onStory(hash, story) {
      stories.add(story)
      note(`the chain: ${hash.slice(0, 4)} ${story}`)
    },
    onEnd(hash, end) {
      found(hash).fate = end
      if (end === 'landed') void onLanded(found(hash))
    },
  })
  const nodes = createSuiNodes({
    random: random.branch('nodes'),
    network,
    onHandedOver(bytes) {
      const hash = digests.get(bytes) ?? null
      if (hash !== null) markReceived(found(hash), elapsed())
      return hash
    },
  })

  async function sign(page: AskingPage, input: Input) {
    const bytes = await bytesOf(input)
    const asked = TransactionDataBuilder.fromBytes(bytes)
    const { to, units, ...rest } = readTransfer(asked)
    const { transaction, answer } = await prompt(page, { to, units })
    if (answer === null) throw rejection()
    if (answer === 'failBefore' || answer === 'failAfter') {
      transaction.fate = 'declined'
      throw new Error('The device was disconnected')
    }
    const hash = TransactionDataBuilder.getDigestFromBytes(bytes)
    digests.set(bytesToHex(bytes), hash)
    // Another device has signed the very same bytes: one transaction, which is kept once.
    const isCopy = transactions.some((each) => each.hash === hash)
    if (isCopy) transactions.splice(transactions.indexOf(transaction), 1)
    Object.assign(transaction, { hash, fate: 'signed' })
    network.sign({ hash, to, units, ...rest })
    if (answer === 'lie' || answer === 'lieLater') {
      const handOver = () => void handOverOften(() => network.receive(hash))
      if (isCopy) handOver()
      else if (transaction.fate === 'signed') lie(transaction, answer, handOver)
      throw rejection()
    }
    if (!random.chance(MEDDLES)) return KEY.signTransaction(bytes)
    return KEY.signTransaction(asked.build({ overrides: { gasData: { ...asked.gasData, budget: '999999999' } } }))
  }

  const chain: Chain = {
    ...commonOf(transactions),
    family: 'sui',
    payoutName: 'sui',
    coin: 'usdc',
    address: CUSTOMER,
    host: { rpcUrls: { sui: RPC_URL } },
    transactions,
    stories,
    followingMs: 100_000,
    // Two epochs.
    decidedMs: 49 * HOUR_MS,
    session: (page) =>
      keypairWallet({ key: KEY, signTransaction: (input) => heardBy(page, () => sign(page, input)) }).session,
    answer(url, init) {
      const fault = random.chance(chain.faultRate) ? random.weighted(NODE_FAULTS) : null
      return delivered({ random, fault }, () => nodes.ask(url, init))
    },
  }
  return chain
}
