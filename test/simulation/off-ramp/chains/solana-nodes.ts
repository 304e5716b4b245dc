import { PublicKey, SystemProgram } from '@solana/web3.js'
import { SOLANA_TOKENS } from '../../../../demo/chains/networks.ts'
import { rentExemption } from '../../../../demo/chains/solana/facts.ts'
import { TOKEN_PROGRAM, tokenAccountData } from '../../../../demo/chains/solana/token-account.ts'
import { tokenAddress } from '../../../../demo/chains/solana/token-instructions.ts'
import { readTransaction } from '../../../../demo/sandbox/payouts/networks/solana/signed-transaction.ts'
import type { Random } from '../../random.ts'
import { memoized, type NodeCall, type Transaction } from './chain.ts'
import { heightAt, isNonce, lastValidOf, type Commitment, type SolanaNetwork } from './solana-network.ts'

const MINT = SOLANA_TOKENS.usdc.address
const RICH = 10n ** 15n
/** A node that is further behind calls itself unhealthy, and is not asked. */
const MOST_BEHIND = 128
const REMEMBERED_BLOCKS = 300

/** The owners of token accounts that were asked about, by the account. */
export type Owners = Map<string, string>

interface Parts {
  readonly random: Random
  readonly network: SolanaNetwork
  readonly customer: string
  readonly transactions: readonly Transaction[]
  /** The customer's proposals, which move nothing. */
  readonly proposals: readonly string[]
}

type Method = (params: readonly unknown[], view: number) => unknown

const COMMITMENTS: readonly Commitment[] = ['processed', 'confirmed', 'finalized']
const reaches = (has: Commitment, asked: Commitment) => COMMITMENTS.indexOf(has) >= COMMITMENTS.indexOf(asked)

function commitmentOf(config: unknown): Commitment {
  const { commitment = 'finalized' } = (config ?? {}) as { commitment?: Commitment }
  if (!COMMITMENTS.includes(commitment)) throw new Error(`Invalid params: ${commitment}`)
  return commitment
}

const accountOf = (data: Uint8Array, owner: string) => ({
  lamports: rentExemption(data.length),
  owner,
  data: [Buffer.from(data).toString('base64'), 'base64'],
  executable: false,
  rentEpoch: 0,
  space: data.length,
})

const tokenAccount = memoized((owner) => tokenAddress(new PublicKey(owner), new PublicKey(MINT)).toBase58())

/** The nodes of Solana behind one address: each call meets one of them, and none knows more than it has heard of. */
export function createSolanaNodes({ random, network, customer, transactions, proposals }: Parts) {
  const owners: Owners = new Map()
  const opened = new Map<string, boolean>()
  const lags = [0, random.between(0, 3), random.chance(0.4) ? random.between(4, MOST_BEHIND) : random.between(0, 6)]
  // Some services give each method to nodes of its own, such as those that keep the history.
  const isByMethod = random.chance(0.4)
  const lagsByMethod = new Map<string, number>()
  // Some nodes keep no history beyond the newest blocks.
  const isForgetful = random.chance(0.3)

  /** What came to an address: nodes that keep no history know what each account holds. */
  const balanceOf = (owner: string, view: number): bigint =>
    transactions
      .filter(({ to }) => to === owner)
      .filter(({ hash }) => {
        const seen = network.seenAt(hash, view)
        return seen !== null && !seen.isDoomed && reaches(seen.commitment, 'confirmed')
      })
      .reduce((sum, { units }) => sum + units, 0n)

  function accountAt(address: string, view: number) {
    const owner = owners.get(address)
    if (address === customer)
      return { ...accountOf(new Uint8Array(), SystemProgram.programId.toBase58()), lamports: 1e9 }
    if (owner === undefined) return null
    const amount = owner === customer ? RICH : balanceOf(owner, view)
    const wasOpen = owner === customer || (opened.get(address) ?? random.chance(0.3))
    const isOpen = wasOpen || amount > 0n
    opened.set(address, wasOpen)
    return isOpen ? accountOf(tokenAccountData({ mint: MINT, owner, amount }), TOKEN_PROGRAM) : null
  }

  function statusOf(signature: string, view: number, searchesHistory = false) {
    const seen = network.seenAt(signature, view)
    const isRecent = seen !== null && seen.height >= view - REMEMBERED_BLOCKS
    if (!seen || (!isRecent && (isForgetful || !searchesHistory))) return null
    const err = seen.isDoomed ? { InstructionError: [1, { Custom: 1 }] } : null
    const isFinal = seen.commitment === 'finalized'
    const confirmations = isFinal ? null : view - seen.height
    return { slot: network.slotOf(seen.height), confirmations, err, confirmationStatus: seen.commitment }
  }

  function transactionOf(signature: string, config: unknown, view: number) {
    const status = statusOf(signature, view, true)
    const found = transactions.find(({ hash }) => hash === signature)
    const { maxSupportedTransactionVersion, encoding } = config as Readonly<Record<string, unknown>>
    if (
      typeof maxSupportedTransactionVersion !== 'number' ||
      maxSupportedTransactionVersion < 1 ||
      encoding !== 'jsonParsed'
    )
      throw new Error('Invalid params')
    const isKnown = found !== undefined || proposals.includes(signature)
    if (!status || !isKnown || !reaches(status.confirmationStatus, commitmentOf(config))) return null
    const row = (owner: string, amount: bigint) => ({ owner, mint: MINT, uiTokenAmount: { amount: String(amount) } })
    const after = status.err === null ? (found?.units ?? 0n) : 0n
    return {
      slot: status.slot,
      transaction: { signatures: [signature] },
      meta: {
        err: status.err,
        preTokenBalances: [row(customer, RICH)],
        postTokenBalances: [row(customer, RICH - after), ...(found ? [row(found.to, after)] : [])],
      },
    }
  }

  /** What a preflight has against a transaction. */
  function refusalOf(signature: string, { blockhash, view }: { readonly blockhash: string; readonly view: number }) {
    const made = network.heightOf(blockhash)
    if (network.seenAt(signature, view)) return 'This transaction has already been processed'
    const isUsable = isNonce(blockhash) || (made <= heightAt('confirmed', view) && view <= lastValidOf(made))
    if (!isUsable) return 'Blockhash not found'
    return network.isDoomed(signature) ? 'Error processing Instruction 1: custom program error: 0x1' : null
  }

  /** Copies are many, and to check a signature takes longer than all else. */
  const read = memoized((encoded: string) => {
    const { signature, blockhash } = readTransaction(encoded)!
    if (signature === null) throw new Error('Transaction signature verification failure')
    return { signature, blockhash }
  })

  function sendTransaction(encoded: string, { skipPreflight }: { readonly skipPreflight: boolean }, view: number) {
    const { signature, blockhash } = read(encoded)
    const refusal = skipPreflight ? null : refusalOf(signature, { blockhash, view })
    if (refusal) throw new Error(`Transaction simulation failed: ${refusal}`)
    network.receive(signature, blockhash)
    return signature
  }

  function lagFor(method: string): number {
    const lag = (isByMethod ? lagsByMethod.get(method) : undefined) ?? random.pick(lags)
    lagsByMethod.set(method, lag)
    return lag
  }

  const withContext = (view: number, value: unknown) => ({ context: { slot: network.slotOf(view) }, value })
  const methods: Readonly<Record<string, Method>> = {
    getMultipleAccounts([addresses], view) {
      const asked = addresses as readonly string[]
      for (const address of asked) {
        const account = tokenAccount(address)
        if (asked.includes(account)) owners.set(account, address)
      }
      return withContext(
        view,
        asked.map((address) => accountAt(address, view)),
      )
    },
    getLatestBlockhash([config], view) {
      const at = heightAt(commitmentOf(config), view)
      const value = { blockhash: network.blockhashAt(at), lastValidBlockHeight: lastValidOf(at) }
      return withContext(view, value)
    },
    getMinimumBalanceForRentExemption: ([bytes]) => rentExemption(bytes as number),
    getFeeForMessage: (_, view) => withContext(view, 5000),
    /** Not every node has it. */
    getRecentPrioritizationFees([addresses], view) {
      if (isForgetful) throw new Error('Method not found')
      const bid = (addresses as readonly string[]).length * 40_000
      return [0, 1, 2].map((age) => ({ slot: network.slotOf(view - age), prioritizationFee: age * bid }))
    },
    getBlockHeight: ([config], view) => heightAt(commitmentOf(config), view),
    getFirstAvailableBlock: () => 0,
    getEpochInfo([config], view) {
      const blockHeight = heightAt(commitmentOf(config), view)
      return { blockHeight, absoluteSlot: network.slotOf(blockHeight) }
    },
    getSignatureStatuses([signatures, config], view) {
      const { searchTransactionHistory = false } = (config ?? {}) as { searchTransactionHistory?: boolean }
      const found = (signatures as readonly string[]).map((each) => statusOf(each, view, searchTransactionHistory))
      return withContext(view, found)
    },
    getSignaturesForAddress([address, config], view) {
      const { minContextSlot = 0 } = config as { minContextSlot?: number }
      if (network.slotOf(view) < minContextSlot) throw new Error('Minimum context slot has not been reached')
      if (commitmentOf(config) === 'processed') throw new Error('Method does not support commitment below `confirmed`')
      const hashes = [...proposals, ...transactions.map(({ hash }) => hash).filter((hash) => hash !== '')]
      const known = address === customer ? hashes : []
      const rows = known.map((hash) => ({ hash, status: statusOf(hash, view, true) }))
      const isShown = (level: string) => level === 'finalized' || level === commitmentOf(config)
      return rows
        .toReversed()
        .flatMap(({ hash, status }) =>
          status && isShown(status.confirmationStatus)
            ? [{ signature: hash, slot: status.slot, err: status.err, blockTime: null }]
            : [],
        )
    },
    getTransaction: ([signature, config], view) => transactionOf(signature as string, config, view),
    sendTransaction: ([encoded, config], view) => sendTransaction(encoded as string, config as never, view),
  }

  return {
    owners,
    /** Throws what the node answers as an error. */
    ask: ({ method, params }: NodeCall): unknown => methods[method]!(params, network.height() - lagFor(method)),
  }
}
