/** Reads React's own markup, which is regular: quoted attributes, closed tags. Returns the snapshots of element/first-paint/snapshot.ts. */

const VOID = new Set(['input', 'img', 'link'])
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text) => text.replace(/&(#?\w+);/g, (_, name) => ENTITIES[name] ?? fail(`&${name};`))
const fail = (what) => {
  throw new Error(`.build/first-paint/markup.mjs cannot read ${what}`)
}

const TOKEN = /<!--([^]*?)-->|<\/([\w-]+)>|<([\w-]+)((?:\s[\w-]+="[^"]*")*)\s*\/?>|([^<]+)/y

export function readMarkup(html) {
  const top = []
  const open = [top]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < html.length) {
    const at = TOKEN.lastIndex
    const [, comment, end, tag, attributes, text] = TOKEN.exec(html) ?? fail(html.slice(at, at + 40))
    if (comment !== undefined) open.at(-1).push(['!', comment])
    else if (end !== undefined) open.pop()
    else if (text !== undefined) open.at(-1).push(decode(text))
    else {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, decode(value)])
      const element = [tag, Object.fromEntries(pairs)]
      open.at(-1).push(element)
      if (!VOID.has(tag)) open.push(element)
    }
  }
  return top
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other)
const isElement = (node) => Array.isArray(node) && node[0] !== '!' && node[0] !== '?'

function mergeLists(absent, given, name) {
  const shorter = Math.min(absent.length, given.length)
  let start = 0
  while (start < shorter && same(absent[start], given[start])) start += 1
  let end = 0
  while (end < shorter - start && same(absent.at(-1 - end), given.at(-1 - end))) end += 1
  const [one, other] = [absent, given].map((list) => list.slice(start, list.length - end))
  if (one.length === 0 && other.length === 0) return absent
  const [a, b] = [one[0], other[0]]
  const isInside =
    one.length === 1 && other.length === 1 && isElement(a) && isElement(b) && same(a.slice(0, 2), b.slice(0, 2))
  const changed = isInside ? [...a.slice(0, 2), ...mergeLists(a.slice(2), b.slice(2), name)] : ['?', name, other, one]
  return [...absent.slice(0, start), changed, ...absent.slice(absent.length - end)]
}

/** One snapshot of two, which differ where the named value is given. */
export const mergeMarkup = (absent, given, name) => mergeLists(absent, given, name)

/** The texts that a snapshot names. */
export const namesIn = (snapshot) => [...JSON.stringify(snapshot).matchAll(/"\{([^"}]+)\}"/g)].map(([, name]) => name)
