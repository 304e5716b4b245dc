import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { strictPolicy } from '../demo/hosts/strict-csp/policy.ts'
import { RAMP_EVENTS } from '../element/frameworks/listeners.ts'
import * as entry from '../src/index.ts'
import { sectionIn, unnamedEvents, unnamedKeys } from './interface/unnamed.ts'

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>
  readonly scripts: Readonly<Record<string, string>>
}

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const eventsIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].toSorted()

test('the package exports what it did, and nothing more', () => {
  const types = [...read('src/index.ts').matchAll(/export type \{([^}]*)\}/g)].flatMap(([, names]) => names!.split(','))
  expect(Object.keys(entry).toSorted()).toEqual(['TRANSITION_MS', 'WIRE_MESSAGE_MAX_LENGTH'])
  expect(types.map((name) => name.trim()).toSorted()).toEqual([
    'Analytics',
    'Brand',
    'Chat',
    'ColorScheme',
    'Environment',
    'HeadingLevel',
    'MerchantMessageId',
    'MerchantMessages',
    'Network',
    'Prefill',
    'RampEvent',
    'RampEvents',
    'RampHostConfig',
    'RpcNode',
    'WalletOption',
    'WalletPlugin',
  ])
})

test('the doc block of the element, the wrappers of the frameworks and the README have every typed event and no other, and the sources emit it', () => {
  expect(RAMP_EVENTS).toContain('ramp-ready')
  expect(unnamedEvents(root)).toEqual([])
})

const READMES = ['README.md', ...['.build', 'demo', 'element', 'src', 'test'].map((folder) => `${folder}/README.md`)]

const sectionOf = (title: string, path = 'README.md') => sectionIn(read(path), title)

test('the README has at most 12 kB, and names the others', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(12_000)
  const named = read('README.md') + read('src/README.md')
  expect(READMES.slice(1).filter((path) => path !== 'src/README.md' && !named.includes(`\`${path}\``))).toEqual([])
})

test('the attributes table of the element’s README and the doc block name the observed attributes', async () => {
  const { ATTRIBUTES } = await import('../element/attributes.ts')
  const documented = eventsIn(read('element/sphere-ramp.ts'), /@attr \{[^}]+\} ([a-z-]+)/g)
  for (const name of documented) expect(ATTRIBUTES).toContain(name)
  const table = sectionOf('Attributes', 'element/README.md')
  // `config` is a property, which a framework that came first sets as an attribute.
  const properties = ['config']
  for (const name of ATTRIBUTES.filter((name) => !properties.includes(name))) expect(table).toContain(`\`${name}\``)
  expect(ATTRIBUTES.filter((name) => !documented.includes(name)).toSorted()).toEqual([
    'api-base-url',
    'applicationid',
    'config',
    'prefilled-email',
  ])
})

test('the props of the tag in templates are the documented attributes', () => {
  const documented = eventsIn(read('element/sphere-ramp.ts'), /@attr \{[^}]+\} ([a-z-]+)/g)
  const template = read('element/frameworks/settings.ts').split('RampAttributes')[1]!
  const props = eventsIn(template, /'([a-z-]+)'/g)
  expect(props.filter((name) => name !== 'config' && name !== 'authToken')).toEqual(documented)
})

const { devDependencies, scripts } = JSON.parse(read('package.json')) as Manifest

test('the list of paths for `navigate` has every route, with the parameters that it needs', async () => {
  const { ROWS } = await import('../src/app/routes/rows.ts')
  const needs = (row: object) => Object.keys('needs' in row ? (row.needs as object) : {})
  const rows = sectionOf('Paths', 'element/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `/'))
  const listed = rows.flatMap((row) => {
    const [, paths, parameters] = row.split('|')
    const needed = [...parameters!.matchAll(/\*\*`(\w+)`\*\*/g)].map(([, name]) => name!)
    return [...paths!.matchAll(/`([^`]+)`/g)].map(([, path]) => [path!, needed] as const)
  })
  const routes = Object.entries(ROWS).map(([path, row]) => [path, needs(row)] as const)
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(routes))
  expect(listed).toHaveLength(routes.length)
})

/** The first cell of each row; `@types/*` covers all of a scope. */
const patternsOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [
      ...line
        .split('|')[1]!
        .replaceAll(/\([^)]*\)/g, '')
        .matchAll(/`([^`]+)`/g),
    ])
    .map(([, name]) => name!)

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

test('the dependencies table of the build says why each package is there, and names no other [SAFE-P9]', () => {
  const patterns = patternsOf(sectionOf('Dependencies', '.build/README.md'))
  const packages = Object.keys(devDependencies)
  expect(packages.filter((name) => !patterns.some((pattern) => matches(pattern, name)))).toEqual([])
  expect(patterns.filter((pattern) => !packages.some((name) => matches(pattern, name)))).toEqual([])
})

test('the table of patches names each change of a library, and each package that has a stand-in', () => {
  const files = globSync('.build/patches/**/*.mjs', { cwd: root })
  const texts = files.map((name) => read(name))
  const changes = texts.flatMap((text) => [...text.matchAll(/once\('(\w+)'/g)].map(([, name]) => name!))
  const replaced = texts.flatMap((text) => [...text.matchAll(/standIn\(\s*'([^']+)'/g)].map(([, name]) => name!))
  expect(changes.length + replaced.length).toBeGreaterThan(12)
  const rows = patternsOf(sectionOf('Patches of libraries', '.build/README.md'))
  expect([...changes, ...replaced].filter((name) => !rows.includes(name))).toEqual([])
})

test('the READMEs name every script, every preset and every setting of the sandbox', async () => {
  const { RADII, THEME_COLORS } = await import('../styles/theme.ts')
  const settings = [...read('demo/sandbox/settings.ts').matchAll(/SANDBOX_[A-Z_]+/g)].map(([name]) => name)
  for (const name of [...THEME_COLORS, ...RADII]) expect(sectionOf('Theming')).toContain(`\`${name}\``)
  for (const name of settings) expect(sectionOf("The sandbox's settings", 'demo/README.md')).toContain(`\`${name}\``)
  const named = Object.keys(scripts).filter((name) => !['prepack', 'postpack', 'start', 'test'].includes(name))
  for (const name of named)
    expect(sectionOf('Work on it', 'src/README.md')).toMatch(new RegExp(`\`(npm run )?${name}[\` ]`))
})

test('the README of the element has every key of the configuration and no other, and the sources read it', () => {
  expect(unnamedKeys(root)).toEqual([])
})

test('every file and folder that a README names is there', () => {
  const paths = READMES.flatMap((readme) => [
    ...read(readme).matchAll(/`((?:src|test|demo|styles|locales|element|\.build)\/[\w./-]*)`/g),
  ])
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.map(([, path]) => path!).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the policy of the README has the directives of the page on which the widget is tested, which forbids the rest', () => {
  const directives = (policy: string) => policy.split(';').map((one) => one.trim().split(/\s+/)[0]!)
  const [, written] = /\n```\n(script-src[\s\S]*?)\n```/.exec(read('README.md'))!
  const forbidden = ['default-src', 'base-uri', 'form-action']
  expect(directives(written!).toSorted()).toEqual(
    directives(strictPolicy([]))
      .filter((name) => !forbidden.includes(name))
      .toSorted(),
  )
  expect(written).toContain("style-src 'none'")
})
