import { expect, test } from 'vitest'
import { createPreferencesStore } from './preferences.ts'
import { createToastStore } from './toasts.ts'

test('the language is English until the host sets it [STORE-03, I18N-01]', () => {
  expect(createPreferencesStore().getState().language).toBe('en')
})

test('what the host leaves out is off, empty or unknown [STORE-01, STORE-05, STORE-06, STORE-07, STORE-08, STORE-09]', () => {
  expect(createPreferencesStore().getState()).toMatchObject({
    applicationId: '',
    logo: null,
    environment: 'production',
    debug: false,
    rampOnly: false,
    prefilledEmail: null,
    prefilledResidency: null,
    isSidebarOpen: false,
    isShowRampFunctionalityOnly: false,
  })
})

test('the store holds the host’s settings [STORE-01, STORE-05, STORE-06, STORE-07, STORE-08, STORE-09]', () => {
  const given = {
    applicationId: 'application_sandbox',
    debug: true,
    rampOnly: true,
    prefilledEmail: 'a@example.com',
    isSidebarOpen: true,
    isShowRampFunctionalityOnly: true,
  }
  expect(createPreferencesStore(given).getState()).toMatchObject(given)
})

test('a new toast replaces the present one [CONST-17]', () => {
  const toasts = createToastStore()
  toasts.show({ tone: 'success', title: 'one' })
  toasts.show({ tone: 'error', title: 'two' })
  expect(toasts.getState().current).toMatchObject({ id: 2, title: 'two', description: null })
})

test('dismissing an older toast leaves the newer one [CONST-17]', () => {
  const toasts = createToastStore()
  toasts.show({ tone: 'success', title: 'one' })
  toasts.show({ tone: 'error', title: 'two' })
  toasts.dismiss(1)
  expect(toasts.getState().current?.title).toBe('two')
  toasts.dismiss(2)
  expect(toasts.getState().current).toBeNull()
})
