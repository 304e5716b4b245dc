import type { Movement } from '../../ledger/ledger-table.ts'
import { formatMoney, parseMoney } from '../../quotes/money.ts'
import type { Services } from '../../services.ts'
import type { Deposit } from '../deposits/deposit-table.ts'
import type { Payout } from '../payout.ts'

type What =
  | { readonly kind: 'in'; readonly deposit: Deposit }
  | { readonly kind: 'refund'; readonly deposit: Deposit; readonly hash: string | null }
  | { readonly kind: 'fee' }
  | { readonly kind: 'out'; readonly hash: string | null }
  | { readonly kind: 'back' }

const SETTLED = 'settled'
export const RETURNED = 'returned'

export function movementOf({ clock }: Pick<Services, 'clock'>, payout: Payout, what: What): Movement {
  const of = { at: new Date(clock.now()), customerId: payout.customerId, payoutId: payout.id }
  const { source, destination } = payout
  switch (what.kind) {
    case 'in':
    case 'refund': {
      const { id: cause, amount, currency, network, hash } = what.deposit
      const money = { cause, amount: formatMoney(parseMoney(amount)), currency, network }
      if (what.kind === 'refund') return { ...of, ...money, kind: 'refund', hash: what.hash }
      return { ...of, ...money, kind: source.type === 'wallet' ? 'tokenIn' : 'bankIn', hash }
    }
    case 'fee': {
      const amount = formatMoney(parseMoney(payout.totalFee))
      return {
        ...of,
        kind: 'fee',
        cause: SETTLED,
        amount,
        currency: source.currency,
        network: source.network,
        hash: null,
      }
    }
    case 'back': {
      const { amount, currency, network } = destination
      const kind = destination.type === 'wallet' ? 'tokenIn' : 'bankIn'
      return { ...of, kind, cause: RETURNED, amount, currency, network, hash: null }
    }
    case 'out': {
      const { amount, currency, network } = destination
      const kind = destination.type === 'wallet' ? 'tokenOut' : 'bankOut'
      return { ...of, kind, cause: SETTLED, amount, currency, network, hash: what.hash }
    }
  }
}
