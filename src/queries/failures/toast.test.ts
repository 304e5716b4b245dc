import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { callHook } from '../hook.fixture.ts'
import { openServices } from '../services.fixture.ts'
import { useFailures } from './failures.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => void vi.unstubAllGlobals())

test('a toast about a gone file offers to reload the page, and no other does [SAFE-E9]', () => {
  const { services } = openServices()
  const failures = callHook(services, useFailures)
  const shown = (error: unknown) => {
    failures.toast(error, 'Transfer failed')
    return services.toasts.getState().current
  }
  expect(shown(new TypeError('Importing a module script failed.'))).toMatchObject({ reloads: true })
  expect(shown(new TypeError('x is undefined'))).toMatchObject({ reloads: false })
  const refused = new ApiError({ kind: 'message', message: 'x', reference: 'r', outcome: 'definite' })
  expect(shown(refused)).toMatchObject({ reloads: false })
})
