import { once } from './once.mjs'

const INSTANCE = /^function FragmentInstance\(\w+\) \{[^]*?^\}/m
const METHODS = /^FragmentInstance\.prototype\.\w+ = function [^]*?^\};\n/gm
const REFUSAL = "function FragmentInstance() { throw Error('.build/patches leaves this out') }"

/** React gives a fragment with a ref an instance with methods of its own. No fragment here has a ref. */
export const noFragmentRefs = () =>
  once('noFragmentRefs', 1, (code, id) =>
    id.endsWith('/react-dom-client.production.js') && INSTANCE.test(code) && code.match(METHODS)
      ? code.replace(INSTANCE, REFUSAL).replace(METHODS, '')
      : null,
  )
