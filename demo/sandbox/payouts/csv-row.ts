import { formatMoney, parseMoney } from '../quotes/money.ts'
import type { CsvRow } from './csv.ts'
import type { Payout } from './payout.ts'

export const csvRowOf = ({ source, destination, ...payout }: Payout): CsvRow => ({
  id: payout.id,
  type: payout.type,
  status: payout.status,
  created: payout.createdAt.toISOString(),
  updated: payout.updatedAt.toISOString(),
  sourceAmount: source.amount,
  sourceCurrency: source.currency,
  sourceNetwork: source.network,
  destinationAmount: destination.amount,
  destinationCurrency: destination.currency,
  destinationNetwork: destination.network,
  fees: formatMoney(parseMoney(payout.totalFee)),
  wireMessage: payout.wireMessage ?? '',
})
