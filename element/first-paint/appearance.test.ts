import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseConfig } from '../../src/app/ramp-config.ts'
import { emptyWindow } from '../../src/lib/host-window.fixture.ts'
import type { World } from '../../src/lib/world.ts'
import { readAttributes } from '../attributes.ts'
import { appearanceOf } from './appearance.ts'

const SESSION = 'sphere-ramp:https://api.test:application_acme'
const TOKENS = { idToken: 'id', refreshToken: 'refresh', uid: 'customer_a' }

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => vi.unstubAllGlobals())

function lookAt(given: Readonly<Record<string, string>> = {}, kept: Readonly<Record<string, string>> = {}) {
  const store = (values: Readonly<Record<string, string>>) => ({
    keys: () => Object.keys(values),
    getItem: (key: string) => values[key] ?? null,
    setItem: () => {},
    removeItem: () => {},
  })
  const world: World = {
    fetch: () => Promise.reject(new Error('nothing is asked before React')),
    storage: { local: store({}), session: store(kept) },
    tabs: { lock: (_, work) => work(), caughtUp: async () => {}, channel: () => ({ post() {}, close() {} }) },
    uuid: () => '',
    pageQuery: () => '',
    window: emptyWindow(),
  }
  const attributes = readAttributes({ 'application-id': 'application_acme', 'api-url': 'https://api.test', ...given })
  const { config } = parseConfig({ ...attributes, host: {}, authToken: null } as never)
  return appearanceOf(config!, world)
}

test('the first paint shows the e-mail address of the host, or none [SHELL-05, AUTH-04]', () => {
  expect(lookAt({ email: 'ana@example.com' }).values['email']).toBe('ana@example.com')
  expect(lookAt().values['email']).toBe('')
})

test('the first paint shows the merchant’s name once the session has read it [S10]', () => {
  expect(lookAt({}, { [`${SESSION}:merchant`]: 'Acme Pay' }).values['merchant']).toBe('Acme Pay')
  expect(lookAt().values['merchant']).toBe('')
})

test.each([
  ['the colour', { theme: 'violet' }, 'theme', 'violet', 'default'],
  ['the scheme', { 'color-scheme': 'light' }, 'mode', 'light', 'dark'],
  ['the direction', { language: 'ar-XB' }, 'dir', 'rtl', 'ltr'],
  ['the level of the title', { 'heading-level': '4' }, 'heading', 'h4', 'h2'],
  ['the mode', { 'ramp-only': '' }, 'rampOnly', 'on', ''],
])('the first paint has %s of the attributes [SHELL-04]', (_, given, name, value, usual) => {
  expect([lookAt(given as Record<string, string>).values[name], lookAt().values[name]]).toEqual([value, usual])
})

test('the first paint follows a page in light colours when the host sets no scheme', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(lookAt().values['mode']).toBe('light')
})

test('the first paint shows the sign-in screen, or the last screen of a stored session [S18]', () => {
  expect(lookAt()).toMatchObject({ screen: 'signIn', restoredRoute: null })
  const kept = { [SESSION]: JSON.stringify(TOKENS), [`${SESSION}:landing`]: '/my-accounts' }
  expect(lookAt({}, kept)).toMatchObject({ screen: 'waiting', restoredRoute: '/my-accounts' })
  expect(lookAt({}, { [`${SESSION}:landing`]: '/my-accounts' })).toMatchObject({
    screen: 'signIn',
    restoredRoute: null,
  })
  expect(lookAt({ 'api-url': 'https://other.test' }, kept)).toMatchObject({ screen: 'signIn', restoredRoute: null })
})
