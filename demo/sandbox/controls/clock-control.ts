import { z } from 'zod'
import { one } from '../db/db.ts'
import { route } from '../http/route.ts'

export const clockControl = route({
  auth: 'open',
  tag: 'Controls',
  method: 'GET',
  path: '/sandbox/clock',
  summary: "Get the sandbox's time and the number of items in progress",
  answer: z.strictObject({
    now: z.iso.datetime(),
    stepMs: z.number(),
    autoFund: z.boolean(),
    waiting: z.number(),
  }),
  async handle({ db, now, services: { settings } }) {
    const counted = await one(
      db.query<{ waiting: number }>(`select count(*)::int as waiting from timers where kind <> 'chain.watch'`),
    )
    return {
      now: now.toISOString(),
      stepMs: settings.stepMs,
      autoFund: settings.autoFund,
      waiting: counted?.waiting ?? 0,
    }
  },
})
