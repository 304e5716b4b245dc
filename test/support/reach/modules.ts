import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { collect, declarationsIn, isNode, loadedBy, nodesIn, noNames, parse, type Names, type Node } from './syntax.ts'

interface Declaration {
  readonly uses: Names
  /** Types and data without functions do nothing by themselves. */
  readonly isPassive: boolean
  /** The module that it loads when it is called. */
  readonly loads: string | null
}

interface Source {
  readonly from: string
  /** null: the whole module, as `import * as` takes it. */
  readonly name: string | null
}

export interface Module {
  readonly path: string
  readonly statements: readonly Node[]
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly imports: ReadonlyMap<string, Source>
  readonly exports: ReadonlyMap<string, { readonly local: string } | Source>
  readonly stars: readonly string[]
  /** What runs as soon as the module is loaded. */
  readonly effects: Names
}

const textOf = (node: unknown): string => (node as { value: string }).value
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'ClassDeclaration'])
const hasFunction = (node: unknown): boolean =>
  isNode(node)
    ? FUNCTIONS.has(node.type) || node.type === 'CallExpression' || Object.values(node).some(hasFunction)
    : Array.isArray(node) || (typeof node === 'object' && node !== null)
      ? Object.values(node).some(hasFunction)
      : false

/** The modules of a project, read once. `read` may be another tree than the one on the disk. */
export function createModules(root: string) {
  const loaded = new Map<string, Module | null>()

  function resolve(importer: string, specifier: string): string | null {
    return specifier.startsWith('.') ? join(dirname(importer), specifier) : null
  }

  function read(path: string): Module | null {
    const file = join(root, path)
    if (!/\.tsx?$/.test(path) || !existsSync(file)) return null
    return moduleOf(path, parse(readFileSync(file, 'utf8'), path))
  }

  return {
    resolve,
    load(path: string): Module | null {
      if (!loaded.has(path)) loaded.set(path, read(path))
      return loaded.get(path)!
    },
  }
}

export type Modules = ReturnType<typeof createModules>

function moduleOf(path: string, statements: readonly Node[]): Module {
  const module = {
    path,
    statements,
    declarations: new Map<string, Declaration>(),
    imports: new Map<string, Source>(),
    exports: new Map<string, { readonly local: string } | Source>(),
    stars: [] as string[],
    effects: noNames(),
  }
  for (const node of statements) {
    switch (node.type) {
      case 'ImportDeclaration':
        for (const each of nodesIn(node.specifiers)) module.imports.set(...imported(each, textOf(node.source)))
        break
      case 'ExportDeclaration':
        for (const name of declare(module.declarations, node.declaration as Node))
          module.exports.set(name, { local: name })
        break
      case 'ExportAllDeclaration':
        module.stars.push(textOf(node.source))
        break
      case 'ExportNamedDeclaration':
        for (const each of nodesIn(node.specifiers)) module.exports.set(...exported(each, node.source))
        break
      default:
        if (declare(module.declarations, node).length === 0) collect(node, module.effects)
    }
  }
  return module
}

function imported(specifier: Node, from: string): [string, Source] {
  const local = textOf(specifier.local)
  if (specifier.type === 'ImportNamespaceSpecifier') return [local, { from, name: null }]
  if (specifier.type === 'ImportDefaultSpecifier') return [local, { from, name: 'default' }]
  return [local, { from, name: specifier.imported ? textOf(specifier.imported) : local }]
}

function exported(specifier: Node, source: unknown): [string, { readonly local: string } | Source] {
  const name = textOf(specifier.orig)
  return [
    specifier.exported ? textOf(specifier.exported) : name,
    source ? { from: textOf(source), name } : { local: name },
  ]
}

/** Adds what a statement declares; a type and a value may share a name. */
function declare(declarations: Map<string, Declaration>, statement: Node): string[] {
  const found = declarationsIn([statement])
  for (const { names, node } of found) {
    const used = noNames()
    const loads = loadedBy(node)
    collect(node, used)
    for (const name of names) {
      const other = declarations.get(name)
      const uses = {
        values: new Set([...used.values, ...(other?.uses.values ?? [])]),
        types: new Set([...used.types, ...(other?.uses.types ?? [])]),
        loads: [...(loads === null ? used.loads : []), ...(other?.uses.loads ?? [])],
      }
      declarations.set(name, {
        uses,
        isPassive: !hasFunction(node) && (other?.isPassive ?? true),
        loads: loads ?? other?.loads ?? null,
      })
    }
  }
  return found.flatMap(({ names }) => names)
}
