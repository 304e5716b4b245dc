import { breaksOf, type Break } from './entry.ts'

const HTTP = 'src/chains/http/http.test.ts'
const NODE = 'src/chains/node.test.ts'
const KEYED = 'src/chains/keyed-node.test.ts'

/** The nodes that a host names: their keys, their order and their limits. */
export const NODES: readonly Break[] = [
  ...breaksOf('src/chains/http/rpc-node.ts', NODE, [
    [['SAFE-X10'], '/^https?:$/', '/:$/', 'are ignored [SAFE-X10]'],
    [['SAFE-X10'], ' && !username && !password', '', 'is left out of a host’s list'],
    [['SAFE-X10'], "throw new TypeError('not a header')", "return [name, '']", 'is left out of a host’s list'],
  ]),
  ...breaksOf('src/chains/http/http.ts', HTTP, [
    [['CHAIN-13'], '[asked, query]', '[asked]', 'stays at the end of what is asked'],
  ]),
  ...breaksOf('src/chains/http/ask-at.ts', KEYED, [
    [['SAFE-X10'], 'Object.keys(headers).length === 0', 'headers', 'carries the host’s key'],
  ]),
]
