import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForQueries } from './wait-for-queries.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers = waitForQueries(queryClient, [['me'], ['state']])
  const calls = { me: Promise.withResolvers<string>(), state: Promise.withResolvers<string>() }
  const ask = (name: keyof typeof calls) =>
    void queryClient.prefetchQuery({ queryKey: [name], queryFn: () => calls[name].promise })
  let hasArrived = false
  const wait = () => void answers.end().then(() => (hasArrived = true))
  const look = async () => {
    await vi.advanceTimersByTimeAsync(1)
    return { isOver: answers.isOver(), hasArrived }
  }
  return { queryClient, answers, calls, ask, wait, look }
}

test('the wait ends with the last of the first answers, in data or in an error', async () => {
  const { calls, ask, wait, look } = setUp()
  wait()
  ask('me')
  ask('state')
  calls.me.resolve('me')
  expect(await look()).toEqual({ isOver: false, hasArrived: false })
  calls.state.reject(new Error('503'))
  expect(await look()).toEqual({ isOver: true, hasArrived: true })
})

test('a call that is repeated keeps its first answer', async () => {
  const { queryClient, wait, look } = setUp()
  queryClient.setQueryData(['me'], 'me')
  queryClient.setQueryData(['state'], 'state')
  void queryClient.fetchQuery({ queryKey: ['me'], queryFn: () => new Promise(() => {}) })
  wait()
  expect(await look()).toEqual({ isOver: true, hasArrived: true })
})

test('the wait includes a call that is not sent yet', async () => {
  const { calls, ask, wait, look } = setUp()
  ask('me')
  calls.me.resolve('me')
  wait()
  expect(await look()).toEqual({ isOver: false, hasArrived: false })
  ask('state')
  calls.state.resolve('state')
  expect(await look()).toEqual({ isOver: true, hasArrived: true })
})

test('a call that waits for a connection keeps no screen away', async () => {
  const { ask, wait, look } = setUp()
  onlineManager.setOnline(false)
  ask('me')
  ask('state')
  wait()
  expect(await look()).toEqual({ isOver: true, hasArrived: true })
  onlineManager.setOnline(true)
})

/** A screen that reads both, and leaves with both calls under way. */
function glance({ queryClient, calls }: ReturnType<typeof setUp>) {
  const read = (name: keyof typeof calls) =>
    new QueryObserver(queryClient, {
      queryKey: [name],
      queryFn: ({ signal: _signal }) => calls[name].promise,
    }).subscribe(() => {})
  const leave = [read('me'), read('state')]
  return () => leave.forEach((stop) => stop())
}

test('a call that was cancelled with its last observer keeps no screen away [STATE-VER-12]', async () => {
  const page = setUp()
  const leave = glance(page)
  page.wait()
  expect(await page.look()).toEqual({ isOver: false, hasArrived: false })
  leave()
  expect(await page.look()).toEqual({ isOver: true, hasArrived: true })
  expect(page.queryClient.getQueryState(['me'])).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
})

test('a wait that begins after the cancellation is over, and a later one waits for whoever asks again', async () => {
  const page = setUp()
  glance(page)()
  page.wait()
  expect(await page.look()).toEqual({ isOver: true, hasArrived: true })
  glance(page)
  expect(page.answers.isOver()).toBe(false)
  page.calls.me.resolve('me')
  page.calls.state.resolve('state')
  expect((await page.look()).isOver).toBe(true)
})

test('a wait leaves no listener behind', async () => {
  const { queryClient, answers } = setUp()
  const before = queryClient.getQueryCache().hasListeners()
  const done = answers.end()
  queryClient.setQueryData(['me'], 'me')
  queryClient.setQueryData(['state'], 'state')
  await done
  expect(queryClient.getQueryCache().hasListeners()).toBe(before)
})

test('a wait ends when a sign-out drops what it waits for', async () => {
  const { queryClient, ask, wait, look } = setUp()
  ask('me')
  wait()
  void queryClient.prefetchQuery({ queryKey: ['other'], queryFn: () => 1 })
  queryClient.removeQueries({ queryKey: ['other'] })
  expect(await look()).toEqual({ isOver: false, hasArrived: false })
  queryClient.clear()
  expect(await look()).toEqual({ isOver: false, hasArrived: true })
  expect(queryClient.getQueryCache().hasListeners()).toBe(false)
})
