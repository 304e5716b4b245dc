/** A node that the build took from React's own markup. `{name}` as a whole text, tag or attribute is replaced by a value. */
export type Snapshot =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Snapshot[]]
  | readonly ['!', text: string]
  | readonly ['?', name: string, given: readonly Snapshot[], absent: readonly Snapshot[]]

export type Values = Readonly<Record<string, string>>

type ElementSnapshot = Extract<Snapshot, readonly [string, Readonly<Record<string, string>>, ...unknown[]]>
type Choice = Extract<Snapshot, readonly ['?', ...unknown[]]>

const SVG = 'http://www.w3.org/2000/svg'

const isChoice = (snapshot: readonly unknown[]): snapshot is Choice => snapshot[0] === '?'
const isElement = (snapshot: readonly unknown[]): snapshot is ElementSnapshot => typeof snapshot[1] === 'object'

const fill = (text: string, values: Values) => text.replace(/^\{(.+)\}$/, (_, name: string) => values[name] ?? '')

/** A page's policy may refuse a `style` attribute, and markup parsed from a string. */
function setAttribute(element: HTMLElement | SVGElement, name: string, value: string): void {
  if (name === 'style') element.style.cssText = value
  else element.setAttribute(name, value)
}

/** Creates the nodes of a snapshot. `namespace` is that of the element around them. */
export function draw(snapshot: Snapshot, values: Values, namespace: string | null = null): Node[] {
  if (typeof snapshot === 'string') return [document.createTextNode(fill(snapshot, values))]
  if (isChoice(snapshot)) {
    const [, name, given, absent] = snapshot
    return (values[name] ? given : absent).flatMap((one) => draw(one, values, namespace))
  }
  if (!isElement(snapshot)) return [document.createComment(snapshot[1])]
  const [tag, attributes, ...children] = snapshot
  const inside = tag === 'svg' ? SVG : namespace
  const name = fill(tag, values)
  const element = inside ? (document.createElementNS(inside, name) as SVGElement) : document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) setAttribute(element, attribute, fill(value, values))
  element.append(...children.flatMap((child) => draw(child, values, inside)))
  return [element]
}
