import { standIn } from '../stand-in.mjs'

/** The cache makes one and the element puts its adopted sheet in that place. */
export const sheet = standIn('@emotion/sheet', 'export class StyleSheet { hydrate() {} insert() {} flush() {} }')
