import type { ChainNode } from '../adapter.ts'
import type { TransferOrder } from '../transfer-order.ts'
import { readBalance } from './node-reads.ts'

/** Whether no transfer has come, by the payout's own address (decisions.md C4, C13). A burn leaves nothing there, and is never known so. */
export const isUnpaid = async ({ to, token, burn }: TransferOrder, node: ChainNode): Promise<boolean> =>
  burn === undefined && (await readBalance(node, to, token.address)).all === 0n
