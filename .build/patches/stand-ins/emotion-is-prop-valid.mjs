import { standIn } from '../stand-in.mjs'

/** Parts pass data attributes to native elements, never properties of their own: only emotion's `as` has to be filtered out. */
export const isPropValid = standIn('@emotion/is-prop-valid', "export default (name) => name !== 'as'")
