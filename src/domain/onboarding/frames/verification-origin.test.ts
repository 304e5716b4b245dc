import { expect, test } from 'vitest'
import { permissionsPolicyOf, verificationOrigin } from './verification-origin.ts'

const HOST = 'https://shop.example'

test('the page comes from the application’s origin', () => {
  expect(verificationOrigin('https://verify.example', HOST)).toBe('https://verify.example')
  expect(verificationOrigin('http://127.0.0.1:4010/', HOST)).toBe('http://127.0.0.1:4010')
})

test('a page of the host’s origin, or an address that is not a web page, is not framed [SAFE-M7]', () => {
  for (const url of [
    'https://shop.example',
    'https://SHOP.example:443/x',
    'javascript:alert(1)//',
    'data:text/html,x',
    '',
    '/x',
  ])
    expect(verificationOrigin(url, HOST)).toBeNull()
})

test('camera, microphone and full screen are allowed for its origin only; the package’s other features are unchanged [SAFE-M7]', () => {
  const given = 'camera; microphone; geolocation; clipboard-write; hid'
  expect(permissionsPolicyOf(given, 'https://v.example')).toBe(
    'camera https://v.example; microphone https://v.example; fullscreen https://v.example; geolocation; clipboard-write; hid',
  )
  expect(permissionsPolicyOf('', 'https://v.example')).toBe(
    'camera https://v.example; microphone https://v.example; fullscreen https://v.example',
  )
})
