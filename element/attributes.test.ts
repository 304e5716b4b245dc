import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ATTRIBUTES, readAttributes, readBoolean } from './attributes.ts'

const readTheme = (theme: string | null) => readAttributes({ theme }).theme

test.each([
  [null, false],
  ['', true],
  ['true', true],
  ['ramp-only', true],
  ['false', false],
  ['FALSE', false],
  ['0', false],
  ['No', false],
  [' no ', false],
])('a boolean attribute with the value %j is %s [SHELL-03]', (value, on) => {
  expect(readBoolean(value)).toBe(on)
})

test('the application id is read from both attribute names, and the first one wins [SHELL-02, S1]', () => {
  expect(readAttributes({ applicationid: 'application_b' }).applicationId).toBe('application_b')
  expect(readAttributes({ 'application-id': 'application_a', applicationid: 'application_b' }).applicationId).toBe(
    'application_a',
  )
  expect(readAttributes({ 'application-id': '  ' }).applicationId).toBeNull()
})

test('the prefilled e-mail is read from both attribute names [SHELL-05, S1]', () => {
  expect(readAttributes({ 'prefilled-email': 'a@example.com' }).email).toBe('a@example.com')
  expect(readAttributes({ email: 'b@example.com', 'prefilled-email': 'a@example.com' }).email).toBe('b@example.com')
})

test.each([
  [null, { color: 'default', radius: 'default', logo: null }],
  ['rose', { color: 'rose', radius: 'default', logo: null }],
  ['{"color":"violet","radius":"xl"}', { color: 'violet', radius: 'xl', logo: null }],
  ['{"color":"pink","radius":7}', { color: 'default', radius: 'default', logo: null }],
  [
    '{"logo":"https://shop.example/logo.svg"}',
    { color: 'default', radius: 'default', logo: 'https://shop.example/logo.svg' },
  ],
  ['{"logo":"/logo.svg"}', { color: 'default', radius: 'default', logo: '/logo.svg' }],
  ['{broken', { color: 'default', radius: 'default', logo: null }],
  ['pink', { color: 'default', radius: 'default', logo: null }],
  ['null', { color: 'default', radius: 'default', logo: null }],
])('theme=%j is read as a preset name or as JSON [SHELL-04, THEME-01, THEME-02]', (value, theme) => {
  expect(readTheme(value)).toEqual(theme)
})

test.each([
  'https://shop.example/logo.svg',
  'http://localhost:8080/logo.svg',
  'data:image/png;base64,AAAA',
  'logo.svg',
  '/a/logo.svg?v=2',
  '../logo.svg',
])('the logo %j is accepted [THEME-03]', (logo) => {
  expect(readTheme(JSON.stringify({ logo })).logo).toBe(logo)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>1</script>',
  'http://evil.example/x.png',
  '//evil.example/x.png',
  '\\\\evil.example\\x.png',
  '/\t/evil.example/x.png',
  'ht\ntp://evil.example/x.png',
  'http://localhost:80@evil.example/x.png',
  'http://localhost.evil.example/x.png',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'blob:https://a/b',
])('the logo %j is refused [THEME-03, SAFE-X10]', (logo) => {
  expect(readTheme(JSON.stringify({ logo })).logo).toBeNull()
})

test('debug reports every invalid value to the host', () => {
  const heard: string[] = []
  readAttributes({ theme: '{broken', 'color-scheme': 'blue' }, (message) => heard.push(message))
  expect(heard).toHaveLength(2)
})

test.each([
  ['1', 1],
  [' 6 ', 6],
  ['0', null],
  ['7', null],
  ['2.5', null],
  ['two', null],
  [null, null],
])('the heading level %j is read as %j [A11Y-08]', (value, level) => {
  expect(readAttributes({ 'heading-level': value }).headingLevel).toBe(level)
})

test('no attribute value makes the parser throw [SAFE-X10]', () => {
  const raw = fc.dictionary(fc.constantFrom(...ATTRIBUTES), fc.option(fc.oneof(fc.string(), fc.json())))
  fc.assert(
    fc.property(raw, (attributes) => {
      expect(readAttributes(attributes).colorScheme).toMatch(/^(light|dark|auto)$/)
    }),
    { numRuns: 500 },
  )
})

test.each([
  [{ theme: 'pink' }, 'color: pink', /^default \| zinc \| .+violet$/],
  [{ theme: '{"color":"pink"}' }, 'color: pink', /^default \| zinc \| /],
  [{ theme: '{"radius":7}' }, 'radius: 7', /^none \| sm \| default \| lg \| xl$/],
  [{ theme: '{"logo":"ftp://shop.example/logo.svg"}' }, 'logo', /^https:$/],
  [{ theme: '{broken' }, 'theme', /^JSON$/],
  [{ 'color-scheme': 'night' }, 'color-scheme: night', /^light \| dark \| auto$/],
  [{ environment: 'test' }, 'environment: test', /^production \| sandbox$/],
  [{ 'heading-level': '9' }, 'heading-level: 9', /^1 \| 2 \| 3 \| 4 \| 5 \| 6$/],
])('%j is refused, with what may be written [SHELL-04]', (raw, given, wanted) => {
  const refused: string[][] = []
  readAttributes(raw, (...said) => void refused.push(said))
  expect(refused).toEqual([[given, expect.stringMatching(wanted)]])
})

test('what is known or left out is not refused [SHELL-04]', () => {
  const refused: string[][] = []
  const refuse = (...said: string[]) => void refused.push(said)
  readAttributes({}, refuse)
  readAttributes({ theme: '{"logo":null}', 'color-scheme': 'Dark', environment: 'sandbox' }, refuse)
  readAttributes({ theme: 'rose', 'heading-level': '3' }, refuse)
  expect(refused).toEqual([])
})
