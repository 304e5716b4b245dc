import type { Arrived } from './faults.ts'
import type { Random } from '../random.ts'

interface WireEndpoint {
  id: string | null
  amount: string | null
  currency: string
  network: string
}

interface WirePayout {
  readonly id: string
  amount: string
  readonly source: WireEndpoint
  readonly destination: WireEndpoint
  readonly wallets?: { readonly id: string; address: string }[]
}

/** What a server has made otherwise than it was asked for. */
const CHANGES = {
  amount(payout: WirePayout) {
    payout.amount = `1${payout.amount}`
    payout.source.amount = payout.amount
  },
  delivered: ({ destination }: WirePayout) => void (destination.amount = '1.00'),
  currency: ({ destination }: WirePayout) => void (destination.currency = 'usdt'),
  network: ({ destination }: WirePayout) => void (destination.network = 'polygon'),
  wallet: ({ destination }: WirePayout) => void (destination.id = 'wallet_other'),
  account: ({ source }: WirePayout) => void (source.id = 'bankAccount_other'),
} as const
export type Change = keyof typeof CHANGES

export const CHANGE_NAMES = Object.keys(CHANGES) as readonly Change[]
export const drawChange = (random: Random): Change => random.pick(CHANGE_NAMES)

/** Every answer tells the same of a payout, in the list too. */
export function withChanges(answer: Arrived | null, changes: ReadonlyMap<string, Change>): Arrived | null {
  if (!answer || changes.size === 0 || ![...changes.keys()].some((id) => answer.text.includes(id))) return answer
  const body = JSON.parse(answer.text) as { data?: { payout?: WirePayout; payouts?: readonly WirePayout[] } }
  for (const payout of [body.data?.payout, ...(body.data?.payouts ?? [])]) {
    const change = payout && changes.get(payout.id)
    if (change) CHANGES[change](payout)
  }
  return { ...answer, text: JSON.stringify(body) }
}
