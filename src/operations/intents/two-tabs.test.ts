import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTabs } from '../journal/journal.fixture.ts'
import { made } from './made.fixture.ts'
import { submitPayout } from './payout-intent.ts'
import { createServer, createStorage, onRamp, openPage, settled } from './payout-server.fixture.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 12) }))
afterEach(() => void vi.useRealTimers())

test('a tab that waited does not send the key of an intent that was refused in the other tab [E18]', async () => {
  const server = createServer()
  const [storage, tabs] = [createStorage(), createTabs()]
  const [one, other] = [openPage(server, storage, tabs), openPage(server, storage, tabs)]
  server.faults.push('forbidden')
  const submits = [submitPayout(one, onRamp()), submitPayout(other, onRamp())]
  const [refused, second] = await Promise.all(submits.map((submit) => settled(made(submit))))
  expect(refused).toMatchObject({ status: 403 })
  expect(second).toMatchObject({ id: 'payout_001' })
  const keys = server.posts().map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})
