import { once } from './once.mjs'

const GLOBAL = /var global =[^]+?Function\('return this'\)\(\);/
const OWN = 'var global = jspb.ownGlobal, TronWebProto = (global.TronWebProto ??= {}), proto = (global.proto ??= {});'
/** What turns a message into an object, and names it for debugging. */
const UNREAD = /jspb\.Message\.GENERATE_TO_OBJECT|goog\.DEBUG && !COMPILED/g

/** The library of all messages, which takes this object for the page's. */
const ownLibrary = (code) =>
  code
    .replace('var ka=this||self;', 'var ka={};')
    .replace('(exports.debug=R,', '(exports.ownGlobal=ka,exports.debug=R,')

const ownMessages = (code) => (GLOBAL.test(code) ? code.replace(GLOBAL, OWN).replaceAll(UNREAD, 'false') : null)

/** tronweb's messages write `TronWebProto`, `proto` and `jspb` into the host page, which may have a tronweb of its own. */
export const privateTronGlobals = () =>
  once('privateTronGlobals', 4, (code, id) => {
    if (id.endsWith('/google-protobuf/google-protobuf.js'))
      return /var ka=this.*\(exports\.debug=R,/s.test(code) ? ownLibrary(code) : null
    return /\/(any_pb\.js|Tron_pb\.cjs|smart_contract_pb\.cjs)$/.test(id) ? ownMessages(code) : null
  })
