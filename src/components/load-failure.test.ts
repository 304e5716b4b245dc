import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../../locales/en/app.ts'
import { ServicesContext, type Services } from '../queries/services.ts'
import { LoadFailure } from './LoadFailure.tsx'

afterEach(() => vi.unstubAllGlobals())

const i18n = setupI18n({ locale: 'en', messages: { en: { ...messages, 'ui.retry': ['Retry'] } } })
const services = { toasts: {}, emit: () => true, lazy: (make: () => unknown) => make() } as unknown as Services

/** The labels of the buttons that a failure offers. */
function offered(error: Error): readonly string[] {
  vi.stubGlobal('navigator', { onLine: true })
  const view = createElement(LoadFailure, { error, title: 'Accounts', retrying: false, onRetry: () => {} })
  const withServices = createElement(ServicesContext, { value: services }, view)
  const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, withServices))
  return [...html.matchAll(/<button[^]*?<\/button>/g)].map(([button]) =>
    button.replaceAll(/<style[^]*?<\/style>|<[^>]+>/g, ''),
  )
}

test('a screen whose code is gone offers to reload the page before a retry, and no other does [SAFE-E9]', () => {
  expect(offered(new TypeError('Failed to fetch dynamically imported module: https://shop.example/a.js'))).toEqual([
    'Reload',
    'Retry',
  ])
  expect(offered(new Error('bug'))).toEqual(['Retry'])
})
