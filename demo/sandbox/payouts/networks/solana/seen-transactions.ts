import { SLOT_MS } from '../../../../chains/solana/facts.ts'
import { one } from '../../../db/db.ts'
import type { Services } from '../../../services.ts'

type Seeing = Pick<Services, 'db' | 'clock'>

const POLLS_TO_CONFIRM = 2
/** Who never polls finds it confirmed too. */
const CONFIRMED_AFTER_MS = 2 * SLOT_MS

interface SeenTransaction {
  readonly signature: string
  readonly at: Date
  readonly isConfirmed: boolean
  readonly error: unknown
}

interface Row {
  readonly signature: string
  readonly at: Date
  readonly polls: number
  readonly error: unknown
}

export const slotOf = (milliseconds: number): number => Math.floor(milliseconds / SLOT_MS)

const seenBy = ({ clock }: Seeing, { signature, at, polls, error }: Row): SeenTransaction => {
  const isConfirmed = polls >= POLLS_TO_CONFIRM || clock.now() - at.getTime() >= CONFIRMED_AFTER_MS
  return { signature, at, error, isConfirmed }
}

/** A transaction is confirmed at the second poll, or after two slots. */
export async function lookAtTransaction(seeing: Seeing, signature: string): Promise<SeenTransaction | null> {
  const polled = seeing.db.query<Row>(
    'update relayed_transactions set polls = polls + 1 where signature = $1 returning signature, at, polls, error',
    [signature],
  )
  const row = await one(polled)
  return row && seenBy(seeing, row)
}

/** The same without a poll. */
export async function seenTransaction(seeing: Seeing, signature: string): Promise<SeenTransaction | null> {
  const asked = seeing.db.query<Row>(
    'select signature, at, polls, error from relayed_transactions where signature = $1',
    [signature],
  )
  const row = await one(asked)
  return row && seenBy(seeing, row)
}

/** The confirmed transactions that name an account, newest first. */
export async function transactionsOf(seeing: Seeing, account: string): Promise<readonly SeenTransaction[]> {
  const rows = await seeing.db.query<Row>(
    `select signature, at, polls, error from relayed_transactions where $1 = any (accounts)
     order by at desc, signature`,
    [account],
  )
  return rows.map((row) => seenBy(seeing, row)).filter(({ isConfirmed }) => isConfirmed)
}
