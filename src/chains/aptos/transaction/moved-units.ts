import { unreadable } from '../../http/http.ts'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { Burn } from '../../cctp/burn.ts'
import type { TransferOrder } from '../../transfer-order.ts'
import { fieldsOf, type Landed } from '../node-reads.ts'
import { primaryStore } from './transfer.ts'

const SIGNS: Readonly<Record<string, bigint>> = {
  '0x1::fungible_asset::Deposit': 1n,
  '0x1::fungible_asset::Withdraw': -1n,
}

const UNITS = /^\d{1,20}$/

function gained({ events }: Landed, owner: string, token: string): bigint {
  const store = primaryStore(owner, token)
  return events.reduce((sum, { type, data }) => {
    const sign = typeof type === 'string' && Object.hasOwn(SIGNS, type) ? SIGNS[type]! : 0n
    const { store: at, amount } = fieldsOf(data)
    if (sign === 0n || typeof at !== 'string' || !isSameAddress('aptos', at, store)) return sum
    if (typeof amount !== 'string' || !UNITS.test(amount)) throw unreadable()
    return sum + sign * BigInt(amount)
  }, 0n)
}

const SCRIPT = 'script_payload'

/** Whether a script was called with this domain and recipient, where Circle's has them. */
function isBurnFor({ payload: { type, arguments: given } }: Landed, { domain, recipient }: Burn): boolean {
  if (type !== SCRIPT) return false
  // A node that does not show the arguments proves nothing.
  if (!Array.isArray(given)) throw unreadable()
  const [, toDomain, to] = given as readonly unknown[]
  return String(toDomain) === String(domain) && typeof to === 'string' && isSameAddress('aptos', to, recipient)
}

/** How many units of the token the payout has gained, or the sender has burned for it (decisions.md C6, C3). A failed transaction moves none. */
export function movedUnits(landed: Landed, { from, to, token, burn }: TransferOrder): bigint {
  if (!landed.isSuccess) return 0n
  if (!burn) return gained(landed, to, token.address)
  return isBurnFor(landed, burn) ? -gained(landed, from, token.address) : 0n
}
