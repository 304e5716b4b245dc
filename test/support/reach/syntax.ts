import { parseSync } from '@swc/core'

export interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** What a piece of code refers to. A name in a type position is gone from the built file. */
export interface Names {
  readonly values: Set<string>
  readonly types: Set<string>
  /** Modules that are loaded by `import()`, with the names taken from them; null: all. */
  readonly loads: { readonly from: string; readonly names: readonly string[] | null }[]
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
  const own = ['FunctionExpression', 'ClassExpression'].includes(node.type) ? bound(node.identifier) : []
  const params = [...nodesIn(node.params), ...nodesIn(node.param)].flatMap((each) => bound(each.pat ?? each))
  return [...own, ...params, ...declarationsIn(statements.flatMap(nodesIn)).flatMap(({ names }) => names)]
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

/** `import('./x.ts')`, and the names that are taken from it where it is called. */
function loadOf(node: Node): Names['loads'][number] | null {
  const callee = node.callee as Node | undefined
  if (node.type !== 'CallExpression' || callee?.type !== 'Import') return null
  const [argument] = node.arguments as { expression: Node }[]
  return argument?.expression.type === 'StringLiteral'
    ? { from: argument.expression.value as string, names: null }
    : null
}

const unwrapped = (node: Node): Node =>
  node.type === 'AwaitExpression'
    ? unwrapped(node.argument as Node)
    : node.type === 'ParenthesisExpression'
      ? unwrapped(node.expression as Node)
      : node

function membersOf(name: string, node: Node): string[] {
  const object = node.object as Node | undefined
  const own =
    node.type === 'MemberExpression' && object?.type === 'Identifier' && object.value === name
      ? bound(node.property)
      : []
  return [...own, ...childrenOf(node).flatMap((child) => membersOf(name, child))]
}

/** `(await import(x)).Name`, `import(x).then((m) => m.Name)` and `const { Name } = await import(x)`. */
function namedLoad(node: Node): Names['loads'][number] | null {
  if (node.type === 'VariableDeclarator' && isNode(node.init) && (node.id as Node).type === 'ObjectPattern') {
    const load = loadOf(unwrapped(node.init))
    const keys = nodesIn((node.id as Node).properties).flatMap((each) => bound(each.key))
    return load && { ...load, names: keys }
  }
  if (node.type === 'MemberExpression') {
    const load = (node.object as Node).type === 'CallExpression' ? null : loadOf(unwrapped(node.object as Node))
    return load && { ...load, names: bound(node.property) }
  }
  const callee = node.callee as Node | undefined
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return null
  const load = loadOf(callee.object as Node)
  const then = (node.arguments as { expression: Node }[])[0]?.expression
  const [parameter] = nodesIn(then?.params)
  return load && then && parameter?.type === 'Identifier'
    ? { ...load, names: membersOf(parameter.value as string, then) }
    : null
}

/** Adds what a node refers to. `scopes`: the names bound around it; null: every name counts, bound or not. */
export function collect(
  node: Node,
  into: Names,
  scopes: readonly ReadonlySet<string>[] | null = [],
  typed = false,
): void {
  const load = namedLoad(node) ?? loadOf(node)
  if (load) {
    if (!typed) into.loads.push(load)
    return
  }
  if (node.type === 'Identifier') {
    const name = node.value as string
    if (!scopes?.some((scope) => scope.has(name))) (typed ? into.types : into.values).add(name)
  }
  const inner = scopes && [...scopes, new Set(scopeOf(node))]
  const isType = typed || (node.type.startsWith('Ts') && !EXPRESSIONS.has(node.type))
  for (const child of childrenOf(node, labelsOf(node))) collect(child, into, inner, isType)
}
