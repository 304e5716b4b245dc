import { expect, test } from 'vitest'
import { keepThroughRedirect, leaveScreen } from './toast-navigation.ts'
import { createToastStore } from './toasts.ts'

const titleOf = ({ getState }: ReturnType<typeof createToastStore>) => getState().current?.title ?? null

test('a toast leaves with its screen [S14]', () => {
  const toasts = createToastStore()
  toasts.show({ tone: 'success', title: 'Copied' })
  leaveScreen(toasts)
  expect(titleOf(toasts)).toBe(null)
})

test('a toast that follows a navigation leaves with the next one [S14]', () => {
  const toasts = createToastStore()
  toasts.show({ tone: 'success', title: 'Saved', follows: true })
  leaveScreen(toasts)
  expect(titleOf(toasts)).toBe('Saved')
  leaveScreen(toasts)
  expect(titleOf(toasts)).toBe(null)
})

test('a toast comes along when the customer is led on at once, however often [S14]', () => {
  const toasts = createToastStore()
  toasts.show({ tone: 'success', title: 'Signed in', follows: true })
  leaveScreen(toasts)
  keepThroughRedirect(toasts)
  leaveScreen(toasts)
  expect(titleOf(toasts)).toBe('Signed in')
  leaveScreen(toasts)
  expect(titleOf(toasts)).toBe(null)
})
