import { hexToBytes } from '@noble/hashes/utils.js'
import { utils } from 'tronweb'
import { readTransferCall } from '../../../../../demo/chains/evm/erc20.ts'
import { TRON_TOKENS } from '../../../../../demo/chains/networks.ts'
import { base58Address, fromEvmAddress, hexAddress } from '../../../../../demo/chains/tron/address.ts'
import { signerOf } from '../../../../../demo/chains/tron/chain/protobuf.ts'
import { decodeTransaction, readJsonTransaction } from '../../../../../demo/chains/tron/chain/transaction.ts'
import { logOfTransfer } from '../../../../../demo/chains/tron/logs.ts'
import { testKey } from '../../../../../demo/sandbox/wallets/test-keys.ts'
import type { TronTransaction } from '../../../../../src/chains/tron/provider.ts'
import {
  delivered,
  memoized,
  NODE_FAULTS,
  RPC_URL,
  wait,
  type AskingPage,
  type Chain,
  type ChainParts,
  type Transaction,
} from '../chain.ts'
import { commonOf, createPrompts, handOverOften, lie, markReceived } from '../signing.ts'
import { heardBy } from '../wallet.ts'
import { createTronNetwork } from './tron-network.ts'
import { createTronNodes } from './tron-nodes.ts'

// The simulated clock does not wait for the files that the adapter loads at first use.
import '../../../../../src/chains/tron/balance.ts'
import '../../../../../src/chains/tron/funds.ts'
import '../../../../../src/chains/tron/send.ts'
import '../../../../../src/chains/tron/transaction/find-sent.ts'
import '../../../../../src/chains/tron/transaction/follow.ts'
import '../../../../../src/chains/tron/tron-adapter.ts'

const { secret, address: ADDRESS } = testKey('tron', 0)
const SECRET = Buffer.from(secret).toString('hex')
const MAINNET = '0x2b6653dc'
/** What TronLink throws. */
const DECLINED = 'Confirmation declined by user'
const MEDDLES = 0.06

type Signed = TronTransaction & { readonly signature: readonly string[] }

/** Signed by tronweb, as what it is or under another id. */
const signed = (asked: TronTransaction, txID = asked.txID): Signed => ({
  ...asked,
  signature: (utils.crypto.signTransaction(SECRET, { ...asked, txID } as never) as unknown as Signed).signature,
})

/** Whom a transaction pays and how much, as tronweb reads it. */
function readTransfer(asked: TronTransaction) {
  const transaction = readJsonTransaction(asked as never)
  if (transaction.id !== asked.txID || transaction.contract?.type !== 'TriggerSmartContract')
    throw new Error('Invalid transaction')
  const { to, value: units } = readTransferCall(`0x${transaction.contract.data}`)!
  return { to: base58Address(fromEvmAddress(to)), units, transaction }
}

/** The id of what the wallet has signed; null for any other bytes. */
function readHandedOver(bytes: string): string | null {
  const { id, signatures } = decodeTransaction(hexToBytes(bytes))
  return signerOf(id, signatures[0]!) === hexAddress(ADDRESS) ? id : null
}

/** TRON, with a wallet that signs for the page. The server sees by itself what has come. */
export function createTronChain({ random, elapsed, note, onLanded }: ChainParts): Chain {
  const transactions: Transaction[] = []
  const stories = new Set<string>()
  const endsWithPage = random.chance(0.2)
  const prompt = createPrompts({ random, endsWithPage, transactions, stories, elapsed, note })
  const found = (hash: string) => transactions.find((each) => each.hash === hash)!
  const handedOver = memoized(readHandedOver)
  const network = createTronNetwork({
    random: random.branch('network'),
    elapsed,
    onStory(hash, story) {
      stories.add(story)
      note(`the chain: ${hash.slice(0, 4)} ${story}`)
    },
    onTakenBack: (hash) => void (found(hash).wasTakenBack = true),
    onEnd(hash, end) {
      found(hash).fate = end
      if (end === 'landed') void wait(network.solidMs).then(() => onLanded(found(hash)))
    },
  })
  const nodes = createTronNodes({
    random: random.branch('nodes'),
    network,
    customer: ADDRESS,
    onHandedOver(bytes) {
      const hash = handedOver(bytes)
      const transaction = hash === null ? undefined : found(hash)
      if (transaction) markReceived(transaction, elapsed())
      return transaction?.hash ?? null
    },
  })

  async function sign(page: AskingPage, asked: TronTransaction) {
    const { to, units, transaction: read } = readTransfer(asked)
    const { transaction, answer } = await prompt(page, { to, units })
    if (answer === null) throw DECLINED
    if (answer === 'failBefore' || answer === 'failAfter') {
      transaction.fate = 'declined'
      throw new Error('The device was disconnected')
    }
    const hash = asked.txID
    Object.assign(transaction, { hash, fate: 'signed' })
    const done = signed(asked)
    network.sign({
      hash,
      to,
      units,
      expiration: read.expiration,
      transaction: readJsonTransaction(done as never),
      log: logOfTransfer({ token: TRON_TOKENS.usdt.address, from: ADDRESS, to, units }),
    })
    if (answer === 'lie' || answer === 'lieLater') {
      lie(transaction, answer, () => void handOverOften(() => network.receive(hash)))
      throw DECLINED
    }
    return random.chance(MEDDLES) ? signed(asked, '7'.repeat(64)) : done
  }

  const provider = (page: AskingPage) => ({
    tronWeb: {
      ready: true,
      defaultAddress: { base58: ADDRESS },
      trx: { sign: (asked: TronTransaction) => heardBy(page, () => sign(page, asked)) },
    },
    async request({ method }: { readonly method: string }) {
      if (method === 'eth_chainId') return MAINNET
      if (method === 'eth_accounts') return [ADDRESS]
      throw Object.assign(new Error('Unsupported'), { code: 4200 })
    },
  })

  const chain: Chain = {
    ...commonOf(transactions),
    family: 'tron',
    payoutName: 'tron',
    coin: 'usdt',
    address: ADDRESS,
    host: { rpcUrls: { tron: RPC_URL } },
    transactions,
    stories,
    // The rest of the five minutes, and until a block of then is solid.
    followingMs: 250_000,
    decidedMs: 400_000,
    longestMs: 26 * 60 * 60_000,
    session: (page) => ({
      wallet: { id: 'wallet', name: 'Wallet', provider: provider(page) },
      address: ADDRESS,
      network: 'tron',
      isMultisig: false,
    }),
    answer(url, init) {
      const fault = random.chance(chain.faultRate) ? random.weighted(NODE_FAULTS) : null
      return delivered({ random, fault }, () => nodes.ask(url, init))
    },
  }
  return chain
}
