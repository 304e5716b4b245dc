import * as z from 'zod'
import { base64 } from '@scure/base'
import { MAINNET_GENESIS } from '../facts.ts'
import { ignored, method } from '../method.ts'
import { withContext } from '../rpc-values.ts'
import { transactionFee } from '../transactions/transaction-fee.ts'
import { decodeMessage } from '../transactions/wire-transaction.ts'

const nothing = z.tuple([ignored, ignored, ignored])
const oneText = z.tuple([z.string(), ignored, ignored])

export const clusterMethods = {
  getHealth: method(nothing, () => 'ok'),
  getVersion: method(nothing, () => ({ 'solana-core': '2.3.0', 'feature-set': 0 })),
  getGenesisHash: method(nothing, () => MAINNET_GENESIS),
  getSlot: method(nothing, ({ ledger }) => ledger.slot),
  getBlockHeight: method(nothing, ({ ledger }) => ledger.slot),
  getBlockTime: method(z.tuple([z.number(), ignored, ignored]), ({ ledger }, [slot]) => ledger.timeOf(slot)),
  getTransactionCount: method(nothing, ({ ledger }) => ledger.transactionCount),
  getFirstAvailableBlock: method(nothing, ({ ledger }) => ledger.firstSlot),
  minimumLedgerSlot: method(nothing, ({ ledger }) => ledger.firstSlot),
  getEpochInfo: method(nothing, ({ ledger }) => ({
    absoluteSlot: ledger.slot,
    blockHeight: ledger.slot,
    epoch: 0,
    slotIndex: ledger.slot,
    slotsInEpoch: 432_000,
    transactionCount: ledger.transactionCount,
  })),
  getRecentPrioritizationFees: method(nothing, ({ ledger, facts }) => [
    { slot: ledger.slot, prioritizationFee: facts.bid },
  ]),
  getLatestBlockhash: method(nothing, ({ ledger }) => withContext(ledger, ledger.latestBlockhash())),
  isBlockhashValid: method(oneText, ({ ledger }, [hash]) => withContext(ledger, ledger.isBlockhashValid(hash))),
  getFeeForMessage: method(oneText, ({ ledger }, [message]) =>
    withContext(ledger, Number(transactionFee(decodeMessage(base64.decode(message))))),
  ),
}
