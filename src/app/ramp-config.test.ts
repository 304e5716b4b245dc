import { expect, test } from 'vitest'
import { DEFAULT_THEME } from '../../styles/theme.ts'
import {
  headingLevelOf,
  parseConfig,
  preferencesOf,
  settingsOf,
  type HostDecisions,
  type RampConfig,
} from './ramp-config.ts'

const decisions: HostDecisions = {
  applicationId: 'application_sandbox',
  rampOnly: false,
  theme: DEFAULT_THEME,
  email: null,
  language: null,
  colorScheme: 'auto',
  apiUrl: 'https://api.example.com/',
  environment: null,
  headingLevel: null,
  debug: false,
  authToken: null,
  host: {},
}
const config: RampConfig = { ...decisions, applicationId: 'application_sandbox', apiUrl: 'https://api.example.com' }
const apiUrlOf = (change: Partial<HostDecisions>) => parseConfig({ ...decisions, ...change }).config?.apiUrl

test('the configuration holds the theme, of which the screens read the logo [STORE-04]', () => {
  const theme = { color: 'rose', radius: 'lg', logo: '/logo.svg' }
  expect(parseConfig({ ...decisions, theme }).config?.theme).toEqual(theme)
  expect(preferencesOf({ ...config, theme }).logo).toBe('/logo.svg')
})

test('an attribute takes precedence over the same key of config, and config over the build', () => {
  expect(apiUrlOf({})).toBe('https://api.example.com')
  expect(apiUrlOf({ host: { apiUrl: 'https://other.example' } })).toBe('https://api.example.com')
  expect(apiUrlOf({ apiUrl: null, host: { apiUrl: 'https://other.example' } })).toBe('https://other.example')
})

test.each([
  [{ applicationId: null }, 'configuration/application-id-missing'],
  [{ apiUrl: null }, 'configuration/api-url-missing'],
  [{ apiUrl: 'javascript:alert(1)' }, 'configuration/api-url-missing'],
  [{}, null],
])('the configuration %j has the problem %s [SHELL-02]', (change, problem) => {
  const parsed = parseConfig({ ...decisions, ...change })
  expect(parsed.problem).toBe(problem)
  expect(parsed.config === null).toBe(problem !== null)
})

test('config may set the language and debug, with lower precedence than the attributes', () => {
  const host = { language: 'de', debug: true }
  expect(preferencesOf({ ...config, host })).toMatchObject({ language: 'de', debug: true })
  expect(preferencesOf({ ...config, language: 'fr', host })).toMatchObject({ language: 'fr' })
  const odd = { language: 7, debug: 'yes' } as unknown as typeof host
  expect(preferencesOf({ ...config, host: odd })).toMatchObject({ language: 'en', debug: false })
})

test('the sandbox is a value of environment and does not choose a server [CONST-20]', () => {
  const preferences = (change: Partial<RampConfig>) => preferencesOf({ ...config, ...change })
  expect(preferences({}).environment).toBe('production')
  expect(preferences({ environment: 'sandbox' }).environment).toBe('sandbox')
  expect(preferences({ host: { environment: 'sandbox' } }).environment).toBe('sandbox')
  expect(settingsOf({ ...config, environment: 'sandbox' }).apiUrl).toBe('https://api.example.com')
})

test('the ramp’s own functions alone are shown only where the host asks for it, in ramp-only mode too [STORE-09, S6]', () => {
  const shows = (rampOnly: boolean, features?: { showRampFunctionalityOnly: boolean }) =>
    preferencesOf({ ...config, rampOnly, host: features ? { features } : {} }).isShowRampFunctionalityOnly
  expect([shows(true), shows(false)]).toEqual([false, false])
  expect(shows(true, { showRampFunctionalityOnly: false })).toBe(false)
  expect([true, false].map((rampOnly) => shows(rampOnly, { showRampFunctionalityOnly: true }))).toEqual([true, true])
})

test('undefined values of a host’s config mean the defaults', () => {
  const host = { brand: { nickname: undefined }, features: null, excludedTabs: null, environment: 'Sandbox' }
  const odd = { ...config, host: host as unknown as RampConfig['host'] }
  expect(settingsOf(odd)).toMatchObject({ brand: { nickname: 'Sphere' }, excludedTabs: [] })
  expect(preferencesOf(odd)).toMatchObject({ environment: 'production', isShowRampFunctionalityOnly: false })
})

test('terms messages are accepted from the API’s origin unless the host sets another [TOS-05]', () => {
  expect(settingsOf(config).frontendOrigin).toBe('https://api.example.com')
  expect(settingsOf({ ...config, host: { frontendOrigin: 'https://app.example' } }).frontendOrigin).toBe(
    'https://app.example',
  )
})

test('the merchant name defaults to the brand nickname [RES-12]', () => {
  expect(settingsOf(config).brand.nickname).toBe('Sphere')
  expect(settingsOf({ ...config, host: { brand: { nickname: 'Altamar' } } }).brand).toMatchObject({
    nickname: 'Altamar',
    supportEmail: 'support@sphere.example',
  })
})

test('the titles have level 2 unless the host sets another, and an attribute wins over config [A11Y-08]', () => {
  const levelOf = (change: Partial<HostDecisions>) => headingLevelOf({ ...decisions, ...change })
  expect(levelOf({})).toBe(2)
  expect(levelOf({ host: { headingLevel: 3 } })).toBe(3)
  expect(levelOf({ headingLevel: 1, host: { headingLevel: 3 } })).toBe(1)
  for (const headingLevel of [0, 7, 2.5, '3', null])
    expect(levelOf({ host: { headingLevel } as HostDecisions['host'] })).toBe(2)
})
