import { afterEach, beforeEach, expect, test } from 'vitest'
import { createManualClock, type ManualClock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { createTestDb } from '../db/test-db.ts'
import { systemRandom } from '../ids.ts'
import { defaultSettings } from '../settings.ts'
import type { Services } from '../services.ts'
import { isWaiting, schedule, type TimerKind } from './timers.ts'
import { advance, runDue } from './worker.ts'

let db: Db
let clock: ManualClock
let errors: unknown[]
beforeEach(async () => {
  db = await createTestDb()
  clock = createManualClock()
  errors = []
  await db.query('create table done (subject text)')
})
afterEach(() => db.close())

const services = (stepMs = 0): Services => ({
  db,
  clock,
  random: systemRandom,
  chains: {},
  missingChains: {},
  settings: { ...defaultSettings, stepMs },
  report: (error) => errors.push(error),
})
const note = async ({ db: inside }: Services, subject: string) =>
  void (await inside.query('insert into done values ($1)', [subject]))
const done = async () => (await db.query<{ subject: string }>('select subject from done')).map(({ subject }) => subject)

const noting: TimerKind = { kind: 'note', run: (inside, { subject }) => note(inside, subject) }

test('an advance runs one step', async () => {
  await schedule(services(), { kind: 'note', subject: 'second', steps: 2 })
  await schedule(services(), { kind: 'note', subject: 'first', steps: 1 })
  await schedule(services(), { kind: 'note', subject: 'at once', steps: 0 })
  expect(await runDue(services(), [noting])).toBe(1)
  clock.advance(1e9)
  expect(await runDue(services(), [noting])).toBe(0)
  await advance(services(), 1, [noting])
  expect(await done()).toEqual(['at once', 'first'])
  await advance(services(), 1, [noting])
  expect(await done()).toEqual(['at once', 'first', 'second'])
})

test('an advance shortens the wait of timed steps', async () => {
  await schedule(services(1000), { kind: 'note', subject: 'third', steps: 3 })
  clock.advance(999)
  await advance(services(1000), 2, [noting])
  expect(await done()).toEqual([])
  clock.advance(1)
  await runDue(services(1000), [noting])
  expect(await done()).toEqual(['third'])
})

test('a timer that a step schedules waits for the next step', async () => {
  const chain: TimerKind = {
    kind: 'chain',
    async run(inside, { subject }) {
      await note(inside, subject)
      if (subject.length < 5) await schedule(inside, { kind: 'chain', subject: `${subject}x`, steps: 1 })
    },
  }
  await schedule(services(), { kind: 'chain', subject: 'x', steps: 1 })
  for (const count of [1, 2, 3]) {
    await advance(services(), 1, [chain])
    expect(await done()).toHaveLength(count)
  }
  await advance(services(), 10, [chain])
  expect(await done()).toEqual(['x', 'xx', 'xxx', 'xxxx', 'xxxxx'])
})

test('four workers run each of two hundred timers once', async () => {
  for (let index = 0; index < 200; index += 1)
    await schedule(services(), { kind: 'note', subject: `${index}`, steps: 0 })
  const counts = await Promise.all([1, 2, 3, 4].map(() => runDue(services(), [noting])))
  expect(counts.reduce((sum, count) => sum + count)).toBe(200)
  expect(new Set(await done()).size).toBe(200)
  expect(await done()).toHaveLength(200)
})

test('a failing timer is rolled back, reported and retried, and does not block others', async () => {
  let failures = 2
  const flaky: TimerKind = {
    kind: 'flaky',
    async run(inside, { subject }) {
      await note(inside, subject)
      if ((failures -= 1) >= 0) throw new Error('not yet')
    },
  }
  await schedule(services(), { kind: 'flaky', subject: 'flaky', steps: 0 })
  await schedule(services(), { kind: 'note', subject: 'other', steps: 0 })
  await runDue(services(), [flaky, noting])
  expect(await done()).toEqual(['other'])
  expect(errors).toEqual([new Error('not yet')])
  await runDue(services(), [flaky, noting])
  expect(errors).toHaveLength(1)
  clock.advance(1000)
  await runDue(services(), [flaky, noting])
  clock.advance(2000)
  await runDue(services(), [flaky, noting])
  expect(await done()).toEqual(['other', 'flaky'])
  expect(await db.query('select id from timers')).toEqual([])
})

test('a leased timer runs outside a transaction, and again when its process dies', async () => {
  let calls = 0
  const sending = (dies: boolean): TimerKind => ({
    kind: 'send',
    leaseMs: 5000,
    async run(inside, { subject }) {
      calls += 1
      await note(inside, `${subject} ${calls}`)
      if (dies) await new Promise(() => undefined)
    },
  })
  await schedule(services(), { kind: 'send', subject: 'send', steps: 0 })
  void runDue(services(), [sending(true)])
  await expect.poll(done).toEqual(['send 1'])
  expect(await runDue(services(), [sending(false)])).toBe(0)
  clock.advance(5000)
  expect(await runDue(services(), [sending(false)])).toBe(1)
  expect(await done()).toEqual(['send 1', 'send 2'])
  expect(await db.query('select id from timers')).toEqual([])
})

test('a timer of an unknown kind waits for a process that knows it', async () => {
  await schedule(services(), { kind: 'note', subject: 'later', steps: 0 })
  expect(await runDue(services(), [])).toBe(0)
  expect(await runDue(services(), [noting])).toBe(1)
})

test('a timer waits until it has run', async () => {
  const off = { kind: 'note', subject: 'off' }
  await schedule(services(), { ...off, steps: 1 })
  expect(await isWaiting(db, off)).toBe(true)
  expect(await advance(services(), 1, [noting])).toBe(1)
  expect(await isWaiting(db, off)).toBe(false)
})
