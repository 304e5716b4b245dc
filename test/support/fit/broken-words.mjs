// Words that a line ends in the middle of. Thai has no spaces, and neither has Chinese: the browser's own dictionary says where their words end.

/** Addresses, hashes and names of the customer have no other place to break. */
const UNBREAKABLE = 'bdi, [dir="auto"], .sr-mono, .sr-vh, svg, style, option, datalist'

const linesOf = (range) =>
  new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size

function* brokenIn(node, segmenter) {
  const range = document.createRange()
  range.selectNodeContents(node)
  if (linesOf(range) < 2) return
  for (const { segment, index, isWordLike } of segmenter.segment(node.data)) {
    if (!isWordLike || segment.length < 2) continue
    range.setStart(node, index)
    range.setEnd(node, index + segment.length)
    if (linesOf(range) > 1) yield segment
  }
}

/** Returns a line for each word of ours that is drawn on two lines. */
export function brokenWordsIn(element) {
  const root = element.shadowRoot
  const segmenter = new Intl.Segmenter(root.querySelector('[lang]').lang, { granularity: 'word' })
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found = new Set()
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (node.parentElement?.closest(UNBREAKABLE)) continue
    for (const word of brokenIn(node, segmenter)) found.add(`broken: “${word}” of “${node.data.trim().slice(0, 40)}”`)
  }
  return [...found]
}
