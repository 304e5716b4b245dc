import { expect, test } from 'vitest'
import { boundTo } from './bound-router.ts'
import { createRouter } from './router-store.ts'
import { presentEntry } from './stack.ts'

function setUp() {
  const router = createRouter()
  const { key } = presentEntry(router.store.getState())
  const paths = () => router.store.getState().entries.map(({ path }) => path)
  return { router, screen: boundTo(router, key), paths }
}

test('a screen leads on, also in several steps at once', () => {
  const { screen, paths } = setUp()
  screen.replace('/my-payouts', {}, { clear: true })
  screen.push('/my-payouts/details', { id: 'payout_1' })
  expect(paths()).toEqual(['/my-payouts', '/my-payouts/details?id=payout_1'])
})

test('a screen that the customer has left leads nowhere any more', async () => {
  const { router, screen, paths } = setUp()
  router.push('/settings', {})
  await Promise.resolve()
  screen.push('/payouts/new', {})
  screen.replace('/payouts/new', {})
  screen.open('/payouts/new')
  screen.redirect('/payouts/new')
  expect(screen.back()).toBe(false)
  expect(paths()).toEqual(['/sign-in', '/settings'])
  expect(router.store.getState().index).toBe(1)
})

test('a screen that the customer comes back to leads on again', async () => {
  const { router, screen, paths } = setUp()
  screen.push('/settings', {})
  await Promise.resolve()
  router.back()
  screen.push('/payouts/new', {})
  expect(paths()).toEqual(['/sign-in', '/payouts/new'])
})
