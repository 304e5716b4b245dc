import { expect, test } from 'vitest'
import { seenStatusesOf } from './seen-statuses.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 14, hour))
const reading = (status: 'pending' | 'funded' | 'processing', hour: number, id = 'payout_1') => ({
  id,
  status,
  updated: at(hour),
})

function open() {
  const parts = new Map<unknown, unknown>()
  return seenStatusesOf({
    lazy(make) {
      if (!parts.has(make)) parts.set(make, make({}))
      return parts.get(make) as never
    },
  })
}

test('each status has the time of its first reading, for each payout alone [H18]', () => {
  const seen = open()
  for (const each of [reading('pending', 1), reading('funded', 2), reading('funded', 3), reading('funded', 4, 'other')])
    seen.note(each)
  expect(seen.of('payout_1')).toEqual({ pending: at(1), funded: at(2) })
  expect(seen.of('other')).toEqual({ funded: at(4) })
  expect(seen.of('unread')).toEqual({})
})

test('a status that this version does not know has no step, and nothing is kept of it or after a sign-out [H18]', () => {
  const seen = open()
  seen.note({ id: 'payout_1', status: { unlisted: 'levitating' }, updated: at(1) })
  expect(seen.of('payout_1')).toEqual({})
  seen.note(reading('pending', 1))
  seen.clear()
  expect(seen.of('payout_1')).toEqual({})
})
