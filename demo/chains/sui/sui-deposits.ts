import type { GrpcTypes, SuiGrpcClient } from '@mysten/sui.js/grpc'
import { base64 } from '@scure/base'
import type { ChainDeposit, ChainToken } from '../../sandbox/payouts/chain-port.ts'
import { SUI_TOKENS } from '../networks.ts'
import { fromUnits } from '../token-amount.ts'
import { suiClient, transactionAt } from './sdk.ts'

const PAGE = 500
const PATHS = ['digest', 'transaction.sender', 'balance_changes', 'checkpoint']

/**
 * Every transfer of the stablecoins, not only those to the sandbox: its addresses are in its database, which the port does
 * not know.
 */
export async function readSuiDeposits(rpcUrl: string, cursor: string | null) {
  const client = await suiClient(rpcUrl)
  const deposits: ChainDeposit[] = []
  let read = cursor
  for (let after = await lastRead(client, cursor); ;) {
    const options = { limit: PAGE, ...(after && { after }) }
    const { responses } = client.ledgerService.listTransactions({ readMask: { paths: PATHS }, options })
    let more = false
    for await (const { transaction, watermark, end } of responses) {
      // ITEM_LIMIT and SCAN_LIMIT: there is more after this.
      more = end?.reason === 1 || end?.reason === 2
      if (watermark?.cursor) after = watermark.cursor
      if (!transaction) continue
      deposits.push(...depositsOf(transaction))
      if (watermark?.cursor) read = `${base64.encode(watermark.cursor)}:${transaction.digest}:${transaction.checkpoint}`
    }
    if (!more) return { deposits, cursor: read }
  }
}

/**
 * A cursor is a transaction at its position. One that the node does not have there is from before a restart of the network, or
 * from a branch that the node left, so everything is read.
 */
async function lastRead(client: SuiGrpcClient, cursor: string | null): Promise<Uint8Array | null> {
  const [position, digest, checkpoint] = cursor?.split(':') ?? []
  if (!position || !digest) return null
  const found = await transactionAt(client, digest)
  return String(found?.checkpoint) === checkpoint ? base64.decode(position) : null
}

const TOKENS = Object.entries(SUI_TOKENS) as [ChainToken, (typeof SUI_TOKENS)['usdc']][]

/** A failed transaction changes only the sender's gas. */
function depositsOf({ digest: hash = '', transaction, balanceChanges }: GrpcTypes.ExecutedTransaction) {
  return balanceChanges.flatMap(({ address: to = '', coinType, amount = '0' }, index): ChainDeposit[] => {
    const [token, row] = TOKENS.find(([, { address }]) => address === coinType) ?? []
    if (!token || !row || BigInt(amount) <= 0n) return []
    const from = transaction?.sender ?? ''
    return [{ id: `${hash}:${index}`, hash, token, from, to, amount: fromUnits(BigInt(amount), row.decimals) }]
  })
}
