import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areBeingRead, type Settings } from './settings.ts'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.doUnmock('../src/app/language/words.ts')
  vi.restoreAllMocks()
})

const element = {}

test('settings without texts of their own wait for nothing [S19]', () => {
  const changed = vi.fn<() => void>()
  expect(areBeingRead({ host: { language: 'en' } }, element, changed)).toBe(false)
  expect(areBeingRead({ host: { messages: {} }, words: {} }, element, changed)).toBe(false)
  expect(changed).not.toHaveBeenCalled()
})

test('the element waits for its texts once, and hears when they are read [S19]', async () => {
  const settings: Settings = { host: { messages: { 'signIn.title': 'Welcome' } } }
  const changed = vi.fn<() => void>()
  expect(areBeingRead(settings, element, changed)).toBe(true)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
  expect(settings.words).toEqual({ 'signIn.title': ['Welcome'] })
  expect(areBeingRead(settings, element, changed)).toBe(false)
})

test('where the code that reads them cannot be downloaded, the element goes on with the widget’s own words [S19, SAFE-E9]', async () => {
  vi.doMock('../src/app/language/words.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const settings: Settings = { host: { messages: { 'signIn.title': 'Welcome' } } }
  const changed = vi.fn<() => void>()
  expect(areBeingRead(settings, element, changed)).toBe(true)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
  expect([settings.words, areBeingRead(settings, element, changed)]).toEqual([{}, false])
})
