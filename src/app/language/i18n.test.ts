import { afterEach, expect, test, vi } from 'vitest'
import { catalogues, type Areas } from '../../../locales/catalogues.generated.ts'
import { createTranslations } from './i18n.ts'
import { catalogueOf, interfaceLanguage } from './language.ts'

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
