import { json, type Db } from '../db/db.ts'
import type { Services } from '../services.ts'

interface NewTimer {
  readonly kind: string
  /** The id of the resource, such as a payout's. */
  readonly subject: string
  /** 1: the next step. 0: at once. */
  readonly steps: number
  /** No time passes it: only `advance` does. */
  readonly onlyByHand?: boolean
  readonly payload?: Readonly<Record<string, unknown>>
}

export interface Timer {
  readonly id: bigint
  readonly kind: string
  readonly subject: string
  readonly payload: Readonly<Record<string, unknown>>
}

/**
 * Called when a timer is due, in one transaction with its removal: `services.db` is that transaction.
 * With `leaseMs` it runs outside of a transaction, because it talks to a network. It may run again after a crash.
 */
export interface TimerKind {
  readonly kind: string
  readonly leaseMs?: number
  run(services: Services, timer: Timer): Promise<void>
}

export async function schedule({ db, clock, settings, wake }: Services, timer: NewTimer): Promise<void> {
  const timed = (settings.stepMs > 0 && !timer.onlyByHand) || timer.steps === 0
  const dueAt = timed ? new Date(clock.now() + timer.steps * settings.stepMs) : null
  await db.query('insert into timers (kind, subject, payload, steps, due_at) values ($1, $2, $3, $4, $5)', [
    timer.kind,
    timer.subject,
    json(timer.payload ?? {}),
    timer.steps,
    dueAt,
  ])
  // Other connections see it when the transaction around it ends, for which the embedded database makes the worker wait.
  wake?.()
}

export const isWaiting = async (db: Db, { kind, subject }: { kind: string; subject: string }): Promise<boolean> =>
  (await db.query('select id from timers where kind = $1 and subject = $2 limit 1', [kind, subject])).length > 0
