import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  COMPONENT,
  COMPONENT_MISTAKES,
  JSX,
  JSX_MISTAKES,
  MISTAKES,
  PREACT,
  PREACT_MISTAKES,
  SOLID,
  SOLID_MISTAKES,
  SOURCE,
  SVELTE,
  SVELTE_MISTAKES,
  VUE,
  VUE_MISTAKES,
  VUE_TSX,
  VUE_TSX_MISTAKES,
} from './support/package-sources.ts'
import { missingPaths } from './support/packed-paths.ts'

// The package as a merchant's own TypeScript app gets it.
const root = resolve(import.meta.dirname, '../..')
const app = mkdtempSync(join(tmpdir(), 'sphere-ramp-app-'))
const modules = join(app, 'node_modules')
const installed = join(modules, 'sphere-ramp')

interface Manifest {
  readonly customElements: string
  readonly main: string
  readonly types: string
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly scripts: Readonly<Record<string, string>>
}

beforeAll(() => {
  expect(existsSync(join(root, 'dist/element.d.ts')), 'npm run build makes the types').toBe(true)
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', app], { cwd: root, stdio: 'pipe' })
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(app, 'sphere-ramp-0.1.0.tgz'), '-C', installed, '--strip-components=1'])
})
afterAll(() => rmSync(app, { recursive: true, force: true }))

/** Makes a package of this clone one of the merchant's app. */
function link(...names: readonly string[]): void {
  for (const name of names.filter((one) => !existsSync(join(modules, one)))) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
}

/** The messages of the compiler. */
function typeCheck(source: string, options: object, file = 'app.ts'): readonly string[] {
  writeFileSync(join(app, file), source)
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, target: 'es2022', lib: ['es2024', 'dom'], types: [], ...options },
      files: [file],
    }),
  )
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', app], { cwd: app, encoding: 'utf8', stdio: 'pipe' })
    return []
  } catch (error) {
    const { stdout } = error as { stdout: string }
    return stdout.split('\n').filter((line) => line.includes('error TS'))
  }
}

test.each([
  ['Bundler', 'esnext'],
  ['NodeNext', 'nodenext'],
])('a strict TypeScript app (%s) knows the events, the properties and the methods', (moduleResolution, module) => {
  expect(typeCheck(SOURCE, { module, moduleResolution })).toEqual([])
  expect(typeCheck(MISTAKES, { module, moduleResolution })).toEqual([
    expect.stringContaining("Property 'amount' does not exist"),
    expect.stringContaining(`'"cards"' is not assignable`),
    expect.stringContaining("'signIn.tilte'"),
    expect.stringContaining(`'"Look at your mail"' is not assignable`),
    expect.stringContaining("'number' is not assignable"),
    expect.stringContaining(`'"pink"' is not assignable`),
    expect.stringContaining("'colour' does not exist"),
    expect.stringContaining(`'"night"' is not assignable`),
    expect.stringContaining(`'"test"' is not assignable`),
    expect.stringContaining("'7' is not assignable"),
    expect.stringContaining("'0' is not assignable"),
    expect.stringContaining("'CONNECTED' does not exist"),
    expect.stringContaining("'connectedMoveCallback' does not exist"),
  ])
})

test('a React 19 app knows the tag, its properties and its events in JSX', () => {
  link('@types/react', 'csstype')
  const options = { module: 'esnext', moduleResolution: 'Bundler', jsx: 'react-jsx' }
  expect(typeCheck(JSX, options, 'app.tsx')).toEqual([])
  expect(typeCheck(COMPONENT, options, 'app.tsx')).toEqual([])
  expect(typeCheck(COMPONENT_MISTAKES, options, 'app.tsx')).toEqual([
    expect.stringContaining("'{ applicationID: string; }' is not assignable"),
    expect.stringContaining(`'"pink"' is not assignable`),
    expect.stringContaining("'{ onPayoutMade: () => void; }' is not assignable"),
    expect.stringContaining("Property 'amount' does not exist"),
    expect.stringContaining("'string' is not assignable"),
  ])
  expect(typeCheck(JSX_MISTAKES, options, 'app.tsx')).toEqual([
    expect.stringContaining("'{ applicationid: string; }' is not assignable"),
    expect.stringContaining("Property 'amount' does not exist"),
  ])
})

test.each([
  ['Vue', 'vue', VUE, VUE_MISTAKES],
  ['Svelte', 'svelte', SVELTE, SVELTE_MISTAKES],
])('a %s template knows the tag, its settings and its events [SHELL-16]', (_, framework, source, mistakes) => {
  link(framework)
  const options = { module: 'esnext', moduleResolution: 'Bundler' }
  expect(typeCheck(source, options)).toEqual([])
  expect(typeCheck(mistakes, options)).toEqual([
    expect.stringContaining('does not exist in type'),
    expect.stringContaining(`'"pink"' is not assignable`),
    expect.stringContaining("Property 'amount' does not exist"),
  ])
})

test.each([
  ['Solid', 'solid-js', 'preserve', SOLID, SOLID_MISTAKES],
  ['Preact', 'preact', 'react-jsx', PREACT, PREACT_MISTAKES],
  ['Vue', 'vue', 'preserve', VUE_TSX, VUE_TSX_MISTAKES],
  ['Vue, by its runtime,', 'vue', 'react-jsx', VUE_TSX, VUE_TSX_MISTAKES],
])('%s knows the tag, its settings and its events in JSX [SHELL-16]', (_, jsxImportSource, jsx, source, mistakes) => {
  link(jsxImportSource)
  const options = { module: 'esnext', moduleResolution: 'Bundler', jsx, jsxImportSource }
  expect(typeCheck(source, options, 'app.tsx')).toEqual([])
  expect(typeCheck(mistakes, options, 'app.tsx')).toEqual([
    expect.stringContaining("'{ applicationID: string; }' is not assignable"),
    expect.stringContaining(`'"pink"' is not assignable`),
    expect.stringContaining("Property 'amount' does not exist"),
    expect.stringContaining("'colour' does not exist"),
  ])
})

test('bundlers may read the package’s description, and drop no file that defines something [SHELL-16]', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    exports: object
    sideEffects: readonly string[]
  }
  expect(manifest.exports).toMatchObject({ './package.json': './package.json' })
  expect(manifest.sideEffects).toEqual(['./dist/sphere-ramp.js', './dist/embed.js', './dist/incumbent.js'])
  for (const path of manifest.sideEffects) expect(existsSync(join(installed, path)), path).toBe(true)
})

test('no packed file names a source map, which is not packed [SHELL-16]', () => {
  const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
  const naming = files.filter(
    (path) => path.endsWith('.js') && readFileSync(join(installed, 'dist', path), 'utf8').includes('sourceMappingURL'),
  )
  expect(naming).toEqual([])
})

test('every file that the package names is in it, and packing builds', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest
  const { customElements, main, types, exports, scripts } = manifest
  const paths = Object.values(exports).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)))
  for (const path of [customElements, main, types, ...paths]) {
    expect(path).toMatch(/^\.\/(?:dist\/|package\.json$)/)
    expect(existsSync(join(installed, path)), path).toBe(true)
  }
  expect(scripts['prepack']).toBe(scripts['build'])
})

test('every file that a packed document links or names is in the package [SHELL-16]', () => {
  const documents = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
  expect(documents.toSorted()).toEqual(['CHANGELOG.md', 'README.md', 'dist/SKILL.md', 'element/README.md'])
  for (const document of [...documents, 'dist/llms.txt'])
    expect(missingPaths(installed, document), document).toEqual([])
})

test('the scripts of the READMEs have the types of the package', () => {
  const blocks = (path: string) =>
    [...readFileSync(join(installed, path), 'utf8').matchAll(/```js\n([\s\S]*?)\n```/g)].map(([, code]) => code!)
  const [config, events] = blocks('README.md')
  const [nodes] = blocks('element/README.md')
  const source = `import 'sphere-ramp'\n${config}\n${events}\nramp.config = { ${nodes} }\nexport {}`
  const options = { module: 'esnext', moduleResolution: 'Bundler', strictNullChecks: false }
  expect(typeCheck(source, options)).toEqual([])
  expect(typeCheck(source.replace('supportEmail', 'supportMail'), options)).toHaveLength(1)
})

interface Described {
  readonly name: string
}

test('editors read every attribute and event of the tag, and nothing that is private [SHELL-16]', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(installed, 'dist', name), 'utf8')) as never
  const { modules } = read('custom-elements.json') as {
    modules: { declarations: Record<'members' | 'attributes' | 'events', Described[]>[] }[]
  }
  const [{ members, attributes, events }] = modules.flatMap(({ declarations }) => declarations) as [
    Record<'members' | 'attributes' | 'events', Described[]>,
  ]
  expect(members.map(({ name }) => name)).toContain('navigate')
  expect(members.filter(({ name }) => !name || /^#|[cC]onnected/.test(name))).toEqual([])
  const namesOf = (list: readonly Described[]) => list.map(({ name }) => name)
  const { tags } = read('html-custom-data.json') as { tags: { name: string; attributes: Described[] }[] }
  expect(tags).toMatchObject([{ name: 'sphere-ramp' }])
  expect(namesOf(tags[0]!.attributes)).toEqual(namesOf(attributes))
  expect(tags[0]!.attributes.find(({ name }) => name === 'color-scheme')).toMatchObject({
    values: [{ name: 'light' }, { name: 'dark' }, { name: 'auto' }],
  })
  const { contributions } = read('web-types.json') as {
    contributions: { html: { elements: { attributes: Described[]; js: { events: Described[] } }[] } }
  }
  const [element] = contributions.html.elements
  expect(namesOf(element!.attributes)).toEqual(namesOf(attributes))
  expect(namesOf(element!.js.events)).toEqual(namesOf(events))
})

test('coding agents have two files of at most 8 kB, with links', () => {
  const [skill, list] = ['SKILL.md', 'llms.txt'].map((name) => readFileSync(join(installed, 'dist', name), 'utf8'))
  for (const file of ['custom-elements.json', 'openapi.json']) expect(list).toContain(`](${file})`)
  for (const text of [skill!, list!]) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8000)
})

test('the package brings no other package, no source map, and one declaration file for each entry', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>
  expect(manifest).not.toHaveProperty('dependencies')
  expect(manifest).toMatchObject({
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
  })
  expect(files.filter((path) => path.endsWith('.map'))).toEqual([])
  const declarations = ['element', 'preact', 'react', 'solid', 'sphere-ramp', 'svelte', 'vue'].map(
    (name) => `dist/${name}.d.ts`,
  )
  expect(files.filter((path) => path.endsWith('.d.ts')).toSorted()).toEqual(declarations)
})
