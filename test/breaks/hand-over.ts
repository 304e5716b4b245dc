import { breaksOf } from './entry.ts'

const PACED = 'src/chains/http/hand-over.test.ts'
const AGAIN = 'is handed over again, byte for byte'

const OF_FAMILIES = [
  ['aptos', 'src/chains/aptos/follow.ts'],
  ['sui', 'src/chains/sui/follow.ts'],
  ['tron', 'src/chains/tron/transaction/follow.ts'],
] as const

/** When a node's answer to signed bytes is an end, and when they are handed over again. */
export const HAND_OVER = [
  ...breaksOf('src/chains/http/hand-over.ts', PACED, [
    [
      ['C19', 'SAFE-E1'],
      "answer === 'refused' && state === 'new'",
      "answer === 'refused'",
      'refused by no later answer',
    ],
    [['C19'], "state !== 'refused' && ", '', 'no node gets them again'],
    [['C19', 'SAFE-E3'], 'waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)', '', 'each time after twice as long'],
    [['C19'], "if (answer === 'withheld') return\n", '', 'wait for no time'],
  ]),
  ...OF_FAMILIES.flatMap(([family, file]) =>
    breaksOf(file, `src/chains/${family}/handed-over.test.ts`, [
      [['C19'], 'void handOver.again()', '', family === 'tron' ? 'gets the same bytes again' : AGAIN],
      [['C19'], "if (handOver.isRefused) return 'failed'", '', family === 'tron' ? 'is an end' : 'has an end'],
    ]),
  ),
  ...breaksOf('src/chains/tron/node-reads.ts', 'src/chains/tron/handed-over.test.ts', [
    [['C19', 'SAFE-E1'], 'REFUSALS.includes(code)', 'code !== undefined', 'an answer that proves nothing'],
  ]),
  ...breaksOf('src/chains/sui/transaction/execution.ts', 'src/chains/sui/handed-over.test.ts', [
    [
      ['C19', 'SAFE-E1'],
      '.then(() => false, isRefusal)',
      '.then(() => false, () => true)',
      'did not take at first for validators',
    ],
  ]),
  ...breaksOf('src/chains/http/hand-over.ts', PACED, [
    [['C19', 'SAFE-E1'], 'isRefused && nodes === 1', 'isRefused', 'a second node'],
    [['C19'], "if (nodes === 0) return 'withheld'\n", '', 'leaves the page for no node'],
  ]),
  ...breaksOf('src/chains/aptos/node-reads.ts', 'src/chains/aptos/handed-over.test.ts', [
    [
      ['C19', 'SAFE-E1'],
      "kind === 'vm_error' && !OTHER_SEQUENCE.includes(code)",
      "kind === 'vm_error'",
      'that a node has refused at first',
    ],
    [['C19', 'SAFE-E1'], "status < 500 && kind === 'vm_error'", 'status < 500', 'has no end where a node'],
  ]),
]
