// What the build changes in the snapshots of element/first-paint/snapshot.ts before the element has them.

/** The attributes of the root that follow the page, which a snapshot for every page names. */
export function nameRoot([snapshot, ...others]) {
  const [tag, attributes, ...children] = snapshot
  if (others.length > 0 || attributes.class !== 'sr-root') throw new Error('The first screen has one root')
  return [tag, { ...attributes, 'data-mode': '{mode}', lang: '{lang}', dir: '{dir}' }, ...children]
}

/** The title's tag depends on the page's headings. */
export const nameHeading = (snapshot) =>
  JSON.parse(JSON.stringify(snapshot).replace(/\["h2",(\{[^{}]*"part":"title")/, '["{heading}",$1'))

/** Puts others in the place of each node, children first. */
const replaceNodes = (nodes, othersFor) =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node[0] === '!') return othersFor(node)
    const [tag, attributes, ...children] = node
    if (tag !== '?') return othersFor([tag, attributes, ...replaceNodes(children, othersFor)])
    return othersFor([tag, attributes, ...children.map((choice) => replaceNodes(choice, othersFor))])
  })

/** In the markup of the build, what a screen puts into a slot of the frame comes next to the screen. */
export function fillSlots(snapshot) {
  const fills = {}
  const [emptied] = replaceNodes([snapshot], (node) => {
    const name = node[1]?.['data-fills']
    if (!name) return [node]
    fills[name] = node.slice(2)
    return []
  })
  const [filled] = replaceNodes([emptied], (node) => {
    const fill = fills[node[1]?.['data-outlet']]
    return [fill ? [...node, ...fill] : node]
  })
  return filled
}

/** Where the wait cannot end, it says so in place of the spinner: the value `gone` decides. */
export function endable(snapshot, reload) {
  const [found] = replaceNodes([snapshot], (node) => {
    if (node[1]?.role !== 'status') return [node]
    const notice = ['div', { ...node[1], role: 'alert' }, ['p', {}, '{app.gone}'], reload]
    return [['?', 'gone', [notice], [node]]]
  })
  return found
}

/** Nothing in it can be used until React has drawn the same screen. A screen reader announces that it is being loaded. */
export const untouchable = ([tag, attributes, ...children]) => [
  tag,
  attributes,
  ['span', { class: 'sr-vh', role: 'status' }, '{ui.loading}'],
  ['div', { inert: '', 'aria-hidden': 'true', style: 'display:contents' }, ...children],
]
