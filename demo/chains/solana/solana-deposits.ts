import type { ChainDeposit, ChainToken } from '../../sandbox/payouts/chain-port.ts'
import { rpc } from '../json-rpc.ts'
import { SOLANA_TOKENS } from '../networks.ts'
import { fromUnits } from '../token-amount.ts'
import { TOKEN_PROGRAM } from './token-account.ts'

const PAGE = 1000

interface TokenBalance {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly uiTokenAmount: { readonly amount: string }
}

interface SolanaTransaction {
  readonly meta: {
    readonly preTokenBalances: readonly TokenBalance[]
    readonly postTokenBalances: readonly TokenBalance[]
  }
}

interface Change {
  readonly accountIndex: number
  readonly owner: string
  readonly units: bigint
}

/**
 * Every transfer of the stablecoins, not only those to the sandbox: its addresses are in its database, which the port does
 * not know. A transfer is read from the changes of the balances, so that every kind of instruction counts.
 */
export async function readSolanaDeposits(rpcUrl: string, cursor: string | null) {
  const signatures = await signaturesAfter(rpcUrl, cursor)
  const deposits: ChainDeposit[] = []
  for (const signature of signatures) {
    const config = { commitment: 'confirmed', maxSupportedTransactionVersion: 1 }
    const transaction = await rpc<SolanaTransaction>(rpcUrl, 'getTransaction', [signature, config])
    deposits.push(...depositsOf(signature, transaction))
  }
  return { deposits, cursor: signatures.at(-1) ?? cursor }
}

/** Oldest first. An `until` from before a restart of the chain is not found, so all are read. */
async function signaturesAfter(rpcUrl: string, cursor: string | null): Promise<string[]> {
  const found: string[] = []
  for (;;) {
    const config = { limit: PAGE, ...(cursor && { until: cursor }), ...(found.length > 0 && { before: found.at(-1) }) }
    const rows = await rpc<{ signature: string }[]>(rpcUrl, 'getSignaturesForAddress', [TOKEN_PROGRAM, config])
    found.push(...rows.map(({ signature }) => signature))
    if (rows.length < PAGE) return found.toReversed()
  }
}

const tokens = Object.entries(SOLANA_TOKENS) as [ChainToken, (typeof SOLANA_TOKENS)['usdc']][]

const depositsOf = (hash: string, { meta }: SolanaTransaction): ChainDeposit[] =>
  tokens.flatMap(([token, { address, decimals }]) => {
    const changes = changesOf(meta, address)
    const payer = changes.find(({ units }) => units < 0n)
    return changes
      .filter(({ units }) => units > 0n)
      .map(({ accountIndex, owner, units }) => ({
        id: `${hash}:${accountIndex}`,
        hash,
        token,
        from: payer?.owner ?? owner,
        to: owner,
        amount: fromUnits(units, decimals),
      }))
  })

function changesOf({ preTokenBalances, postTokenBalances }: SolanaTransaction['meta'], mint: string): Change[] {
  const before = new Map(
    preTokenBalances.map(({ accountIndex, uiTokenAmount }) => [accountIndex, uiTokenAmount.amount]),
  )
  return postTokenBalances
    .filter((balance) => balance.mint === mint)
    .map(({ accountIndex, owner, uiTokenAmount }) => ({
      accountIndex,
      owner,
      units: BigInt(uiTokenAmount.amount) - BigInt(before.get(accountIndex) ?? '0'),
    }))
}
