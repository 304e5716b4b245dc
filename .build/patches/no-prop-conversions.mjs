import { once } from './once.mjs'

const PROP_TYPES = /\bw = \{[^{}]*json: \w+[^{}]*\}/

/** The element reads its attributes itself, so r2wc is given no props and has none to convert. */
export const noPropConversions = () =>
  once('noPropConversions', 1, (code, id) =>
    id.endsWith('/@r2wc/core/dist/core.js') && PROP_TYPES.test(code) ? code.replace(PROP_TYPES, 'w = {}') : null,
  )
