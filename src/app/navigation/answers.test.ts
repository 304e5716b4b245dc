import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstAnswers } from './answers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers = firstAnswers(queryClient, [['me'], ['state']])
  const calls = { me: Promise.withResolvers<string>(), state: Promise.withResolvers<string>() }
  const ask = (name: keyof typeof calls) =>
    void queryClient.prefetchQuery({ queryKey: [name], queryFn: () => calls[name].promise })
  let hasArrived = false
  const wait = () => void answers.arrive().then(() => (hasArrived = true))
  const look = async () => {
    await vi.advanceTimersByTimeAsync(1)
    return { areThere: answers.areThere(), hasArrived }
  }
  return { queryClient, answers, calls, ask, wait, look }
}

test('they are there with the last of the first answers, in data or in an error', async () => {
  const { calls, ask, wait, look } = setUp()
  wait()
  ask('me')
  ask('state')
  calls.me.resolve('me')
  expect(await look()).toEqual({ areThere: false, hasArrived: false })
  calls.state.reject(new Error('503'))
  expect(await look()).toEqual({ areThere: true, hasArrived: true })
})

test('a call that is repeated keeps its first answer', async () => {
  const { queryClient, wait, look } = setUp()
  queryClient.setQueryData(['me'], 'me')
  queryClient.setQueryData(['state'], 'state')
  void queryClient.fetchQuery({ queryKey: ['me'], queryFn: () => new Promise(() => {}) })
  wait()
  expect(await look()).toEqual({ areThere: true, hasArrived: true })
})

test('a call that nobody has sent yet is waited for', async () => {
  const { calls, ask, wait, look } = setUp()
  ask('me')
  calls.me.resolve('me')
  wait()
  expect(await look()).toEqual({ areThere: false, hasArrived: false })
  ask('state')
  calls.state.resolve('state')
  expect(await look()).toEqual({ areThere: true, hasArrived: true })
})

test('a call that waits for a connection keeps no screen away', async () => {
  const { ask, wait, look } = setUp()
  onlineManager.setOnline(false)
  ask('me')
  ask('state')
  wait()
  expect(await look()).toEqual({ areThere: true, hasArrived: true })
  onlineManager.setOnline(true)
})

test('a wait leaves no listener behind', async () => {
  const { queryClient, answers } = setUp()
  const before = queryClient.getQueryCache().hasListeners()
  const done = answers.arrive()
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
  expect(await look()).toEqual({ areThere: false, hasArrived: false })
  queryClient.clear()
  expect(await look()).toEqual({ areThere: false, hasArrived: true })
  expect(queryClient.getQueryCache().hasListeners()).toBe(false)
})
