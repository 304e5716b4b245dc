import { expect, test } from 'vitest'
import { bindToEntry } from './bound-router.ts'
import { createRouter } from './router-store.ts'
import { presentEntry } from './stack.ts'

function setUp() {
  const router = createRouter()
  const { key } = presentEntry(router.store.getState())
  const paths = () => router.store.getState().entries.map(({ path }) => path)
  return { router, screen: bindToEntry(router, key), paths }
}

test('a screen leads on once', () => {
  const { screen, paths } = setUp()
  screen.push('/payouts/new', {})
  screen.push('/settings', {})
  expect(paths()).toEqual(['/sign-in', '/payouts/new'])
})

test('a screen that the customer has left leads nowhere any more', () => {
  const { router, screen, paths } = setUp()
  router.push('/settings', {})
  screen.push('/payouts/new', {})
  screen.replace('/payouts/new', {})
  screen.open('/payouts/new')
  screen.redirect('/payouts/new')
  expect(screen.back()).toBe(false)
  expect(paths()).toEqual(['/sign-in', '/settings'])
  expect(router.store.getState().index).toBe(1)
})

test('a screen that the customer comes back to leads on again', () => {
  const { router, screen, paths } = setUp()
  screen.push('/settings', {})
  router.back()
  screen.push('/payouts/new', {})
  expect(paths()).toEqual(['/sign-in', '/payouts/new'])
})
