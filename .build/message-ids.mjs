import MagicString from 'magic-string'
import { englishMessages } from '../locales/messages.ts'
import { MERCHANT_MESSAGES } from '../src/app/language/merchant-messages.ts'

const OURS = /\/(?:src|element)\/[^?]*\.tsx?(?:\?|$)/

const isNode = (value) => typeof value === 'object' && value !== null

function* nodesIn(node, parent = null) {
  const isOne = typeof node.type === 'string'
  if (isOne) yield [node, parent]
  for (const child of Object.values(node).filter(isNode)) yield* nodesIn(child, isOne ? node : parent)
}

const isKey = (node, parent) => parent?.type === 'Property' && parent.key === node && !parent.computed
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** The ids that are put together of these parts and others between them. Without a dot or a letter they are something else. */
function madeOf(parts) {
  const text = parts.join('')
  if (!text.includes('.') || !/[a-z]/i.test(text) || /[^\w./-]/.test(text)) return null
  return new RegExp(`^${parts.map(escaped).join('.*')}$`)
}

const wordsOf = ({ left, right }) => [left.value, right.value].filter((value) => typeof value === 'string')

/** Patterns of the ids that one place makes at run time, or reads a table by. */
function patternsAt(node, parent) {
  if (node.type === 'TemplateLiteral') return [madeOf(node.quasis.map(({ value }) => value.cooked))]
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return wordsOf(node).map((word) => madeOf(['', word, '']))
  return node.type === 'Literal' && isKey(node, parent) ? [madeOf([String(node.value)])] : []
}

/** What a module does with ids: which it makes of parts or reads a table by, and every text that it writes out. */
export function usesOf(tree) {
  const nodes = [...nodesIn(tree.body)]
  return {
    patterns: nodes.flatMap(([node, parent]) => patternsAt(node, parent)).filter((pattern) => pattern !== null),
    texts: nodes
      .filter(([node, parent]) => node.type === 'Literal' && !isKey(node, parent))
      .map(([{ value }]) => value),
  }
}

/** Words of these come from the server, from a network or from a rule, and are looked up. */
const LOOKED_UP = /^(?:apiErrors|chainErrors|validation)\./

/**
 * What the built files have in the place of each id that is only ever written out: its position among them. An id of one word may be any
 * word of the code, a merchant's is read before the widget is there, and one that begins another may be a part of it.
 */
export function shortIds(ids, { patterns, texts }) {
  const written = new Set(texts)
  const begins = (id) => ids.some((other) => other.startsWith(`${id}.`))
  const isMade = (id) => patterns.some((pattern) => pattern.test(id)) || begins(id) || LOOKED_UP.test(id)
  const isNamed = (id) => !id.includes('.') || Object.hasOwn(MERCHANT_MESSAGES, id)
  const short = ids.filter((id) => written.has(id) && !isNamed(id) && !isMade(id))
  return new Map(short.map((id, at) => [id, at.toString(36)]))
}

/** The text of a catalogue is `JSON.parse("{…}")`. Null for any other call. */
function catalogueOf(node, short) {
  const [argument] = node.type === 'CallExpression' ? node.arguments : []
  if (node.callee?.object?.name !== 'JSON' || !String(argument?.value).startsWith('{')) return null
  const messages = JSON.parse(argument.value)
  if (!isNode(messages) || !Object.keys(messages).some((id) => short.has(id))) return null
  const entries = Object.entries(messages).map(([id, message]) => [short.get(id) ?? id, message])
  return { argument, text: JSON.stringify(Object.fromEntries(entries)) }
}

/** Puts the short ids into a chunk: where an id is a value, and in the catalogues. Null where it has none. */
export function shorten(code, short, parse) {
  const shorter = new MagicString(code)
  const put = ({ start, end }, text) => shorter.overwrite(start, end, JSON.stringify(text))
  for (const [node, parent] of nodesIn(parse(code).body)) {
    const catalogue = catalogueOf(node, short)
    if (catalogue) put(catalogue.argument, catalogue.text)
    const id = node.type === 'Literal' && !isKey(node, parent) ? short.get(node.value) : undefined
    if (id !== undefined) put(node, id)
  }
  return shorter.hasChanged() ? { code: shorter.toString(), map: shorter.generateMap({ hires: true }) } : null
}

/**
 * A message's id is as long as a word or five, and is in the catalogue of each language and in the code: 15 % of a catalogue. Ids that code
 * makes of parts, such as those of the API's errors, stay.
 */
export function shortMessageIds() {
  const ids = englishMessages()
    .map(({ id }) => id)
    .toSorted()
  const uses = { patterns: [], texts: [] }
  let short
  return {
    name: 'short-message-ids',
    transform: {
      // The other plugins have made JavaScript of it.
      order: 'post',
      handler(code, id) {
        if (!OURS.test(id)) return null
        const { patterns, texts } = usesOf(this.parse(code))
        uses.patterns.push(...patterns)
        uses.texts.push(...texts)
        return null
      },
    },
    renderChunk(code) {
      short ??= shortIds(ids, uses)
      return shorten(code, short, (text) => this.parse(text))
    },
  }
}
