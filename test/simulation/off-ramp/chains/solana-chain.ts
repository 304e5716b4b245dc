import { base58, base64 } from '@scure/base'
import { ComputeBudgetProgram, Keypair, SystemProgram, type Transaction as Web3Transaction } from '@solana/web3.js'
import { TOKEN_PROGRAM } from '../../../../demo/chains/solana/token-account.ts'
import { readTransaction } from '../../../../demo/sandbox/payouts/networks/solana/signed-transaction.ts'
import { SOLANA } from '../../../wallets/solana.ts'
import { testKey } from '../../../../demo/sandbox/wallets/test-keys.ts'
import { keypairWallet, signedBytes } from '../../../../src/chains/solana/keypair-wallet.fixture.ts'
import {
  carried,
  NODE_FAULTS,
  readCall,
  RPC_URL,
  wait,
  type AskingPage,
  type Chain,
  type ChainParts,
  type Transaction,
} from './chain.ts'
import { createBehaviours, nameOf } from './behaviours.ts'
import { createSolanaActs } from './solana-behaviours.ts'
import { createSolanaNetwork, nonceAt } from './solana-network.ts'
import { commonOf, handOverOften, lie, markReceived } from './signing.ts'
import { createSolanaNodes } from './solana-nodes.ts'
import { comesToAct, heardBy, promptFor, rejection } from './wallet.ts'

const KEYPAIR = Keypair.fromSeed(testKey('solana', 0).secret)
const NONCE_ACCOUNT = Keypair.fromSeed(new Uint8Array(32).fill(3)).publicKey
const ADDRESS = KEYPAIR.publicKey.toBase58()

type Asked = { readonly transaction: Uint8Array }

interface Opened {
  readonly asked: Asked
  readonly transaction: Transaction
}

/** Solana, with a wallet that signs for the page, or signs and broadcasts by itself. */
export function createSolanaChain({ random, turn, elapsed, note, onLanded }: ChainParts): Chain {
  const transactions: Transaction[] = []
  const stories = new Set<string>()
  const broadcasts = random.chance(0.4)
  const endsWithPage = random.chance(0.2)
  const behaviours = createBehaviours(
    Object.fromEntries(Object.entries(SOLANA).filter(([, each]) => each.broadcasts === broadcasts)),
    { random: random.branch('behaviours'), turn },
  )
  const proposals: string[] = []
  const found = (signature: string) => transactions.find(({ hash }) => hash === signature)!
  const tell = (signature: string, story: string) => {
    stories.add(story)
    note(`the chain: ${signature.slice(0, 4)} ${story}`)
  }

  const network = createSolanaNetwork({
    random: random.branch('network'),
    elapsed,
    onStory: tell,
    onEnd(signature, end) {
      if (proposals.includes(signature)) return
      const transaction = found(signature)
      transaction.fate = end
      tell(signature, end)
      if (end === 'landed') void wait(network.finalMs).then(() => onLanded(transaction))
    },
  })
  const nodes = createSolanaNodes({
    random: random.branch('nodes'),
    network,
    customer: ADDRESS,
    transactions,
    proposals,
  })

  function opened({ tab }: AskingPage, { transaction: bytes }: Asked): Transaction {
    const [transfer] = readTransaction(base64.encode(bytes))!.transfers
    const { toAccount, amount } = transfer!
    const transaction = {
      hash: '',
      to: nodes.owners.get(toAccount) ?? toAccount,
      units: amount,
      fate: 'prompted',
      device: tab.device,
      promptedAt: elapsed(),
    } as const
    transactions.push(transaction)
    return transactions.at(-1)!
  }

  function putNonce(transaction: Web3Transaction): void {
    const nonce = { noncePubkey: NONCE_ACCOUNT, authorizedPubkey: KEYPAIR.publicKey }
    transaction.instructions.unshift(SystemProgram.nonceAdvance(nonce))
    transaction.recentBlockhash = nonceAt(network.height())
  }

  /** What it signs is of no use then. */
  function changeAmount({ instructions }: Web3Transaction): void {
    const transfer = instructions.find(({ programId }) => programId.toBase58() === TOKEN_PROGRAM)!
    transfer.data[1] = (transfer.data[1]! + 1) % 256
  }

  /** Two devices whose wallets sign the same bytes have one transaction, because a signature follows from them: it is kept once. */
  function keepOnce(transaction: Transaction, hash: string): void {
    const same = transactions.find((each) => each.hash === hash)
    if (same) transactions.splice(transactions.indexOf(same.fate === 'declined' ? same : transaction), 1)
  }

  /** Wallets bid for a place in the block, as they like, or use a durable nonce. One that broadcasts may take the newest blockhash. */
  function change(transaction: Web3Transaction): void {
    if (random.chance(0.3))
      transaction.instructions[1] = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1000 })
    if (random.chance(0.12)) return putNonce(transaction)
    const isMeddling = random.chance(broadcasts ? 0.5 : 0.2)
    if (!isMeddling) return
    if (!broadcasts && random.chance(0.5)) return changeAmount(transaction)
    stories.add(broadcasts ? 'newerBlockhash' : 'otherBlockhash')
    transaction.recentBlockhash = network.blockhashAt(network.height() - 1)
  }

  async function sign(page: AskingPage, { asked, transaction }: Opened) {
    const answer = await promptFor({ random, page, transaction, endsWithPage, note })
    if (answer === 'decline') throw rejection()
    transaction.approvedAt = elapsed()
    if (answer === 'failBefore') throw new Error('Internal error')
    const bytes = signedBytes(asked.transaction, KEYPAIR, change)
    const signature = bytes.slice(1, 65)
    keepOnce(transaction, base58.encode(signature))
    Object.assign(transaction, { hash: base58.encode(signature), fate: 'signed' })
    if (answer === 'lie' || answer === 'lieLater') {
      const { blockhash } = readTransaction(base64.encode(bytes))!
      lie(transaction, answer, () => void broadcast(transaction.hash, blockhash))
      throw rejection()
    }
    return { answer, bytes, signature, transaction }
  }

  const broadcast = (hash: string, blockhash: string) => handOverOften(() => void network.receive(hash, blockhash))

  const act = createSolanaActs({ keypair: KEYPAIR, network, proposals, broadcast, keepOnce })

  /** What the wallet answers by the table, or else as chance decides. */
  const answered = (page: AskingPage, asked: Asked, drawn: (opened: Opened) => Promise<Uint8Array>) =>
    heardBy(page, async () => {
      const transaction = opened(page, asked)
      const behaviour = behaviours.next()
      if (!behaviour) return drawn({ asked, transaction })
      if (!(await comesToAct({ random, page, transaction, endsWithPage, note }, behaviour))) throw rejection()
      transaction.approvedAt = elapsed()
      stories.add(nameOf(behaviour.key))
      return act({ transaction, bytes: asked.transaction, behaviour })
    })

  const signsFor = (page: AskingPage) => async (asked: Asked) => {
    const signedTransaction = await answered(page, asked, async (opened) => {
      const { answer, bytes } = await sign(page, opened)
      if (answer === 'failAfter') throw new Error('The device was disconnected')
      return bytes
    })
    return [signedTransaction ? { signedTransaction } : {}]
  }

  const sendsFor = (page: AskingPage) => async (asked: Asked) => {
    const signature = await answered(page, asked, async (opened) => {
      const { answer, bytes, signature: firstSignature, transaction } = await sign(page, opened)
      transaction.fate = 'waiting'
      void broadcast(transaction.hash, readTransaction(base64.encode(bytes))!.blockhash)
      if (answer === 'failAfter') throw new Error('Transaction was not confirmed in 30.00 seconds')
      return firstSignature
    })
    return [{ signature }]
  }

  const verbs = (page: AskingPage) => ({
    signTransaction: broadcasts ? null : signsFor(page),
    signAndSendTransaction: sendsFor(page),
  })

  /** What is handed to a node is on its way from then on, whoever has handed it over. */
  function ask(call: ReturnType<typeof readCall>): unknown {
    const result = nodes.ask(call)
    if (call.method === 'sendTransaction') markReceived(found(result as string), elapsed())
    return result
  }

  const chain: Chain = {
    family: 'solana',
    payoutName: 'sol',
    coin: 'usdc',
    address: ADDRESS,
    host: { rpcUrls: { solana: RPC_URL } },
    transactions,
    stories,
    ...commonOf(transactions),
    followingMs: 200_000,
    decidedMs: null,
    signsForPage: !broadcasts,
    session: (page) => keypairWallet(KEYPAIR, verbs(page)).session,
    answer(_, init) {
      const fault = random.chance(chain.faultRate) ? random.weighted(NODE_FAULTS) : null
      return carried({ random, fault }, () => ask(readCall(init)))
    },
    answerServer(init) {
      if (random.chance(chain.faultRate / 2)) throw new TypeError('fetch failed')
      try {
        return Response.json({ jsonrpc: '2.0', id: 1, result: ask(readCall(init)) })
      } catch (error) {
        return Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32_002, message: (error as Error).message } })
      }
    },
  }
  return chain
}
