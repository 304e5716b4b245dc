import { expect, test, vi } from 'vitest'
import { memoize, memoizeByObject } from './memoize.ts'

test('each key is computed once, also one whose value is undefined', () => {
  const compute = vi.fn((key: string) => (key === 'none' ? undefined : key.length))
  const lengthOf = memoize(compute)
  expect([lengthOf('abc'), lengthOf('none'), lengthOf('abc'), lengthOf('none')]).toEqual([3, undefined, 3, undefined])
  expect(compute).toHaveBeenCalledTimes(2)
})

test('an object is known by its identity', () => {
  const compute = vi.fn(({ name }: { readonly name: string }) => name.toUpperCase())
  const [one, alike] = [{ name: 'a' }, { name: 'a' }]
  const nameOf = memoizeByObject(compute)
  expect([nameOf(one), nameOf(one), nameOf(alike)]).toEqual(['A', 'A', 'A'])
  expect(compute).toHaveBeenCalledTimes(2)
})
