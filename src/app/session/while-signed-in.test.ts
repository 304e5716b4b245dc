import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore } from '../../stores/session.ts'
import { whileSignedIn } from './while-signed-in.ts'

const tokens = { idToken: 'i', refreshToken: 'r', uid: 'customer_a', email: 'a@example.com' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setup(load: () => Promise<unknown> = () => Promise.resolve()) {
  const session = createSessionStore()
  const log: string[] = []
  const work = async () => {
    await load()
    log.push('started')
    return () => log.push('stopped')
  }
  const end = whileSignedIn(session, work, (error) => log.push((error as Error).message))
  return { session, log, end }
}

test('the work runs from each sign-in to its sign-out, once', async () => {
  const { session, log } = setup()
  session.dispatch({ type: 'nothingRestored' })
  await vi.runAllTimersAsync()
  expect(log).toEqual([])
  session.dispatch({ type: 'signedIn', tokens })
  session.dispatch({ type: 'refreshed', tokens: { ...tokens, idToken: 'j' } })
  await vi.runAllTimersAsync()
  expect(log).toEqual(['started'])
  session.dispatch({ type: 'signedOut' })
  expect(log).toEqual(['started', 'stopped'])
  session.dispatch({ type: 'signedIn', tokens })
  await vi.runAllTimersAsync()
  expect(log).toEqual(['started', 'stopped', 'started'])
})

test('work that loads after the sign-out, or after the stop, is stopped at once', async () => {
  const { session, log, end } = setup(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  session.dispatch({ type: 'signedIn', tokens })
  session.dispatch({ type: 'signedOut' })
  await vi.runAllTimersAsync()
  expect(log).toEqual(['started', 'stopped'])
  session.dispatch({ type: 'signedIn', tokens })
  end()
  await vi.runAllTimersAsync()
  expect(log).toEqual(['started', 'stopped', 'started', 'stopped'])
})

test('a failed download is repeated until the sign-out, and reported once [SAFE-E9]', async () => {
  let turns = 0
  const load = () => ((turns += 1) < 6 ? Promise.reject(new Error('offline')) : Promise.resolve())
  const { session, log } = setup(load)
  session.dispatch({ type: 'signedIn', tokens })
  await vi.runAllTimersAsync()
  expect(log).toEqual(['offline', 'started'])
  expect(turns).toBe(6)
})
