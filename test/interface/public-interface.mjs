// What other people's pages depend on, read from the sources: by kind and name, with its type where it has one.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { publicManifest } from '../../.build/package/editor-data.mjs'
import { chainCodes, ownCodes } from '../support/own-codes.ts'

/** A type on one line, without comments, so that only its meaning counts. */
const plain = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/(?<=[\w>\])}'])[ \t]*\n\s*(?=(?:readonly )?[\w']+\??[:(])/g, '; ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^|[=({[]) ?\| /g, '$1 ')
    .trim()

const sorted = (rows) => Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)))
const named = (names) => sorted([...names].map((name) => [name, '']))

/** The declaration of an interface or type; undefined where the code passes one on. */
const declarationOf = (code, name) =>
  parseAst(code, { lang: 'ts', sourceType: 'module' })
    .body.map((statement) => statement.declaration ?? statement)
    .find((one) => /^TS(?:Interface|TypeAlias)Declaration$/.test(one?.type) && one.id.name === name)

/** The members of an interface with their types. */
const membersOf = (code, name) =>
  sorted(
    declarationOf(code, name).body.body.map(({ key, typeAnnotation: { typeAnnotation: type } }) => [
      key.name ?? key.value,
      plain(code.slice(type.start, type.end)),
    ]),
  )

function manifestOf(root) {
  const folder = mkdtempSync(join(tmpdir(), 'sphere-ramp-interface-'))
  const options = ['--config', '.build/package/manifest.config.mjs', '--outdir', relative(root, folder)]
  execFileSync(join(root, 'node_modules/.bin/cem'), ['analyze', ...options], { cwd: root, stdio: 'ignore' })
  const { modules } = publicManifest(JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8')))
  rmSync(folder, { recursive: true, force: true })
  return modules.flatMap(({ declarations }) => declarations)[0]
}

const typed = (list) => sorted(list.map(({ name, type }) => [name, plain(type?.text ?? '')]))
const called = ({ parameters = [], return: returned }) =>
  `(${parameters.map(({ name, type }) => `${name}: ${type.text}`).join(', ')}): ${returned.type.text}`

const namesIn = (list) => list.split(',').flatMap((name) => name.replace(/^\s*type /, '').trim() || [])

/** The names that a file passes on with `export`, or takes with `import`, each with its file. */
const namesOf = (path, statement) =>
  [...readFileSync(path, 'utf8').matchAll(new RegExp(`${statement}\\{([^}]*)\\} from '([^']+)'`, 'g'))].flatMap(
    ([, names, from]) => namesIn(names).map((name) => ({ name, file: join(dirname(path), from) })),
  )

const ENTRIES = ['src/index.ts', 'element/element.ts']
/** Their members have kinds of their own. */
const BY_MEMBERS = new Set(['RampEvents', 'RampHostConfig'])

function textOf({ name, file }) {
  if (BY_MEMBERS.has(name)) return ''
  const code = readFileSync(file, 'utf8')
  const declared = declarationOf(code, name)
  if (!declared) return textOf(namesOf(file, '(?:import|export) (?:type )?').find((one) => one.name === name))
  const { body, typeAnnotation } = declared
  const { start, end } = body ?? typeAnnotation
  return plain(code.slice(start, end))
}

const MESSAGES = 'src/app/language/merchant-messages.ts'
/** The ids that a merchant may use, each with the values of its text. */
function messagesOf(root) {
  if (!existsSync(join(root, MESSAGES))) return {}
  const rows = readFileSync(join(root, MESSAGES), 'utf8').matchAll(/^ {2}(?:'([\w.]+)'|(\w+)): \[(.*)\],$/gm)
  return sorted([...rows].map(([, quoted, bare, values]) => [quoted ?? bare, values]))
}

/** The words of a list in `styles/theme.ts`. */
function wordsOf(code, list) {
  const [, words] = new RegExp(`export const ${list} = \\[([^\\]]*)\\]`).exec(code) ?? []
  if (words === undefined) throw new Error(`styles/theme.ts has no list ${list}`)
  return named([...words.matchAll(/'([\w-]+)'/g)].map(([, word]) => word))
}

/** The paths of `navigate`, each with the parameters that it must have. test/public-interface.test.ts compares them with the routes. */
function pathsOf(readme) {
  const [, section] = /\n## Paths\n([\s\S]*?)\n## /.exec(readme)
  const rows = [...section.matchAll(/^\| (`\/.*?) \|(.*)\|$/gm)]
  return sorted(
    rows.flatMap(([, paths, parameters]) => {
      const needed = [...parameters.matchAll(/\*\*`(\w+)`\*\*/g)].map(([, name]) => name).join(', ')
      return [...paths.matchAll(/`([^`]+)`/g)].map(([, path]) => [path, needed])
    }),
  )
}

/** What `embed.js` looks for in the page. */
function dataAttributesOf(root) {
  const paths = globSync('element/classic/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
  const code = paths.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
  return named(new Set([...code.matchAll(/\bdata-sphere-ramp(?:-[a-z]+)*/g)].map(([name]) => name)))
}

/** The codes of the currencies, as details of events have them. */
function currenciesOf(code) {
  const [, rows] = /\nconst CURRENCY_RULES = \{\n([\s\S]*?)\n\} as const/.exec(code)
  return named([...rows.matchAll(/^ {2}(\w+): \{/gm)].map(([, currency]) => currency))
}

/** The part of it that needs no manifest of the element, which takes a second. */
export function declaredInterface(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const types = ENTRIES.flatMap((path) => namesOf(join(root, path), 'export type '))
  return {
    path: pathsOf(read('element/README.md')),
    currency: currenciesOf(read('src/domain/currency.ts')),
    network: named([...textOf(types.find(({ name }) => name === 'Network')).matchAll(/'(\w+)'/g)].map(([, id]) => id)),
    event: membersOf(read('src/domain/ramp-events.ts'), 'RampEvents'),
    'key of config': membersOf(read('src/app/host-config.ts'), 'RampHostConfig'),
    type: sorted(types.map((one) => [one.name, textOf(one)])),
  }
}

export function publicInterface(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const { attributes, members, cssParts, cssProperties } = manifestOf(root)
  const exported = ENTRIES.flatMap((path) => namesOf(join(root, path), 'export '))
  const { currency, network, event, path, type, 'key of config': key } = declaredInterface(root)
  return {
    attribute: typed(attributes),
    property: typed(members.filter(({ kind }) => kind === 'field')),
    method: sorted(members.filter(({ kind }) => kind === 'method').map((method) => [method.name, called(method)])),
    event,
    'key of config': key,
    'id of messages': messagesOf(root),
    prop: membersOf(read('element/frameworks/settings.ts'), 'RampSettings'),
    'prop of the tag': membersOf(read('element/frameworks/settings.ts'), 'RampAttributes'),
    'option of window.SphereRamp': membersOf(read('element/classic/incumbent.ts'), 'IncumbentOptions'),
    'data attribute': dataAttributesOf(root),
    path,
    'preset of theme': wordsOf(read('styles/theme.ts'), 'THEME_COLORS'),
    'radius of theme': wordsOf(read('styles/theme.ts'), 'RADII'),
    part: named(cssParts.map(({ name }) => name)),
    'custom property': named(cssProperties.map(({ name }) => name)),
    entry: named(Object.keys(JSON.parse(read('package.json')).exports)),
    export: named(exported.map(({ name }) => name)),
    type,
    currency,
    code: named([...ownCodes(root), ...chainCodes(root)]),
    network,
  }
}
