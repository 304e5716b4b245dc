import { expect, test } from 'vitest'
import { type Choices, attributesOf, snippet, themeValue } from './snippet.ts'

const plain: Choices = {
  applicationId: 'application_sandbox',
  color: 'default',
  radius: 'default',
  logo: '',
  colorScheme: 'auto',
  language: 'en',
  email: '',
  rampOnly: false,
  debug: false,
}

const addresses = { source: 'x.js', apiUrl: 'https://api.example' }

test('the default snippet has one tag with the application and the API [SHELL-15]', () => {
  expect(snippet(plain, addresses)).toBe(
    [
      '<script type="module" src="x.js"></script>',
      '<sphere-ramp',
      '  application-id="application_sandbox"',
      '  api-url="https://api.example"',
      '></sphere-ramp>',
    ].join('\n'),
  )
})

test('a theme is written as a preset where it equals one, else as JSON [S3]', () => {
  expect(themeValue(plain)).toBeNull()
  expect(themeValue({ ...plain, color: 'rose' })).toBe('rose')
  expect(themeValue({ ...plain, color: 'rose', radius: 'lg' })).toBe('{"color":"rose","radius":"lg"}')
})

test('every other choice is an attribute, quoted for HTML [SHELL-15]', () => {
  const choices = { ...plain, radius: 'xl', language: 'en-XA', email: `o'hara"<x>@example.com`, rampOnly: true }
  expect(attributesOf(choices).map(([name]) => name)).toEqual([
    'application-id',
    'theme',
    'language',
    'email',
    'ramp-only',
  ])
  const html = snippet(choices, addresses)
  expect(html).toContain(`theme='{"color":"default","radius":"xl"}'`)
  expect(html).toContain(`email='o&#39;hara"&lt;x>@example.com'`)
  expect(html).toContain('\n  ramp-only\n')
})
