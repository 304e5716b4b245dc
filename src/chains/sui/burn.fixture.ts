import { GrpcTypes } from '@mysten/sui.js/grpc'
import { SHARED_OBJECTS } from '../../../demo/chains/sui/cctp.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { SUI_CONTRACTS } from '../cctp/contracts.fixture.ts'
import { CUSTOMER, landed, TRANSFER, UNITS, USDC, type Ledger } from './ledger.fixture.ts'

export const RECIPIENT = '0x52908400098527886E0F7030069857D2E4169EE7'
export const BURN: Deposit = { ...TRANSFER, to: RECIPIENT, redemption: 'ethereum' }

/** Since when each object is shared. */
export const SHARED = Object.fromEntries(SHARED_OBJECTS)

export const BURNS: Partial<Ledger> = { shared: SHARED, cctp: SUI_CONTRACTS }

interface Burned {
  readonly digest: string
  readonly bytes: Uint8Array | null
  readonly units?: bigint
  readonly coinType?: string
  readonly success?: boolean
}

/** A burn on the chain: the sender has less, and no account has more. */
export function burned({ digest, bytes, units = UNITS, coinType = USDC, success = true }: Burned) {
  const row = landed({ digest, units, coinType, success })
  const balanceChanges = row.balanceChanges.filter(({ address }) => address === CUSTOMER)
  const transaction = bytes && GrpcTypes.Transaction.create({ bcs: { value: bytes } })
  return { ...row, balanceChanges, ...(transaction && { transaction }) }
}
