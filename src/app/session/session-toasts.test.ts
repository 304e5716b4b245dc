import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { createToastStore } from '../../stores/toasts.ts'
import { createTranslations } from '../language/i18n.ts'
import { createSessionToasts } from './session-toasts.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => void vi.unstubAllGlobals())

function setup() {
  const toasts = createToastStore()
  const emitted: unknown[] = []
  const emit = (type: string, detail: unknown) => emitted.push([type, detail]) > 0
  return {
    toasts,
    emitted,
    ...createSessionToasts({ toasts, translations: createTranslations(), emit: emit as never }),
  }
}

test('code that is gone, of a sign-in or of what follows it, says to reload the page, to the host too [SAFE-E9]', async () => {
  const { toasts, emitted, refused } = setup()
  const message = 'Reload this page: a part of it couldn’t be loaded. This didn’t move any money.'
  refused(new TypeError('Importing a module script failed.'))
  await vi.dynamicImportSettled()
  const remedy = 'Keep earlier versions, and chunks.'
  expect(emitted).toEqual([['ramp-error', { code: 'page/outdated', message, remedy, reference: null }]])
  expect(toasts.getState().current).toMatchObject({ tone: 'error', title: message, reloads: true })
})

test('a token that the server refuses is said to be used up, and offers no reload [SAFE-E9]', async () => {
  const { toasts, emitted, refused } = setup()
  refused(new ApiError({ kind: 'unauthorized', status: 401, message: 'x', reference: 'r', outcome: 'definite' }))
  await vi.dynamicImportSettled()
  expect(emitted).toMatchObject([['ramp-error', { code: 'unauthorized', reference: 'r' }]])
  const { current } = toasts.getState()
  expect(current).toMatchObject({ title: 'We couldn’t sign you in', reference: 'r' })
  expect(current?.reloads).toBeUndefined()
})
