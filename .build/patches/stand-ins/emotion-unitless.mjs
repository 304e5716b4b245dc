import { standIn } from '../stand-in.mjs'

/** Styles are written as text, never as objects whose numbers would want a unit. */
export const unitless = standIn('@emotion/unitless', 'export default {}')
