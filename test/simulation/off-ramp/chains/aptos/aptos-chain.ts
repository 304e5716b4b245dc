import { Account, Ed25519PrivateKey, generateSignedTransaction, type RawTransaction } from '@aptos-labs/ts-sdk'
import { bytesToHex } from '@noble/hashes/utils.js'
import { decodeTransaction } from '../../../../../demo/chains/aptos/node/signed-transaction.ts'
import { testKey } from '../../../../../demo/sandbox/wallets/test-keys.ts'
import {
  approval,
  builtBy,
  keypairWallet,
  REFUSAL,
  type Input,
} from '../../../../../src/chains/aptos/keypair-wallet.fixture.ts'
import { signedBySdk } from '../../../../../src/chains/aptos/sdk.fixture.ts'
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
import { heardBy } from '../wallet.ts'
import { createAptosNetwork } from './aptos-network.ts'
import { createAptosNodes } from './aptos-nodes.ts'

// The simulated clock does not wait for the files that the adapter loads at first use.
import '../../../../../src/chains/aptos/aptos-adapter.ts'
import '../../../../../src/chains/aptos/balance.ts'
import '../../../../../src/chains/aptos/find-sent.ts'
import '../../../../../src/chains/aptos/follow.ts'
import '../../../../../src/chains/aptos/funds.ts'
import '../../../../../src/chains/aptos/send.ts'

const KEY = Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(testKey('aptos', 0).secret) })
const ADDRESS = KEY.accountAddress.toStringLong()
const MEDDLES = 0.06
/** A wallet that submits answers without a hash. */
const TELLS_NO_HASH = 0.1
/** How long a wallet that submits lets its own transactions live, in seconds. */
const LIVES_FOR = [30, 120] as const

/** Aptos, with a wallet that signs for the page, or signs and submits by itself. */
export function createAptosChain({ random, elapsed, note, onLanded }: ChainParts): Chain {
  const transactions: Transaction[] = []
  const stories = new Set<string>()
  const endsWithPage = random.chance(0.2)
  const submits = random.chance(0.45)
  const bytesOf = new Map<string, string>()
  const prompt = createPrompts({ random, endsWithPage, transactions, stories, elapsed, note })
  const found = (hash: string) => transactions.find((each) => each.hash === hash)!
  const tell = (hash: string, story: string) => {
    stories.add(story)
    note(`the chain: ${hash.slice(2, 6)} ${story}`)
  }
  const network = createAptosNetwork({
    random: random.branch('network'),
    elapsed,
    onStory: tell,
    onEnd(hash, end) {
      found(hash).fate = end
      if (end === 'landed') void onLanded(found(hash))
    },
  })
  const nodes = createAptosNodes({
    random: random.branch('nodes'),
    network,
    customer: ADDRESS,
    onHandedOver(bytes) {
      const hash = bytesOf.get(bytesToHex(bytes)) ?? null
      if (hash !== null) markReceived(found(hash), elapsed())
      return hash
    },
  })

  /** Has the key sign, and gives what was signed to the network to know. */
  function signed(transaction: Transaction, raw: RawTransaction) {
    const answer = signedBySdk(KEY, raw)
    const bytes = generateSignedTransaction({
      transaction: answer.rawTransaction,
      senderAuthenticator: answer.authenticator,
    })
    const wire = decodeTransaction(bytes)
    const { hash } = wire
    bytesOf.set(bytesToHex(bytes), hash)
    Object.assign(transaction, { hash, fate: 'signed' })
    const [sequence, expiration] = [Number(raw.sequence_number), Number(raw.expiration_timestamp_secs)]
    network.sign({ hash, to: transaction.to, units: transaction.units, sequence, expiration, wire })
    return answer
  }

  const asked = ({ payload }: Input) => {
    const [, to, units] = payload.functionArguments
    return { to: to!, units: BigInt(units!) }
  }

  async function sign(page: AskingPage, input: Input) {
    const { transaction, answer } = await prompt(page, asked(input))
    if (answer === null) return REFUSAL
    if (answer === 'failBefore' || answer === 'failAfter') {
      transaction.fate = 'declined'
      throw new Error('The device was disconnected')
    }
    const isMeddling = random.chance(MEDDLES)
    const args = signed(transaction, builtBy(ADDRESS, isMeddling ? { ...input, gasUnitPrice: 101 } : input))
    if (answer !== 'lie' && answer !== 'lieLater') return approval(args)
    lie(transaction, answer, () => void handOverOften(() => network.receive(transaction.hash)))
    return REFUSAL
  }

  /** The wallet chooses the sequence number and how long it lives, and says nothing of either. */
  async function signAndSubmit(page: AskingPage, input: Input) {
    const { transaction, answer } = await prompt(page, asked(input))
    if (answer === null) return REFUSAL
    if (answer === 'failBefore') throw new Error('Internal error')
    const expirationTimestamp = Math.floor(Date.now() / 1000) + random.between(...LIVES_FOR)
    signed(transaction, builtBy(ADDRESS, { ...input, sequenceNumber: network.next(), expirationTimestamp }))
    const handOver = () => void handOverOften(() => network.receive(transaction.hash))
    if (answer === 'lie' || answer === 'lieLater') {
      lie(transaction, answer, handOver)
      return REFUSAL
    }
    transaction.fate = 'waiting'
    handOver()
    if (answer === 'failAfter') throw new Error('Failed to fetch')
    if (!random.chance(TELLS_NO_HASH)) return approval({ hash: transaction.hash })
    tell(transaction.hash, 'noHash')
    return approval({})
  }

  const chain: Chain = {
    ...commonOf(transactions),
    family: 'aptos',
    payoutName: 'aptos',
    coin: 'usdc',
    address: ADDRESS,
    host: { rpcUrls: { aptos: `${RPC_URL}/v1` } },
    transactions,
    stories,
    signsForPage: !submits,
    followingMs: 150_000,
    decidedMs: 310_000,
    session: (page) =>
      keypairWallet({
        key: KEY,
        signTransaction: submits ? null : (input: Input) => heardBy(page, () => sign(page, input)),
        ...(submits && {
          signAndSubmitTransaction: (input: Input) => heardBy(page, () => signAndSubmit(page, input)),
        }),
      }).session,
    answer(url, init) {
      const fault = random.chance(chain.faultRate) ? random.weighted(NODE_FAULTS) : null
      return delivered({ random, fault }, () => nodes.ask(url, init))
    },
  }
  return chain
}
