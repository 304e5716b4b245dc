import { unreadable } from '../../http/http.ts'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { TransferOrder } from '../../transfer-order.ts'
import { fieldsOf, type Landed } from '../node-reads.ts'
import { primaryStore } from './transfer.ts'

const SIGNS: Readonly<Record<string, bigint>> = {
  '0x1::fungible_asset::Deposit': 1n,
  '0x1::fungible_asset::Withdraw': -1n,
}

const UNITS = /^\d{1,20}$/

/** How many units the recipient's primary store of the token has gained (decisions.md C6). A transaction that failed moves none. */
export function movedUnits({ isSuccess, events }: Landed, { to, token }: TransferOrder): bigint {
  if (!isSuccess) return 0n
  const store = primaryStore(to, token.address)
  return events.reduce((sum, { type, data }) => {
    const sign = typeof type === 'string' && Object.hasOwn(SIGNS, type) ? SIGNS[type]! : 0n
    const { store: at, amount } = fieldsOf(data)
    if (sign === 0n || typeof at !== 'string' || !isSameAddress('aptos', at, store)) return sum
    if (typeof amount !== 'string' || !UNITS.test(amount)) throw unreadable()
    return sum + sign * BigInt(amount)
  }, 0n)
}
