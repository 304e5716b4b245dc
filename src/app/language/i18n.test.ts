import { afterEach, expect, test, vi } from 'vitest'
import { catalogues, type Areas } from '../../../locales/catalogues.generated.ts'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { formatDay } from '../../lib/format/format-date.ts'
import { createTranslations } from './i18n.ts'
import { catalogueOf, interfaceLanguage } from './language.ts'
import type { MerchantWords } from './words.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['en', 'en', 'en'],
  ['en-GB', 'en', 'en-GB'],
  ['en_US', 'en', 'en-US'],
  ['EN-xa', 'en-XA', 'en-XA'],
  ['ar-XB', 'en-XA', 'ar-XB'],
  ['tlh', 'en', 'en'],
  ['constructor', 'en', 'en'],
  ['en-', 'en', 'en'],
  ['*\n', 'en', 'en'],
  ['', 'en', 'en'],
])('the language %j uses the catalogue %s and the lang attribute %s [I18N-01]', (language, words, marked) => {
  expect(catalogueOf(language)).toBe(words)
  expect(interfaceLanguage(language)).toBe(marked)
})

test('a region has the words of its language, and its own dates and numbers [S9]', async () => {
  const { i18n, use, loadArea } = createTranslations()
  const day = () => formatDay(new Date(2026, 10, 24), i18n.locale, new Date(2026, 10, 25))
  expect(day()).toBe('Nov 24')
  await loadArea('payouts')
  await use('en-GB')
  expect([i18n._('signIn.continue'), day(), i18n.locale]).toEqual(['Continue', '24 Nov', 'en-GB'])
  await use('en-IN')
  expect([i18n._('signIn.continue'), formatAmount('1234567', i18n.locale)]).toEqual(['Continue', '12,34,567.00'])
  expect(i18n._('unreadable.payouts', { count: 1234567 })).toContain(' 12,34,567 ')
  await use('tlh')
  expect([i18n.locale, day()]).toEqual(['en', 'Nov 24'])
})

test('numbers inside messages have Latin digits, whatever the tag asks for [S9]', async () => {
  const { i18n, use, loadArea } = createTranslations()
  await loadArea('payouts')
  const said = () => i18n._('unreadable.payouts', { count: 1234 })
  await use('en-u-nu-deva')
  expect(said()).toContain(' 1,234 ')
  await use('ar-XB')
  expect(said()).toMatch(/ \D*1\D234/)
})

test('words are put once, however often and for whichever tags their area is asked for [I18N-01]', async () => {
  const { i18n, use, loadArea } = createTranslations()
  let changes = 0
  i18n.on('change', () => void (changes += 1))
  await Promise.all([loadArea('settings'), loadArea('settings')])
  expect(changes).toBe(2) // What no first screen has, and the settings.
  await loadArea('settings')
  expect(changes).toBe(2)
  await Promise.all([use('en-GB'), loadArea('settings')])
  expect([changes, i18n._('settings.title')]).toEqual([3, 'Settings'])
})

test('a failed download keeps the present language, on this screen and on the next [I18N-01]', async () => {
  const { areas } = await catalogues['en-XA']()
  const failing = vi.spyOn(areas as { ui: Areas['ui'] }, 'ui').mockRejectedValue(new TypeError('offline'))
  const words = createTranslations()
  await words.use('en-XA')
  await words.loadArea('settings')
  expect(words.i18n.locale).toBe('en')
  expect(words.i18n.messages).toHaveProperty('settings.title')

  failing.mockRestore()
  await words.use('en-XA')
  expect(words.i18n.locale).toBe('en-XA')
  expect(words.i18n.messages).toHaveProperty('settings.title')
})

test('a screen that opens while a language is loading gets the translations of both', async () => {
  const words = createTranslations()
  await words.loadArea('wallets')
  const changed = words.use('en-XA')
  await words.loadArea('settings')
  expect(words.i18n.locale).toBe('en')
  expect(words.i18n.messages).toHaveProperty('settings.title')
  await changed
  expect(words.i18n.messages).toHaveProperty('settings.title')
})

test('a screen opens in the present language when the download of another one fails, and that one comes whole later [I18N-01]', async () => {
  const { areas } = await catalogues['en-XA']()
  const failing = vi
    .spyOn(areas as { settings: Areas['settings'] }, 'settings')
    .mockRejectedValue(new TypeError('offline'))
  const words = createTranslations()
  await words.loadArea('wallets')
  const changed = words.use('en-XA')
  await words.loadArea('settings')
  expect(words.i18n.messages).toHaveProperty('settings.title')
  await changed
  expect(words.i18n.locale).toBe('en')

  failing.mockRestore()
  await words.use('en-XA')
  expect(words.i18n.locale).toBe('en-XA')
  expect(words.i18n.messages['settings.title']).not.toEqual(['Settings'])
})

test('a merchant’s words replace those of each language, and of areas that come later [S19]', async () => {
  let merchant: MerchantWords | undefined = { 'signIn.title': ['Welcome'], 'settings.title': ['Your choices'] }
  const words = createTranslations(() => merchant)
  const shown = () => [words.i18n._('signIn.title'), words.i18n._('signIn.continue'), words.i18n._('settings.title')]
  await words.use('en')
  await words.loadArea('settings')
  expect(shown()).toEqual(['Welcome', 'Continue', 'Your choices'])
  await words.use('en-XA')
  const [title, press, settings] = shown()
  expect([title, settings]).toEqual(['Welcome', 'Your choices'])
  expect(press).not.toBe('Continue')

  merchant = { 'signIn.title': ['Hello'] }
  await words.use('en')
  expect(shown()).toEqual(['Hello', 'Continue', 'Settings'])
  merchant = undefined
  await words.use('en')
  expect(shown()).toEqual(['Sign in', 'Continue', 'Settings'])
})

test('changed words are shown before anything is downloaded, and words that stay redraw nothing [S19]', () => {
  let merchant: MerchantWords = { 'signIn.title': ['Welcome'] }
  const words = createTranslations(() => merchant)
  void words.use('en')
  expect(words.i18n._('signIn.title')).toBe('Welcome')
  const changed = vi.fn<() => void>()
  words.i18n.on('change', changed)
  void words.use('en')
  expect(changed).not.toHaveBeenCalled()
  merchant = { 'signIn.title': ['Hello'] }
  void words.use('en')
  expect(changed).toHaveBeenCalled()
  expect(words.i18n._('signIn.title')).toBe('Hello')
})
