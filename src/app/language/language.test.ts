import { expect, test, vi } from 'vitest'
import { catalogueOf, directionOf, interfaceLanguage } from './language.ts'

vi.mock('../../../locales/locales.generated.ts', () => ({
  LOCALES: ['ar', 'de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'pt-BR', 'th', 'vi', 'zh-CN'],
  ALIASES: new Map(),
}))

test.each([
  ['pt-PT', 'pt-BR', 'pt-PT'],
  ['pt', 'pt-BR', 'pt'],
  ['pt_br', 'pt-BR', 'pt-BR'],
  ['zh', 'zh-CN', 'zh'],
  ['zh-SG', 'zh-CN', 'zh-SG'],
  ['zh-Hans-HK', 'zh-CN', 'zh-Hans-HK'],
  ['zh-TW', 'en', 'en'],
  ['zh-HK', 'en', 'en'],
  ['zh-MO', 'en', 'en'],
  ['zh-Hant', 'en', 'en'],
  ['zh-Hant-CN', 'en', 'en'],
  ['de-CH', 'de', 'de-CH'],
  ['es-419', 'es', 'es-419'],
  ['ar-EG-u-nu-arab', 'ar', 'ar-EG-u-nu-arab'],
  ['in', 'id', 'id'],
  ['ar-Latn', 'en', 'en'],
  ['nl', 'en', 'en'],
])('with twelve catalogues %s has the words of %s and is formatted as %s [S9]', (language, words, formatted) => {
  expect(catalogueOf(language)).toBe(words)
  expect(interfaceLanguage(language)).toBe(formatted)
})

test.each([
  ['ar-EG', 'rtl'],
  ['ar', 'rtl'],
  ['pt-BR', 'ltr'],
  ['zh-CN', 'ltr'],
])('%s is written %s [S9]', (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})
