import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { messages as ofApp } from '../../../locales/en/app.ts'
import { messages as ofSignIn } from '../../../locales/en/sign-in.ts'
import { ServicesContext } from '../../queries/services.ts'
import { openServices } from '../../queries/services.fixture.ts'
import { LoginFailure } from './LoginFailure.tsx'

/** The words of the banner, in its order. */
function wordsOf(error: Error): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: { ...ofApp, ...ofSignIn } } })
  const banner = createElement(LoginFailure, { error })
  const withServices = createElement(ServicesContext, { value: openServices().services }, banner)
  const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, withServices))
  return html
    .replaceAll(/<style.*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test.each([
  [
    'a file that a newer version has replaced',
    new TypeError('Failed to fetch dynamically imported module: x.js'),
    'We couldn’t sign you in Reload this page: a part of it couldn’t be loaded. This didn’t move any money. Reload',
  ],
  [
    'code that was not downloaded',
    new Error('aborted'),
    'We couldn’t sign you in We couldn’t reach the server. Check your internet connection and try again.',
  ],
])('a sign-in that failed for %s says so, with what helps [AUTH-03, STATE-SIGN-03]', (_, error, words) => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(wordsOf(error)).toBe(words)
  vi.unstubAllGlobals()
})
