import { sha256 } from '@noble/hashes/sha2.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { base58check } from '../../../../../demo/sandbox/wallets/address.ts'
import { testKey } from '../../../../../demo/sandbox/wallets/test-keys.ts'
import type { TronTransaction } from '../../../../../src/chains/tron/provider.ts'
import { NODE_FAULTS, RPC_URL, wait, type AskingPage, type Chain, type ChainParts, type Transaction } from '../chain.ts'
import { delivered } from '../chain.ts'
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

const KEY = testKey('tron', 0)
const ADDRESS = KEY.address
const MAINNET = '0x2b6653dc'
/** What TronLink throws. */
const DECLINED = 'Confirmation declined by user'
const MEDDLES = 0.06

/** The signature as tronweb writes it. */
function signatureOf(id: string): string {
  const signature = secp256k1.sign(hexToBytes(id), KEY.secret, { prehash: false, format: 'recovered' })
  const [recovery, ...rest] = signature
  return `${bytesToHex(Uint8Array.from(rest))}${(27 + recovery!).toString(16)}`
}

interface Called {
  readonly expiration: number
  readonly contract: readonly [{ readonly parameter: { readonly value: { readonly data: string } } }]
}

/** Whom a call of `transfer` pays, and how much. */
function readCall({ raw_data: raw }: TronTransaction) {
  const { expiration, contract } = raw as Called
  const { data } = contract[0].parameter.value
  const to = base58check.encode(hexToBytes(`41${data.slice(8 + 24, 8 + 64)}`))
  return { to, units: BigInt(`0x${data.slice(-64)}`), expiration }
}

/** TRON, with a wallet that signs for the page. The server sees by itself what has come. */
export function createTronChain({ random, elapsed, note, onLanded }: ChainParts): Chain {
  const transactions: Transaction[] = []
  const stories = new Set<string>()
  const endsWithPage = random.chance(0.2)
  const prompt = createPrompts({ random, endsWithPage, transactions, stories, elapsed, note })
  const found = (hash: string) => transactions.find((each) => each.hash === hash)!
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
      const transaction = transactions.find(({ hash }) => hash !== '' && bytes.includes(signatureOf(hash)))
      if (transaction) markReceived(transaction, elapsed())
      return transaction?.hash ?? null
    },
  })

  async function sign(page: AskingPage, asked: TronTransaction) {
    const { to, units, expiration } = readCall(asked)
    const { transaction, answer } = await prompt(page, { to, units })
    if (answer === null) throw DECLINED
    if (answer === 'failBefore' || answer === 'failAfter') {
      transaction.fate = 'declined'
      throw new Error('The device was disconnected')
    }
    const hash = asked.txID
    if (bytesToHex(sha256(hexToBytes(asked.raw_data_hex))) !== hash) throw new Error('Invalid transaction')
    Object.assign(transaction, { hash, fate: 'signed' })
    network.sign({ hash, to, units, expiration })
    if (answer === 'lie' || answer === 'lieLater') {
      lie(transaction, answer, () => void handOverOften(() => network.receive(hash)))
      throw DECLINED
    }
    if (random.chance(MEDDLES)) return { ...asked, signature: [signatureOf('7'.repeat(64))] }
    return { ...asked, signature: [signatureOf(hash)] }
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
