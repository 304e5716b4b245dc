import { isBuilt, type Built } from './built.ts'
import type { Module, Modules } from './modules.ts'
import { filesIn, isProduct, isTest } from './product.ts'
import { reach, type Start } from './reach.ts'
import { childrenOf, collect, declarationsIn, isNode, noNames, type Names, type Node } from './syntax.ts'

/** An id of a requirement, of a safety row or of a decision. */
const ID = /SAFE-[A-Z]\d{1,2}|[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d{2}|[A-Z]{1,2}\d{1,2}/g
const GROUP = new RegExp(`\\[((?:${ID.source})(?:, (?:${ID.source}))*)\\](?= *(?:\\[|$))`, 'g')

export interface Proof {
  readonly id: string
  readonly path: string
  readonly title: string
  /** What the test uses that the built files don't have. */
  readonly absent: readonly string[]
  /** Whether it uses anything of the product, or drives the built files. */
  readonly touches: boolean
}

const FOLDERS = ['element', 'src', 'styles', 'locales', 'test', 'demo']
const drivesTheBuild = (path: string) => /^test\/(?:flows|browser\/(?!kit\/))/.test(path)

export const idsOf = (title: string): string[] =>
  [...title.matchAll(GROUP)].flatMap(([, ids]) => [...ids!.matchAll(ID)].map(([id]) => id))

/** The name at the left end of `test`, `test.each(rows)`, `describe.skipIf(x)`. */
function calleeOf(node: Node): string {
  const inner = [node.callee, node.object, node.tag].find(isNode)
  return inner ? calleeOf(inner) : String(node.value ?? '')
}

const titleOf = (argument: Node | undefined): string => {
  if (argument?.type === 'TemplateLiteral')
    return (argument.quasis as { cooked: string }[]).map((q) => q.cooked).join('…')
  return argument?.type === 'StringLiteral' ? (argument.value as string) : ''
}

interface Named {
  readonly title: string
  readonly node: Node
  /** The statements around it, whose declarations it sees. */
  readonly around: readonly Node[]
}

interface Surroundings {
  readonly row: Node | null
  readonly around: readonly Node[]
}

const isTestCall = (node: Node) => node.type === 'CallExpression' && /^(?:test|it|describe)$/.test(calleeOf(node))

/** The calls of `test`, `it` and `describe` whose titles name an id, and the rows of tables that do. */
function namedTests(node: Node, { row, around }: Surroundings): Named[] {
  if (node.type === 'StringLiteral' || node.type === 'TemplateLiteral') {
    const title = titleOf(node)
    return row && idsOf(title).length > 0 ? [{ title, node: row, around }] : []
  }
  const seen = Array.isArray(node.stmts) ? [...around, ...(node.stmts as Node[])] : around
  const isRow = node.type === 'ArrayExpression' || node.type === 'ObjectExpression'
  if (!isTestCall(node))
    return childrenOf(node).flatMap((child) => namedTests(child, { row: isRow ? node : row, around: seen }))
  const given = (node.arguments as { expression: Node }[]).map(({ expression }) => expression)
  const inside = [node.callee as Node, ...given].flatMap((child) => namedTests(child, { row: null, around: seen }))
  const title = titleOf(given[0])
  return idsOf(title).length > 0 ? [{ title, node, around }, ...inside] : inside
}

/** What a test may name: it is followed through the declarations around it. */
function declarationsOf(statements: readonly Node[]): Map<string, Names> {
  const found = new Map<string, Names>()
  for (const { names, node } of declarationsIn(statements)) {
    const uses = noNames()
    collect(node, uses, null)
    for (const name of names) found.set(name, uses)
  }
  return found
}

const merged = (one: Names, other: Names): Names => ({
  values: new Set([...one.values, ...other.values]),
  types: new Set(),
  loads: [...one.loads, ...other.loads],
})

function expand(uses: Names, declarations: ReadonlyMap<string, Names>): Names {
  let all = uses
  const open = [...uses.values]
  const seen = new Set(open)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const declared = declarations.get(name)
    if (!declared) continue
    all = merged(all, declared)
    for (const next of declared.values) {
      if (!seen.has(next)) open.push(next)
      seen.add(next)
    }
  }
  return all
}

const stringsIn = (node: Node): string[] => [
  ...(node.type === 'StringLiteral' ? [node.value as string] : []),
  ...childrenOf(node).flatMap(stringsIn),
]

/** The specimens of the kit that a test of it shows, such as `tables/Transfers`. */
const specimensOf = (node: Node, modules: Modules): Start[] =>
  stringsIn(node).flatMap((text) => {
    const [, part, name] = /^([a-z]+)\/([A-Z]\w*)$/.exec(text) ?? []
    const path = `test/support/kit/${part}.tsx`
    return part && name && modules.load(path)?.exports.has(name) ? [{ path, name }] : []
  })

/** What a test uses of the product: in its own file or, if that is nothing, by what supports it. */
function exportsUsed({ node, around }: Named, test: Module, modules: Modules): Set<string> {
  const declarations = declarationsOf(around)
  const named = noNames()
  collect(node, named, null)
  const target = (from: string) => {
    const path = modules.resolve(test.path, from)
    return path !== null && modules.load(path) ? path : null
  }
  const startsOf = (uses: Names): Start[] => {
    const imported = [...uses.values].flatMap((name) => test.imports.get(name) ?? [])
    const loaded = uses.loads.flatMap(({ by, names }) =>
      'from' in by ? (names ?? [null]).map((name) => ({ from: by.from, name })) : [],
    )
    return [...imported, ...loaded].flatMap(({ from, name }) => {
      const path = target(from)
      return path === null ? [] : [{ path, name }]
    })
  }
  const productIn = (starts: readonly Start[]) => {
    const reached = reach(modules, starts, (file) => !isProduct(file))
    return new Set([...reached.values].filter((key) => isProduct(key.split('#')[0]!)))
  }

  const starts = startsOf(expand(named, declarations))
  const direct = starts.filter(({ path }) => isProduct(path))
  if (direct.length > 0) return productIn(direct)
  const specimens = test.path.startsWith('test/browser/kit/') ? specimensOf(node, modules) : []
  return productIn([...starts, ...specimens])
}

export function proofsOf(root: string, modules: Modules, built: Built): Proof[] {
  return FOLDERS.flatMap((folder) => filesIn(root, folder))
    .filter(isTest)
    .flatMap((path) => {
      const module = modules.load(path)!
      const top = { row: null, around: module.statements }
      return module.statements
        .flatMap((statement) => namedTests(statement, top))
        .flatMap((named) => {
          const used = drivesTheBuild(path) ? null : exportsUsed(named, module, modules)
          const absent = [...(used ?? [])].filter((key) => !isBuilt(modules, built, key))
          const touches = used === null || used.size > 0
          return idsOf(named.title).map((id) => ({ id, path, title: named.title, absent, touches }))
        })
    })
}
