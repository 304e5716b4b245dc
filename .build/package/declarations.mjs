// Writes one declaration file for each entry of the package: what its exports and its global types need, and nothing else.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { root } from '../run.mjs'

/** The entries, and the file of the sources that each is made from. What `element` has, the others import from it. */
const ENTRIES = {
  element: 'element',
  'sphere-ramp': 'define',
  react: 'frameworks/react',
  vue: 'frameworks/vue',
  svelte: 'frameworks/svelte',
  solid: 'frameworks/solid',
  preact: 'frameworks/preact',
}

const targetOf = (file, specifier) => join(dirname(file), specifier).replace(/\.tsx?$/, '.d.ts')
const isOurs = (specifier) => specifier.startsWith('.')
const nameOf = ({ type, name, value }) => (type === 'Literal' ? value : name)

/** Every name in a node but the keys of its members. */
function namesIn(node, found = new Set()) {
  if (Array.isArray(node)) for (const each of node) namesIn(each, found)
  else if (node && typeof node.type === 'string') {
    if (node.type === 'TSImportType')
      throw new Error('an import() in a type is not followed: name the type in an import')
    if (node.type === 'Identifier') found.add(node.name)
    for (const [key, child] of Object.entries(node)) if (key !== 'key' || node.computed) namesIn(child, found)
  }
  return found
}

const declaredIn = (declaration) =>
  declaration.type === 'VariableDeclaration'
    ? declaration.declarations.map(({ id }) => id.name)
    : [nameOf(declaration.id)]

const isAugmentation = ({ type, kind, id }) =>
  type === 'TSModuleDeclaration' && (kind === 'global' || id?.type === 'Literal' || id?.name === 'global')

/** What a declaration file imports, exports and declares. */
function readModule(file) {
  const code = readFileSync(file, 'utf8')
  const module = { imports: new Map(), exports: new Map(), stars: [], declarations: new Map(), augmentations: [] }
  let end = 0
  for (const statement of parseAst(code, { lang: 'dts', sourceType: 'module' }).body) {
    const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(code.slice(end, statement.start))?.[0] ?? ''
    end = statement.end
    readStatement(statement, comment, { file, code, module })
  }
  return module
}

function readStatement(statement, comment, { file, code, module }) {
  const { type, source, declaration } = statement
  const from = source && (isOurs(source.value) ? targetOf(file, source.value) : source.value)
  if (type === 'ImportDeclaration') {
    for (const { type: kind, local, imported } of statement.specifiers) {
      if (kind !== 'ImportSpecifier') throw new Error(`${file}: only names are imported`)
      module.imports.set(local.name, { from, name: nameOf(imported), isExternal: !isOurs(source.value) })
    }
  } else if (type === 'ExportAllDeclaration') module.stars.push(from)
  else if (type === 'ExportNamedDeclaration' && !declaration) {
    for (const { local, exported } of statement.specifiers)
      module.exports.set(nameOf(exported), { from: from ?? file, name: nameOf(local) })
  } else if (isAugmentation(statement))
    module.augmentations.push({ text: comment + code.slice(statement.start, statement.end), names: namesIn(statement) })
  else {
    const declared = declaration ?? statement
    const text =
      comment + code.slice(declared.start, declared.end).replace(/^(?=class |const |function |let )/, 'declare ')
    for (const name of declaredIn(declared)) {
      module.declarations.set(name, { text, names: namesIn(declared) })
      if (declaration) module.exports.set(name, { from: file, name })
    }
  }
}

/** Reads modules as they are asked for, and finds where a name is declared. */
function createProgram() {
  const modules = new Map()
  const moduleOf = (file) => {
    if (!modules.has(file)) modules.set(file, readModule(file))
    return modules.get(file)
  }
  /** `{file, name}` of a declaration, `{from, name, isExternal}` of another package's, or null for what the platform has. */
  function resolve(file, name) {
    const { declarations, imports, exports, stars } = moduleOf(file)
    if (declarations.has(name)) return { file, name }
    const step = imports.get(name) ?? exports.get(name)
    if (step?.isExternal) return step
    if (step && !(step.from === file && step.name === name)) return resolve(step.from, step.name)
    for (const star of stars) {
      const found = resolve(star, name)
      if (found) return found
    }
    return null
  }
  const exportsOf = (file) => {
    const { exports, stars } = moduleOf(file)
    return [...new Set([...exports.keys(), ...stars.flatMap(exportsOf)])]
  }
  /** The modules that a module imports or exports from, itself included. */
  const reached = (file, seen = new Set()) => {
    if (seen.has(file)) return seen
    seen.add(file)
    const { imports, exports, stars } = moduleOf(file)
    const steps = [...imports.values(), ...exports.values()].filter(({ isExternal }) => !isExternal)
    for (const next of [...steps.map(({ from }) => from), ...stars]) reached(next, seen)
    return seen
  }
  return { moduleOf, resolve, exportsOf, reached }
}

/** Gathers what an entry needs. `shared`: what another entry of the package already has. */
function gather(program, entry, shared) {
  const texts = new Map()
  const fromShared = new Set()
  const external = new Map()
  function take(file, name) {
    const found = program.resolve(file, name)
    if (!found) return
    const imported = found.name === name ? name : `${found.name} as ${name}`
    if (found.isExternal) return external.set(found.from, (external.get(found.from) ?? new Set()).add(imported))
    const { text, names } = program.moduleOf(found.file).declarations.get(found.name)
    if (shared?.get(found.name) === text) return fromShared.add(imported)
    if (found.name !== name) throw new Error(`${file}: ${imported} is a second name for one type`)
    if (texts.has(found.name)) {
      if (texts.get(found.name) !== text) throw new Error(`${found.file}: a second ${found.name}`)
      return
    }
    texts.set(found.name, text)
    for (const each of names) take(found.file, each)
  }
  const exported = program.exportsOf(entry)
  for (const name of exported) take(entry, name)
  const augmentations = []
  for (const file of shared ? [entry] : program.reached(entry))
    for (const { text, names } of program.moduleOf(file).augmentations) {
      augmentations.push(text)
      for (const name of names) take(file, name)
    }
  return { texts, fromShared, external, augmentations, exported }
}

const listOf = (names) => [...names].toSorted().join(', ')

function written({ texts, fromShared, external, augmentations, exported }, reExportsAll) {
  const declared = exported.filter((name) => texts.has(name))
  const passedOn = reExportsAll ? [] : exported.filter((name) => fromShared.has(name))
  return [
    ...[...external].map(([from, names]) => `import type { ${listOf(names)} } from '${from}'`),
    ...(fromShared.size > 0 && !reExportsAll ? [`import type { ${listOf(fromShared)} } from './element.js'`] : []),
    ...(reExportsAll ? [`export * from './element.js'`] : []),
    ...new Set(texts.values()),
    ...augmentations,
    `export { ${listOf([...declared, ...passedOn])} }`.replace('{  }', '{}'),
    '',
  ].join('\n')
}

/** Writes `dist/<entry>.d.ts` from the declarations that the compiler wrote to `types`, which is removed. */
export function writeDeclarations(dist, types) {
  const program = createProgram()
  let shared = null
  for (const [name, source] of Object.entries(ENTRIES)) {
    const entry = join(types, 'element', `${source}.d.ts`)
    const gathered = gather(program, entry, shared)
    const others = [...gathered.external.keys()].filter((from) => !from.startsWith(name))
    if (others.length > 0) throw new Error(`${relative(root, entry)} needs the types of ${listOf(others)}`)
    shared ??= gathered.texts
    writeFileSync(join(dist, `${name}.d.ts`), written(gathered, source === 'define'))
  }
  rmSync(types, { recursive: true })
}
