const keyOf = (node: Node | null) => (node instanceof Element ? node.getAttribute('data-key') : null)

/** Changes one tree to equal another, and keeps what a person has focused, typed, chosen or opened. */
export function morph(current: Element, next: Element): void {
  syncAttributes(current, next)
  const keyed = new Map([...current.children].map((child) => [keyOf(child), child]))
  const children = Array.from(next.childNodes)
  let cursor: ChildNode | null = current.firstChild

  for (const wanted of children) {
    const match = matching(wanted, cursor, keyed)
    if (!match) {
      current.insertBefore(wanted, cursor)
      continue
    }
    if (match === cursor) cursor = cursor.nextSibling
    else current.insertBefore(match, cursor)
    if (match instanceof Element) morph(match, wanted as Element)
    else if (match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue
  }
  while (cursor) {
    const { nextSibling } = cursor
    cursor.remove()
    cursor = nextSibling
  }
}

function matching(wanted: Node, cursor: ChildNode | null, keyed: ReadonlyMap<string | null, Element>) {
  const key = keyOf(wanted)
  if (key) return keyed.get(key) ?? null
  return cursor && !keyOf(cursor) && cursor.nodeName === wanted.nodeName ? cursor : null
}

function syncAttributes(current: Element, next: Element): void {
  const ownedByPerson = (name: string) => name === 'open' && current instanceof HTMLDetailsElement
  const before = Array.from(current.attributes)
  for (const { name } of before) {
    if (!next.hasAttribute(name) && !ownedByPerson(name)) current.removeAttribute(name)
  }
  for (const { name, value } of next.attributes) {
    if (current.getAttribute(name) !== value && !ownedByPerson(name)) current.setAttribute(name, value)
  }
}
