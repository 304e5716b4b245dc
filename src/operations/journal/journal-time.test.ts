import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerClock } from '../../lib/server-clock.ts'
import { keyAge, type JournalEntry } from './entry.ts'
import { HOUR, form, mapStorage, open } from './journal.fixture.ts'
import {
  asked,
  calledAgain,
  cancelAsked,
  cancelled,
  listed,
  made,
  refused,
  registered,
  saidNo,
  settled,
  told,
} from './news.fixture.ts'
import { transfersIn } from '../off-ramp/state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const known = { offset: () => 0 }

const WEEK = 7 * 24 * HOUR

test.each([
  ['of an account', 'bankAccount', []],
  ['of an on-ramp that the server has refused', 'onRamp', [refused]],
  ['of an on-ramp whose payout was made', 'onRamp', [made('payout_1')]],
  ['of an off-ramp whose payout has ended', 'offRamp', [made('payout_1'), asked(), told(), settled]],
] as const)('an entry %s is kept for 7 days of the server [E18]', async (_, kind, news) => {
  const journal = open({ clock: known })
  journal.record((await journal.intentFor(kind, form)).entry.opId, ...news)
  vi.advanceTimersByTime(WEEK)
  expect(journal.entries()).toHaveLength(1)
  vi.advanceTimersByTime(HOUR)
  expect(journal.entries()).toHaveLength(0)
})

const isMade = made('payout_1')

test.each([
  ['an on-ramp without an answer', 'onRamp', []],
  ['an on-ramp of the list, whose form may be sent again', 'onRamp', [listed]],
  ['an off-ramp without an answer', 'offRamp', []],
  ['an off-ramp whose wallet was never asked', 'offRamp', [isMade]],
  ['an off-ramp whose tokens come from another wallet', 'offRamp', [isMade, { kind: 'byHand' }]],
  ['an off-ramp whose wallet has not answered', 'offRamp', [isMade, asked()]],
  ['an off-ramp whose wallet has declined', 'offRamp', [isMade, asked(), saidNo]],
  ['an off-ramp of which only its wallet has named a transaction', 'offRamp', [isMade, asked(), told()]],
  ['an off-ramp whose transaction is registered', 'offRamp', [isMade, asked('sui'), told(), registered()]],
  ['an off-ramp whose cancel has no answer', 'offRamp', [isMade, cancelAsked]],
] as const)(
  '%s is kept at any age until it has ended, because a payout waits without a limit [E18]',
  async (_, kind, news) => {
    const storage = mapStorage()
    const journal = open({ clock: known, storage })
    const { opId } = (await journal.intentFor(kind, form)).entry
    journal.record(opId, ...news)
    vi.advanceTimersByTime(60 * WEEK)
    const later = open({ clock: known, storage })
    await later.intentFor('wallet', form)
    expect(later.entries()).toMatchObject([{ opId }, { kind: 'wallet' }])
    later.record(opId, settled)
    expect(later.entries()).toMatchObject([{ kind: 'wallet' }])
  },
)

test.each([8 * 24 * HOUR, -8 * 24 * HOUR])(
  'one answer that is %i ms off drops no entry, and makes no key old or young [E18, E23]',
  async (ahead) => {
    const clock = createServerClock()
    const tell = (ms: number) => clock.observe(new Date(Date.now() + ms).toUTCString())
    for (const ms of [0, 0]) tell(ms)
    const journal = open({ clock })
    const { entry } = await journal.intentFor('wallet', form)
    vi.advanceTimersByTime(HOUR)
    tell(ahead)
    journal.record(entry.opId, calledAgain)
    expect(journal.entries()).toMatchObject([{ opId: entry.opId, repeated: true }])
    expect(journal.keyAge(entry)).toBe('young')
    vi.advanceTimersByTime(23 * HOUR)
    for (const ms of [0, ahead]) tell(ms)
    expect(journal.keyAge(entry)).toBe('old')
    tell(0)
    expect(journal.entries()).toHaveLength(1)
  },
)

test('a page whose first answer is 8 days off drops no entry of an earlier page [E18, E23]', async () => {
  const storage = mapStorage()
  const { entry } = await open({ clock: known, storage }).intentFor('bankAccount', form)
  const clock = createServerClock()
  clock.observe(new Date(Date.now() + 8 * 24 * HOUR).toUTCString())
  const reloaded = open({ clock, storage })
  await reloaded.intentFor('wallet', form)
  expect(reloaded.entries()).toContainEqual(entry)
})

test('a transaction that the server does not know is kept at any age, because it finds the tokens by nothing else [C13]', async () => {
  const journal = open({ clock: known })
  const { opId } = (await journal.intentFor('offRamp', form)).entry
  journal.record(opId, made('payout_1'), asked('sui'), cancelled, { kind: 'found', hash: 'h', moved: 'exact' })
  vi.advanceTimersByTime(30 * 24 * HOUR)
  expect(transfersIn(journal)).toMatchObject([{ phase: 'done', isReturning: true }])
  journal.record(opId, registered('h'))
  expect(journal.entries()).toHaveLength(0)
})

test.each([-8 * 24 * HOUR, 8 * 24 * HOUR, 400 * 24 * HOUR])(
  'an entry is not dropped by the clock of this machine, set by %i ms [E18]',
  async (jump) => {
    const unknown = open()
    await unknown.intentFor('wallet', form)
    let offset = 0
    const journal = open({ clock: { offset: () => offset } })
    await journal.intentFor('wallet', form)
    vi.setSystemTime(Date.now() + jump)
    offset = -jump
    expect(unknown.entries()).toHaveLength(1)
    expect(journal.entries()).toHaveLength(1)
  },
)

const NOW = Date.UTC(2026, 10, 21)
const entryOf = (part: Partial<JournalEntry>): JournalEntry => ({
  opId: 'op',
  idempotencyKey: 'key',
  kind: 'onRamp',
  phase: 'started',
  payloadHash: 'hash',
  createdAt: NOW,
  ...part,
})

test.each([
  ['23 hours by the server', { offset: 0 }, 23 * HOUR, 0, 'young'],
  ['less than 23 hours by the server', { offset: 0 }, 23 * HOUR - 1, 0, 'young'],
  ['more than 23 hours by the server', { offset: 0 }, 23 * HOUR + 1, 0, 'old'],
  ['a clock put forward a day and told so', { offset: 0 }, 25 * HOUR, -24 * HOUR, 'young'],
  ['a clock that was ahead and was put right', { offset: -24.5 * HOUR }, -24.5 * HOUR, 0, 'young'],
  ['an entry of the future', { offset: 0 }, -48 * HOUR, 0, 'young'],
  ['no server time then', {}, HOUR, 0, 'unknown'],
  ['no server time then, of the future', {}, -HOUR, 0, 'unknown'],
  ['no server time now', { offset: 0 }, HOUR, null, 'unknown'],
  ['no server time at all', {}, 0, null, 'unknown'],
] as const)('the key of %s is as old as the server’s clock says [E18]', (_, part, passed, offset, age) => {
  expect(keyAge(entryOf(part), { device: NOW + passed, offset }, null)).toBe(age)
})

test('without the server’s time only the page that made an entry knows how old it is, whatever its clock is set to [E18, E23]', async () => {
  const storage = mapStorage()
  const journal = open({ storage })
  const { entry } = await journal.intentFor('onRamp', form)
  expect([journal.keyAge(entry), open({ storage }).keyAge(entry)]).toEqual(['young', 'unknown'])
  vi.setSystemTime(NOW - 48 * HOUR)
  expect(journal.keyAge(entry)).toBe('young')
  vi.setSystemTime(NOW + 48 * HOUR)
  expect(journal.keyAge(entry)).toBe('unknown')
})

test('an entry learns its time from an answer to its own call [E18]', async () => {
  let offset: number | null = null
  const journal = open({ clock: { offset: () => offset } })
  const { entry } = await journal.intentFor('onRamp', form)
  vi.advanceTimersByTime(1000)
  offset = 5000
  journal.learnTime(entry.opId)
  expect(journal.entries()).toMatchObject([{ createdAt: entry.createdAt, offset: 5000 }])
  offset = 9000
  journal.learnTime(entry.opId)
  expect(journal.entries()).toMatchObject([{ offset: 5000 }])
})

test('an entry gets no server time if the clock was changed since it was written [E18]', async () => {
  let offset: number | null = null
  const journal = open({ clock: { offset: () => offset } })
  const { entry } = await journal.intentFor('onRamp', form)
  vi.setSystemTime(Date.now() + 24 * HOUR)
  offset = -24 * HOUR
  journal.learnTime(entry.opId)
  expect(journal.entries()[0]).not.toHaveProperty('offset')
})
