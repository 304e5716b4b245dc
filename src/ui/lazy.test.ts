import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazy } from './lazy.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Bar = ({ text }: { readonly text: string }) => createElement('b', null, text)

/** A download that fails the given number of times. */
function downloadsAfter(failures: number) {
  const download = vi.fn(async () => {
    if (download.mock.calls.length <= failures) throw Error('No network')
    return Bar
  })
  return download
}

test('a component is downloaded once, however often it is asked for', async () => {
  const download = downloadsAfter(0)
  const Lazy = lazy(download)
  expect(Lazy.isLoaded()).toBe(false)
  await Promise.all([Lazy.load(), Lazy.load()])
  await Lazy.load()
  expect([Lazy.isLoaded(), download.mock.calls.length]).toEqual([true, 1])
  expect(renderToStaticMarkup(createElement(Lazy, { text: 'there' }))).toBe('<b>there</b>')
})

test('a download that fails twice is repeated after one and three seconds [SAFE-E9]', async () => {
  const download = downloadsAfter(2)
  const Lazy = lazy(download)
  const loading = Lazy.load()
  await vi.advanceTimersByTimeAsync(999)
  expect(download).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(download).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3000)
  await loading
  expect([Lazy.isLoaded(), download.mock.calls.length]).toEqual([true, 3])
})

test('a download that fails three times fails', async () => {
  const failure = lazy(downloadsAfter(3))
    .load()
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await failure).toEqual(Error('No network'))
})

test('a download that fails without a connection is repeated by a later call, and not by one that comes at once', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const download = downloadsAfter(1)
  const Lazy = lazy(download)
  await expect(Lazy.load()).rejects.toThrow('No network')
  await expect(Lazy.load()).rejects.toThrow('No network')
  expect(download).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  await Lazy.load()
  expect([Lazy.isLoaded(), download.mock.calls.length]).toEqual([true, 2])
})

test('a component that the screen can do without draws nothing until it is there', async () => {
  const Optional = lazy(downloadsAfter(0), { isOptional: true })
  const drawn = () => renderToStaticMarkup(createElement(Optional, { text: 'there' }))
  expect(drawn()).toBe('')
  await Optional.load()
  expect(drawn()).toBe('<b>there</b>')
})
