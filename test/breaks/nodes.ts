import { breaksOf, type Break } from './entry.ts'

const HTTP = 'src/chains/http/http.test.ts'
const NODE = 'src/chains/node.test.ts'
const SEVERAL = 'src/chains/http/nodes.test.ts'
const ONE = 'src/chains/http/of-one-node.test.ts'
const LIMITS = 'src/chains/http/limits.test.ts'
const NAMED = 'src/chains/named-token/named-token.test.ts'
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
  ...breaksOf('src/chains/http/nodes.ts', SEVERAL, [
    [['C24'], 'if (time < pool.newest - APART_MS) throw', 'if (time < 0) throw', 'is behind what the first has shown'],
    [['C24'], 'newest === 0 || standsStill', 'newest === 0', 'is left for one that goes on'],
    [['C19', 'C24'], 'if (mayAsk && !(await mayAsk())) break', '', 'if it may still leave the page then'],
    [['C24'], 'if (!(error instanceof ChainError)) throw error', '', 'and no other node is asked'],
  ]),
  ...breaksOf('src/chains/http/of-one-node.ts', ONE, [
    [['C24', 'C20'], ' || changesOf(node, network) === before', ' || before >= 0', 'from the answers of two nodes'],
    [
      ['C24', 'C6'],
      "['failed', 'expired', 'replaced']",
      "['failed', 'expired']",
      'by the answers of one node alone if that ends it',
    ],
    [['C24'], ' || !leaveNode(node, network)', '', 'is left for the next one'],
  ]),
  ...breaksOf('src/chains/http/gate.ts', LIMITS, [
    [['C24'], 'AT_ONCE = 3', 'AT_ONCE = 4', 'calls one node three times at once'],
    [['C24'], 'opensAt = Math.max(opensAt, monotonicTime() + pause)', '', 'nobody calls a node in its pause'],
    [['C24'], ' * 2 ** (refusals - 1)', '', 'a pause that is not told grows'],
    [['C24'], ', LONGEST_PAUSE_MS)', ', LONGEST_PAUSE_MS * 9)', 'no pause is longer than 30 s'],
  ]),
  ...breaksOf('src/chains/http/limits.ts', LIMITS, [
    [['C24'], ' || pauseMs !== null)', ')', 'is asked again after its pause'],
    [['C24'], 'status === TOO_MANY || pauseMs', 'pauseMs', 'a pause that is not told grows'],
  ]),
  ...breaksOf('src/chains/http/ask-at.ts', LIMITS, [
    [['C24'], ' + (asker.patienceMs ?? 0)', '', 'waits for half a minute more'],
  ]),
  ...breaksOf('src/chains/named-token/named-token.ts', NAMED, [
    [
      ['C21', 'C8'],
      'decimals !== null && decimals !== token.decimals',
      'decimals === null',
      'with other decimals is asked',
    ],
    [['C21'], 'isFirst && symbol !== null', 'symbol !== null', 'which the console says once'],
    [['C21'], 'return token && !isKnown ? token : null', 'return token', 'a token of the table costs no call'],
    [['C21'], '  facts.catch(() => ofPage.delete(key))\n', '', 'and it is asked again'],
  ]),
]
