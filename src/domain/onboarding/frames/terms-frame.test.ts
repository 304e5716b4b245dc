import { expect, test } from 'vitest'
import { TERMS_MESSAGES, TERMS_EFFECTS, termsFrameSrc } from './terms-frame.ts'

const page = (url: string, hostOrigin = 'https://shop.example', frontendOrigin = 'https://app.example') =>
  termsFrameSrc({ url, language: 'pt', hostOrigin, frontendOrigin })

test.each([
  ['https://app.example/tos', 'https://app.example/tos?lang=pt'],
  ['https://app.example/tos?session=a%20b', 'https://app.example/tos?session=a%20b&lang=pt'],
  ['https://app.example/tos?lang=en&session=s', 'https://app.example/tos?lang=pt&session=s'],
  ['https://app.example/tos#top', 'https://app.example/tos?lang=pt#top'],
])('%s gets the interface language in its query [TOS-02]', (url, src) => {
  expect(page(url)).toBe(src)
})

test('a page of the host’s own origin is refused, with any path, letter case or port [SAFE-M7]', () => {
  const external = ['https://shop.example/tos', 'https://SHOP.example:443/a?b#c', 'https://user@shop.example/']
  for (const url of external) expect(page(url)).toBeNull()
  expect(page('https://shop.example:8443/tos')).toBe('https://shop.example:8443/tos?lang=pt')
  expect(page('http://shop.example/tos')).toBe('http://shop.example/tos?lang=pt')
})

test('an address that is not a web page is refused [SAFE-M7]', () => {
  for (const url of [
    '',
    'tos',
    '//app.example/tos',
    'javascript:alert(1)',
    'blob:https://shop.example/1',
    'file:///tos',
  ])
    expect(page(url)).toBeNull()
})

test('a data URL is framed only when the frontend origin is null [O12]', () => {
  const url = 'data:text/html,<p>terms'
  expect(page(url)).toBeNull()
  expect(page(url, 'https://shop.example', 'null')).toBe(new URL(url).href)
})

test('only close leaves the screen, only success and error show a toast [TOS-03]', () => {
  expect(TERMS_MESSAGES.filter((type) => TERMS_EFFECTS[type].leaves)).toEqual(['close'])
  expect(TERMS_MESSAGES.map((type) => TERMS_EFFECTS[type].toast)).toEqual([null, 'success', 'error', null])
})
