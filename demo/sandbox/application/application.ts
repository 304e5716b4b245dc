import { one, type Db } from '../db/db.ts'

export interface Application {
  readonly id: string
  readonly nickname: string | null
  readonly allowSuiPayouts: boolean
  readonly allowSourcelessOnRamp: boolean
  readonly kycLevel2: boolean
  /** In addition to the sandbox's own fees. The fixed part is a decimal string in dollars. */
  readonly merchantFee: { readonly bps: number; readonly fixedUsd: string }
}

interface Row {
  id: string
  nickname: string | null
  allow_sui_payouts: boolean
  allow_sourceless_on_ramp: boolean
  kyc_level_2: boolean
  merchant_bps: number
  merchant_fixed_usd: string
}

export async function findApplication(db: Db, id: string): Promise<Application | null> {
  const row = await one(db.query<Row>('select * from applications where id = $1', [id]))
  return (
    row && {
      id: row.id,
      nickname: row.nickname,
      allowSuiPayouts: row.allow_sui_payouts,
      allowSourcelessOnRamp: row.allow_sourceless_on_ramp,
      kycLevel2: row.kyc_level_2,
      merchantFee: { bps: row.merchant_bps, fixedUsd: row.merchant_fixed_usd },
    }
  )
}
