import { once } from './once.mjs'

const OBJECT_STYLES = /function createStringFromObject[^]*?\n\}/
const REFUSAL = "function createStringFromObject() { throw Error('.build/patches leaves this out') }"

/** Styles are text, and emotion's second way to write them is never taken. */
export const noObjectStyles = () =>
  once('noObjectStyles', 1, (code, id) =>
    id.endsWith('/emotion-serialize.esm.js') && OBJECT_STYLES.test(code) ? code.replace(OBJECT_STYLES, REFUSAL) : null,
  )
