import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LOCALES } from '../../locales/locales.generated.ts'
import { useLanguageCode } from './language.ts'

const Code = () => useLanguageCode()

function codeIn(locale: string): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Code)))
}

test.each([
  ['en-GB', 'en'],
  ['pt-PT', 'pt'],
  ['zh-SG', 'zh'],
  ['ar-EG', 'ar'],
  ['tlh', 'en'],
])('vendors get for %s the code %s [S9, TOS-02, KYC-05]', (tag, code) => {
  expect(codeIn(tag)).toBe(code)
})

test('each language that is offered has a code of its own [S9]', () => {
  const languages = LOCALES.map((locale) => new Intl.Locale(locale).language)
  expect(languages).toContain('en')
  const codes = languages.map(codeIn)
  expect(codes.filter((code, index) => code === 'en' && languages[index] !== 'en')).toEqual([])
})
