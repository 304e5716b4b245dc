import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createPreferencesStore } from '../../stores/preferences.ts'
import type { RouteName } from '../routes/route-table.ts'
import { rememberRestoredRoute } from './remember-restored-route.ts'

function setUp(rampOnly: boolean, route: RouteName | null = null) {
  const shown = createStore<{ readonly route: RouteName | null }>(() => ({ route }))
  const preferences = createPreferencesStore({ applicationId: 'application_sandbox', rampOnly })
  const kept: RouteName[] = []
  const stop = rememberRestoredRoute({
    shown,
    preferences,
    keepRestoredRoute: (route) => void kept.push(route),
  })
  return { kept, stop, show: (next: RouteName | null) => shown.setState({ route: next }) }
}

test('a session that leads past the overview keeps its home route once, wherever the customer goes from there', () => {
  const { kept, show } = setUp(false)
  show('/my-accounts')
  show('/payouts/new')
  show('/my-accounts')
  expect(kept).toEqual(['/my-accounts'])
})

test('in ramp-only mode the home route is a new transfer, also where it is shown already', () => {
  const { kept, show } = setUp(true, '/payouts/new')
  show('/my-accounts')
  expect(kept).toEqual(['/payouts/new'])
})

test('a session that stays on the overview keeps that, until a step leads on', () => {
  const { kept, show } = setUp(false)
  show('/onboarding')
  show('/onboarding/tos')
  show('/onboarding')
  show('/my-accounts')
  expect(kept).toEqual(['/onboarding', '/my-accounts'])
})

test('nothing is kept after it has stopped', () => {
  const { kept, stop, show } = setUp(false)
  stop()
  show('/my-accounts')
  expect(kept).toEqual([])
})
