import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRouter } from './router-store.ts'
import { presentEntry, stackReducer, startStack, type Stack, type StackEvent } from './stack.ts'

const after = (...events: StackEvent[]): Stack => events.reduce(stackReducer, startStack('/sign-in'))
const pushed = (path: string): StackEvent => ({ type: 'pushed', path })
const replaced = (path: string, clear = false, backTo?: string): StackEvent => ({
  type: 'replaced',
  path,
  clear,
  backTo,
})
const back: StackEvent = { type: 'wentBack' }
const forward: StackEvent = { type: 'wentForward' }
const paths = (stack: Stack) => stack.entries.map(({ path }) => path)

test('the stack starts at /sign-in [NAV-08]', () => {
  expect(paths(createRouter().store.getState())).toEqual(['/sign-in'])
})

test('push adds an entry on top of the current one [NAV-02]', () => {
  expect(paths(after(pushed('/a'), pushed('/b')))).toEqual(['/sign-in', '/a', '/b'])
})

test('a push after back removes the entries ahead [NAV-02]', () => {
  expect(paths(after(pushed('/a'), pushed('/b'), back, pushed('/c')))).toEqual(['/sign-in', '/a', '/c'])
})

test('a push of the current path changes nothing [NAV-02]', () => {
  const before = after(pushed('/a'))
  expect(stackReducer(before, pushed('/a'))).toBe(before)
})

test('replace swaps the current entry [NAV-03]', () => {
  expect(paths(after(pushed('/a'), pushed('/b'), back, replaced('/x')))).toEqual(['/sign-in', '/x', '/b'])
})

test('replace with clear leaves no other entry [NAV-04]', () => {
  const stack = after(pushed('/a'), pushed('/b'), back, replaced('/x', true))
  expect(paths(stack)).toEqual(['/x'])
  expect(stack.index).toBe(0)
})

test('replace with a way back leaves that way and no other entry [NAV-03, NAV-04]', () => {
  const stack = after(pushed('/a'), pushed('/b'), replaced('/x', false, '/list'))
  expect(paths(stack)).toEqual(['/list', '/x'])
  expect(stack).toMatchObject({ index: 1, move: 'push' })
})

test('back moves one entry back and stays at the first [NAV-05]', () => {
  expect(presentEntry(after(pushed('/a'), pushed('/b'), back)).path).toBe('/a')
  const first = after()
  expect(stackReducer(first, back)).toBe(first)
})

test('forward moves one entry forward after a back and stays at the last [NAV-06]', () => {
  expect(presentEntry(after(pushed('/a'), back, forward)).path).toBe('/a')
  const last = after(pushed('/a'))
  expect(stackReducer(last, forward)).toBe(last)
})

test('the twenty-first entry drops the oldest and stays on top [NAV-01]', () => {
  const stack = after(...Array.from({ length: 20 }, (_, i) => pushed(`/${i}`)))
  expect(stack.entries).toHaveLength(20)
  expect(paths(stack)[0]).toBe('/0')
  expect(presentEntry(stack).path).toBe('/19')
})

test('query parameters stay in the path of each entry [NAV-07]', () => {
  const stack = after(pushed('/my-accounts?type=bank&hidden=%5B%5D'), pushed('/a'), back)
  expect(presentEntry(stack).path).toBe('/my-accounts?type=bank&hidden=%5B%5D')
})

test('ten thousand random sequences of events match a list with a cursor [NAV-01, NAV-02, NAV-03, NAV-04, NAV-05, NAV-06, NAV-07, SAFE-R5]', () => {
  const path = fc.constantFrom('/a', '/b?x=1', '/c', '/d?hidden=%5B%5D')
  const event: fc.Arbitrary<StackEvent> = fc.oneof(
    path.map(pushed),
    fc.tuple(path, fc.boolean(), fc.option(fc.constant('/list'), { nil: undefined })).map((to) => replaced(...to)),
    fc.constant(back),
    fc.constant(forward),
  )
  const model = (list: string[], at: number, step: StackEvent): [string[], number] => {
    if (step.type === 'wentBack') return [list, Math.max(0, at - 1)]
    if (step.type === 'wentForward') return [list, Math.min(list.length - 1, at + 1)]
    if (step.type === 'replaced' && step.backTo) return [[step.backTo, step.path], 1]
    if (step.type === 'replaced')
      return step.clear ? [[step.path], 0] : [list.map((p, i) => (i === at ? step.path : p)), at]
    if (list[at] === step.path) return [list, at]
    const next = [...list.slice(0, at + 1), step.path]
    while (next.length > 20) next.shift()
    return [next, next.length - 1]
  }
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let [list, at]: [string[], number] = [['/sign-in'], 0]
      let stack = startStack('/sign-in')
      for (const step of events) {
        ;[list, at] = model(list, at, step)
        stack = stackReducer(stack, step)
      }
      expect(paths(stack)).toEqual(list)
      expect(stack.index).toBe(at)
      expect(new Set(stack.entries.map(({ key }) => key)).size).toBe(stack.entries.length)
    }),
    { numRuns: 10_000 },
  )
})
