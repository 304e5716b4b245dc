// Parses the subset of SVG that the icon packages use.

const INHERITED = ['fill', 'stroke', 'stroke-width', 'opacity']
const IGNORED = new Set([
  'xmlns',
  'width',
  'height',
  'class',
  'clip-path',
  'clip-rule',
  'viewBox',
  'gradientUnits',
  'stroke-miterlimit',
  'stroke-linejoin',
])
const OWN = new Set([
  ...INHERITED,
  'd',
  'fill-rule',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'id',
  'x1',
  'x2',
  'y1',
  'y2',
  'offset',
  'stop-color',
])

function attributesOf(text) {
  const attributes = Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const unknown = Object.keys(attributes).find((name) => !OWN.has(name) && !IGNORED.has(name))
  if (unknown) throw new Error(`the generator does not know the attribute ${unknown}`)
  return attributes
}

const ellipse = (cx, cy, rx, ry) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

const outlines = {
  path: ({ d }) => d,
  circle: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
}

const isWholeBox = (d) => /^M0 0h24v24H0z$/.test(d)

/** Flattens groups: each shape gets the attributes that it inherits from its groups. */
export function parse(svg) {
  const shapes = []
  const gradients = {}
  const open = []
  let gradient = null
  for (const [, end, tag, text] of svg.matchAll(/<(\/?)([\w]+)((?:\s[^>]*)?)>/g)) {
    const attributes = attributesOf(text)
    const inherited = open.at(-1)?.style ?? {}
    const style = {
      ...inherited,
      ...Object.fromEntries(Object.entries(attributes).filter(([name]) => INHERITED.includes(name))),
    }
    const inClip = open.some((ancestor) => ancestor.tag === 'clipPath')
    if (end) open.pop()
    else if (tag === 'linearGradient') gradients[attributes.id] = gradient = { ...attributes, stops: [] }
    else if (tag === 'stop') gradient.stops.push([Number(attributes.offset ?? 0), attributes['stop-color']])
    else if (inClip && !isWholeBox(attributes.d)) throw new Error('the generator knows no clip path but the whole box')
    else if (outlines[tag] && !inClip)
      shapes.push({ ...style, d: outlines[tag](attributes), rule: attributes['fill-rule'] })
    else if (!outlines[tag] && !['svg', 'g', 'defs', 'clipPath'].includes(tag))
      throw new Error(`the generator does not know <${tag}>`)
    if (!end && !text.endsWith('/')) open.push({ tag, style })
  }
  return { viewBox: svg.match(/viewBox="([^"]*)"/)[1], shapes, gradients }
}
