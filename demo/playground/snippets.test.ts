import { expect, test } from 'vitest'
import { LOCALES } from '../../locales/locales.generated.ts'
import { type Choices, attributesOf, readConfig, themeValue } from './choices.ts'
import { LANGUAGES } from './options.ts'
import { PLAIN_CHOICES as plain } from './plain-choices.fixture.ts'
import { HOSTS, snippetsFor } from './snippets.ts'

const addresses = { source: 'https://cdn.example/sphere-ramp.js', apiUrl: 'https://api.example' }
const codeOf = (host: (typeof HOSTS)[number], choices: Choices) => snippetsFor(host, choices, addresses).at(-1)!.code

test('the default snippet has one tag with the application and the API [SHELL-15]', () => {
  expect(codeOf('HTML', plain)).toBe(
    [
      '<script type="module" src="https://cdn.example/sphere-ramp.js"></script>',
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

const chosen: Choices = {
  ...plain,
  radius: 'xl',
  environment: 'sandbox',
  headingLevel: '3',
  email: `o'hara"<x>@example.com`,
  rampOnly: true,
  config: { brand: { nickname: '</script>`' } },
}

test('every other choice is an attribute, quoted for HTML [SHELL-15]', () => {
  expect(attributesOf(chosen).map(([name]) => name)).toEqual([
    'application-id',
    'theme',
    'environment',
    'heading-level',
    'email',
    'ramp-only',
  ])
  const html = codeOf('HTML', chosen)
  expect(html).toContain(`theme='{"color":"default","radius":"xl"}'`)
  expect(html).toContain(`email='o&#39;hara"&lt;x>@example.com'`)
  expect(html).toContain('\n  ramp-only\n')
})

test.each(HOSTS)(
  'the snippet for %s names the API, the choices and the configuration, which cannot end a script',
  (host) => {
    const code = codeOf(host, chosen)
    expect(code).toContain(host === 'React' ? 'apiUrl="https://api.example"' : 'api-url="https://api.example"')
    expect(code).toContain(host === 'React' ? '\n      rampOnly\n' : 'ramp-only\n')
    expect(code).toContain(String.raw`"nickname": "\u003c/script>`)
    expect(code.match(/<\/script>/g)?.length ?? 0).toBe({ HTML: 2, CMS: 2, Vue: 1, Svelte: 1 }[host as string] ?? 0)
  },
)

test('a value that a template would read as its own language is written as that language has it', () => {
  expect(codeOf('React', chosen)).toContain(String.raw`theme={"{\"color\":\"default\",\"radius\":\"xl\"}"}`)
  expect(codeOf('Svelte', chosen)).toContain(String.raw`theme={"{\"color\":\"default\",\"radius\":\"xl\"}"}`)
  expect(codeOf('Vue', chosen)).toContain(`theme='{"color":"default","radius":"xl"}'`)
  const odd = { ...plain, email: 'a`b${c}\\@example.com' }
  expect(codeOf('Angular', odd)).toContain('email="a\\`b\\${c}\\\\@example.com"')
})

test('a page without modules gets the classic script of the same folder', () => {
  expect(codeOf('CMS', plain)).toContain('<script src="https://cdn.example/embed.js"></script>')
  expect(codeOf('CMS', chosen)).not.toContain('type="module"')
})

test('reads an empty text as no settings, and refuses a configuration that is not a JSON object', () => {
  expect(readConfig(' ')).toEqual({})
  expect(readConfig('{"excludedTabs":["bank"]}')).toEqual({ excludedTabs: ['bank'] })
  for (const text of ['{', '[]', 'null', '"text"', '1']) expect(readConfig(text)).toBeNull()
})

test('the languages to choose from are those of the catalogues, without the one that only lengthens texts', () => {
  const [first, ...others] = LANGUAGES.map(([tag]) => tag)
  expect(first).toBe('en')
  expect(others).toEqual(LOCALES.filter((tag) => !tag.startsWith('en')))
})
