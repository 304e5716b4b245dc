import { globSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, resolve } from 'node:path'
import { parseAst } from 'rollup/parseAst'
import { expect, test } from 'vitest'
import { distFolder } from '../../demo/paths.ts'

const dist = resolve(process.env['SPHERE_RAMP_DIST'] ?? distFolder)

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const partOf = (node: unknown, name: string): unknown => (isNode(node) ? node[name] : undefined)
const isCall = ({ type }: Node) => type === 'CallExpression' || type === 'NewExpression'
const propertyOf = (node: unknown) => String(partOf(partOf(node, 'property'), 'name') ?? '')
const nameOf = (node: unknown) => String(partOf(node, 'name') ?? '')

/** The text of a string or of a template. */
function textOf(node: unknown): string {
  const value = partOf(node, 'value')
  if (typeof value === 'string') return value
  return partOf(node, 'type') === 'TemplateElement' ? String((value as { raw: string }).raw) : ''
}
const argumentOf = (node: Node, index: number): unknown => (node['arguments'] as readonly unknown[])[index]
const isStar = (node: unknown) =>
  textOf(node) === '*' || (partOf(node, 'quasis') as readonly unknown[] | undefined)?.map(textOf).join('') === '*'

const CODE = ['eval', 'Function']
const WRITTEN_MARKUP = ['innerHTML', 'outerHTML']
const MARKUP_CALLS = ['insertAdjacentHTML', 'createContextualFragment']
const DOCUMENT_CALLS = ['write', 'writeln']
const isOfDocument = (callee: unknown) => nameOf(partOf(callee, 'object')) === 'document'

const BANNED: Readonly<Record<string, (node: Node) => boolean>> = {
  'text that runs as code': (node) => isCall(node) && CODE.includes(nameOf(node['callee'])),
  'markup from text': (node) =>
    (node.type === 'AssignmentExpression' && WRITTEN_MARKUP.includes(propertyOf(node['left']))) ||
    (isCall(node) &&
      (MARKUP_CALLS.includes(propertyOf(node['callee'])) ||
        (isOfDocument(node['callee']) && DOCUMENT_CALLS.includes(propertyOf(node['callee']))))),
  'a message to every origin': (node) =>
    isCall(node) && propertyOf(node['callee']) === 'postMessage' && isStar(argumentOf(node, 1)),
  'the sandbox’s controls': (node) => textOf(node).includes('/sandbox/'),
  'a server of this machine': (node) => /localhost|127\.0\.0\.1/.test(textOf(node)),
}

/** The only places that may, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  // React makes its `script` elements of a constant, and no component of ours uses `dangerouslySetInnerHTML`.
  'markup from text': 'node_modules/react-dom/',
  // The verification vendor's SDK speaks to its frame before it knows the frame's origin.
  'a message to every origin': 'node_modules/@sumsub/',
  // On a developer's own machine `api-url` may be without TLS.
  'a server of this machine': 'element/attributes.ts',
}

interface Found {
  readonly what: string
  readonly source: string
}

function findIn(path: string): readonly Found[] {
  const code = readFileSync(path, 'utf8')
  const found: Found[] = []
  const sourceAt = (position: number) => {
    const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload)
    const before = code.slice(0, position).split('\n')
    const entry = map.findEntry(before.length - 1, before.at(-1)!.length)
    return 'originalSource' in entry ? entry.originalSource : path
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    for (const [what, isBanned] of Object.entries(BANNED))
      if (isBanned(value)) found.push({ what, source: sourceAt(value.start) })
    Object.values(value).forEach(visit)
  }
  visit(parseAst(code))
  return found
}

test('what is built runs no text as code, writes no markup, tells nothing to every origin and knows no sandbox [SAFE-P6]', () => {
  const files = globSync('**/*.js', { cwd: dist }).map((path) => join(dist, path))
  const found = files.flatMap(findIn)
  expect(found.filter(({ what, source }) => !source.includes(ALLOWED[what] ?? '\0'))).toEqual([])
  // What is allowed is there: a search that finds nothing sees nothing.
  expect([...new Set(found.map(({ what }) => what))].toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})
