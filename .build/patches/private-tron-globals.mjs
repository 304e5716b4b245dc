import { once } from './once.mjs'

/** The code in google-protobuf that finds the global object, with the object exported to the messages. */
const LIBRARY = [
  ['var ka=this||self;', 'var ka={};'],
  ['(exports.debug=R,', '(exports.ownGlobal=ka,exports.debug=R,'],
  // Only read. By `this` and `global` a helper for them would come with the first download.
  [
    '"undefined"!=typeof window&&window===this?this:"undefined"!=typeof global&&null!=global?global:this;',
    'globalThis;',
  ],
]
const GLOBAL = /var global =[^]+?Function\('return this'\)\(\);/
const OWN = 'var global = jspb.ownGlobal, TronWebProto = (global.TronWebProto ??= {}), proto = (global.proto ??= {});'
/** What turns a message into an object, and names it for debugging. */
const UNREAD = /jspb\.Message\.GENERATE_TO_OBJECT|goog\.DEBUG && !COMPILED/g

const ownLibrary = (code) =>
  LIBRARY.every(([text]) => code.includes(text))
    ? LIBRARY.reduce((changed, [text, other]) => changed.replace(text, other), code)
    : null

const ownMessages = (code) => (GLOBAL.test(code) ? code.replace(GLOBAL, OWN).replaceAll(UNREAD, 'false') : null)

/** tronweb's messages write `TronWebProto`, `proto` and `jspb` into the host page, which may have a tronweb of its own. */
export const privateTronGlobals = () =>
  once('privateTronGlobals', 4, (code, id) => {
    if (id.endsWith('/google-protobuf/google-protobuf.js')) return ownLibrary(code)
    return /\/(any_pb\.js|Tron_pb\.cjs|smart_contract_pb\.cjs)$/.test(id) ? ownMessages(code) : null
  })
