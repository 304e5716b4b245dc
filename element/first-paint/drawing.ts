/** A node that the build took from React's own markup. `{name}` as a whole text, tag or attribute stands for a value. */
export type Drawing =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Drawing[]]
  | readonly ['!', text: string]
  | readonly ['?', name: string, given: readonly Drawing[], absent: readonly Drawing[]]

export type Values = Readonly<Record<string, string>>

type ElementDrawing = Extract<Drawing, readonly [string, Readonly<Record<string, string>>, ...unknown[]]>
type Choice = Extract<Drawing, readonly ['?', ...unknown[]]>

const SVG = 'http://www.w3.org/2000/svg'

const isChoice = (drawing: readonly unknown[]): drawing is Choice => drawing[0] === '?'
const isElement = (drawing: readonly unknown[]): drawing is ElementDrawing => typeof drawing[1] === 'object'

const fill = (text: string, values: Values) => text.replace(/^\{(.+)\}$/, (_, name: string) => values[name] ?? '')

/** A page's policy may refuse a `style` attribute, and markup that is parsed from a string. */
function setAttribute(element: HTMLElement | SVGElement, name: string, value: string): void {
  if (name === 'style') element.style.cssText = value
  else element.setAttribute(name, value)
}

/** Creates the nodes of a drawing. `namespace` is that of the element around them. */
export function draw(drawing: Drawing, values: Values, namespace: string | null = null): Node[] {
  if (typeof drawing === 'string') return [document.createTextNode(fill(drawing, values))]
  if (isChoice(drawing)) {
    const [, name, given, absent] = drawing
    return (values[name] ? given : absent).flatMap((one) => draw(one, values, namespace))
  }
  if (!isElement(drawing)) return [document.createComment(drawing[1])]
  const [tag, attributes, ...children] = drawing
  const inside = tag === 'svg' ? SVG : namespace
  const name = fill(tag, values)
  const element = inside ? (document.createElementNS(inside, name) as SVGElement) : document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) setAttribute(element, attribute, fill(value, values))
  element.append(...children.flatMap((child) => draw(child, values, inside)))
  return [element]
}
