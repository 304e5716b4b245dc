import { once } from './once.mjs'

/** What r2wc does with the props and events that it is given, in the order of its file. */
const OF_PROPS = [
  /(?<=, )w = \{[^{}]*json: \w+[^{}]*\}, /,
  /(?<=function T\(t, e, c\) \{\s*)e\.props \|\| [^]*?(?=class v )/,
  /static get observedAttributes\(\) \{[^}]*\}/,
  /(?<=this\[p\]\.container = this\.container;)[^]*?(?=\n {4}\}\n {4}connectedCallback)/,
  /attributeChangedCallback\([^]*?(?=\[b\]\(\) \{)/,
  /for \(const r of n\) \{\s*const s = d\[r\][^]*?(?=return v;)/,
]

/** The element reads its attributes itself and emits its events, so r2wc is given none of either and has none to convert. */
export const noPropConversions = () =>
  once('noPropConversions', 1, (code, id) =>
    id.endsWith('/@r2wc/core/dist/core.js') && OF_PROPS.every((part) => part.test(code))
      ? OF_PROPS.reduce((left, part) => left.replace(part, ''), code)
      : null,
  )
