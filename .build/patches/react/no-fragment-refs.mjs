import { REFUSAL, replaceText, withBodies } from './functions.mjs'
import { once } from '../once.mjs'

const METHODS = /^FragmentInstance\.prototype\.\w+ = function [^]*?^\};/gm

/** React gives a fragment with a ref an instance with methods of its own. No fragment here has a ref. */
export const noFragmentRefs = () =>
  once('noFragmentRefs', 1, (code, id) => {
    if (!id.endsWith('/react-dom-client.production.js') || !METHODS.test(code)) return null
    return withBodies(replaceText(code, METHODS, ''), ['FragmentInstance'], REFUSAL)
  })
