import { parseSync } from '@swc/core'

export interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** What a piece of code refers to. A name in a type position is gone from the built file. */
export interface Names {
  readonly values: Set<string>
  readonly types: Set<string>
  readonly loads: Load[]
}

/** A module that is loaded here, by `import()` or by a function that this file declares or imports. */
interface Load {
  readonly by: { readonly from: string } | { readonly loader: string }
  /** What is taken from it; null: all. */
  readonly names: readonly string[] | null
}

export const noNames = (): Names => ({ values: new Set(), types: new Set(), loads: [] })

export const parse = (code: string, path: string): readonly Node[] =>
  parseSync(code, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' }).body as unknown as Node[]

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
export const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

/** Some parts (arguments, elements, the function of a method) come without a type of their own. */
export const childrenOf = (node: Node, except: readonly string[] = []): Node[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'span' && !except.includes(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value.flat() : [value]))
    .filter((value) => typeof value === 'object' && value !== null)
    .map((value) => (isNode(value) ? value : { type: '', ...value }))

/** The names that a pattern binds. */
export function bound(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.value as string]
    case 'AssignmentPatternProperty':
      return bound(pattern.key)
    case 'KeyValuePatternProperty':
      return bound(pattern.value)
    case 'AssignmentPattern':
      return bound(pattern.left)
    case 'RestElement':
      return bound(pattern.argument)
    default:
      return [pattern.properties, pattern.elements].flatMap(nodesIn).flatMap(bound)
  }
}

/** The declarations among statements, by the names that they bind. */
export function declarationsIn(statements: readonly Node[]): { names: string[]; node: Node }[] {
  return statements.flatMap((statement) => {
    if (statement.type === 'VariableDeclaration')
      return nodesIn(statement.declarations).map((node) => ({ names: bound(node.id), node }))
    const id = statement.identifier ?? (statement.type.startsWith('Ts') ? statement.id : undefined)
    const isGlobal = statement.type === 'TsModuleDeclaration'
    return isNode(id) && !isGlobal && statement.type.endsWith('Declaration')
      ? [{ names: bound(id), node: statement }]
      : []
  })
}

/** The statements whose declarations are in the scope that a node opens, and what else it binds. */
function scopeOf(node: Node): string[] {
  const statements = [node.stmts, node.init, node.left, nodesIn(node.cases).flatMap((each) => nodesIn(each.consequent))]
  const selfName = ['FunctionExpression', 'ClassExpression'].includes(node.type) ? bound(node.identifier) : []
  const params = [...nodesIn(node.params), ...nodesIn(node.param)].flatMap((each) => bound(each.pat ?? each))
  return [...selfName, ...params, ...declarationsIn(statements.flatMap(nodesIn)).flatMap(({ names }) => names)]
}

/** The parts of a node that are labels and no references. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  JSXClosingElement: ['name'],
  JSXAttribute: ['name'],
  JSXMemberExpression: ['property'],
  TsQualifiedName: ['right'],
  TsTypeParameter: ['name'],
  MetaProperty: ['meta', 'property'],
  ImportDeclaration: ['specifiers'],
}
const labelsOf = (node: Node): readonly string[] => {
  if (node.type === 'MemberExpression' || node.type === 'SuperPropExpression')
    return isNode(node.property) && node.property.type === 'Computed' ? [] : ['property']
  const isComputed = isNode(node.key) && node.key.type === 'Computed'
  const hasKey = 'key' in node && node.type !== 'AssignmentPatternProperty' && !isComputed
  return [...(hasKey ? ['key'] : []), ...(LABELS[node.type] ?? [])]
}

const EXPRESSIONS = new Set([
  'TsAsExpression',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
  'TsConstAssertion',
  'TsTypeAssertion',
  'TsInstantiation',
  'TsParameterProperty',
  'TsExportAssignment',
])

const argumentsOf = (node: Node): readonly Node[] =>
  (node.arguments as { expression: Node }[]).map(({ expression }) => expression)

interface Found extends Load {
  /** The calls that are read with it, and are no loads of their own. */
  readonly calls: readonly Node[]
}

/** `import('./x.ts')`, the same as what a function given to a call returns, or `loadX()`. */
function loadOf(node: Node): Found | null {
  const callee = node.callee as Node | undefined
  if (node.type !== 'CallExpression') return null
  const [argument, other] = argumentsOf(node)
  if (callee?.type === 'Import')
    return argument?.type === 'StringLiteral'
      ? { by: { from: argument.value as string }, names: null, calls: [node] }
      : null
  if (callee?.type !== 'Identifier' || other) return null
  if (!argument) return { by: { loader: callee.value as string }, names: null, calls: [node] }
  const inner = argument.type === 'ArrowFunctionExpression' ? loadOf(argument.body as Node) : null
  return inner && 'from' in inner.by ? { ...inner, calls: [node, ...inner.calls] } : null
}

/** The module that a declared function loads: `const loadX = keepDownload(() => import('./x.ts'))`. */
export function loadedBy(declarator: Node): string | null {
  const load = isNode(declarator.init) ? loadOf(declarator.init) : null
  return load && 'from' in load.by && load.calls.length > 1 ? load.by.from : null
}

const unwrapped = (node: Node): Node =>
  node.type === 'AwaitExpression'
    ? unwrapped(node.argument as Node)
    : node.type === 'ParenthesisExpression'
      ? unwrapped(node.expression as Node)
      : node

function membersOf(name: string, node: Node): string[] {
  const object = node.object as Node | undefined
  const member =
    node.type === 'MemberExpression' && object?.type === 'Identifier' && object.value === name
      ? bound(node.property)
      : []
  return [...member, ...childrenOf(node).flatMap((child) => membersOf(name, child))]
}

const keysOf = (pattern: Node) => nodesIn(pattern.properties).flatMap((each) => bound(each.key))

/** `(await import(x)).Name`, `import(x).then((m) => m.Name)`, `import(x).then(({ Name }) => …)` and `const { Name } = await import(x)`. */
function namedLoad(node: Node): Found | null {
  if (node.type === 'VariableDeclarator' && isNode(node.init) && (node.id as Node).type === 'ObjectPattern') {
    const load = loadOf(unwrapped(node.init))
    return load && { ...load, names: keysOf(node.id as Node) }
  }
  if (node.type === 'MemberExpression') {
    const load = (node.object as Node).type === 'CallExpression' ? null : loadOf(unwrapped(node.object as Node))
    return load && { ...load, names: bound(node.property) }
  }
  const callee = node.callee as Node | undefined
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return null
  const load = loadOf(callee.object as Node)
  const [then] = argumentsOf(node)
  const [parameter] = nodesIn(then?.params)
  if (!load || !then || !parameter) return null
  if (parameter.type === 'ObjectPattern') return { ...load, names: keysOf(parameter) }
  return parameter.type === 'Identifier' ? { ...load, names: membersOf(parameter.value as string, then) } : null
}

/** Adds what a node refers to. `scopes`: the names bound around it; null: every name counts, bound or not. */
export function collect(
  node: Node,
  into: Names,
  scopes: readonly ReadonlySet<string>[] | null = [],
  typed = false,
  read: readonly Node[] = [],
): void {
  const load = namedLoad(node) ?? (read.includes(node) ? null : loadOf(node))
  if (load && !typed) into.loads.push({ by: load.by, names: load.names })
  if (node.type === 'Identifier') {
    const name = node.value as string
    if (!scopes?.some((scope) => scope.has(name))) (typed ? into.types : into.values).add(name)
  }
  const inner = scopes && [...scopes, new Set(scopeOf(node))]
  const isType = typed || (node.type.startsWith('Ts') && !EXPRESSIONS.has(node.type))
  for (const child of childrenOf(node, labelsOf(node)))
    collect(child, into, inner, isType, load ? [...read, ...load.calls] : read)
}
