import { breaksOf, type Break } from './entry.ts'

/** Answers that vendors have published, and what is made of them. */
export const ANSWER_BREAKS: readonly Break[] = [
  ...breaksOf('src/chains/evm/facts.ts', 'src/chains/evm/answers.test.ts', [
    [['C20'], '100n, 10n, 5n]', '100n]', 'searched in shorter ranges: erigon'],
  ]),
  ...breaksOf('src/chains/tron/node-reads.ts', 'src/chains/tron/answers.test.ts', [
    [['SAFE-E1'], "  if (!isOf(found['txID'], hash)) throw unreadable()\n", '', 'no answer to isSolid'],
    [['SAFE-E1'], "  if (typeof account['address'] !== 'string') throw unreadable()\n", '', 'no answer to account'],
  ]),
  ...breaksOf('src/chains/sui/find-sent.ts', 'src/chains/sui/answers.test.ts', [
    [
      ['SAFE-E1'],
      'filter: filterOf(order), moved: movedBySender }',
      'filter: filterOf(order), moved: movedUnits }',
      'no answer to list: a listed',
    ],
  ]),
  ...breaksOf('src/chains/evm/transaction/find-sent.ts', 'src/chains/evm/transaction/find-sent.test.ts', [
    [
      ['C20', 'SAFE-E1'],
      'if (found.length === 0) await requireKept(progress, network, node)',
      '',
      'says nothing by a node that has pruned',
    ],
  ]),
  ...breaksOf('src/chains/evm/transaction/kept-receipts.ts', 'src/chains/evm/transaction/find-sent.test.ts', [
    [
      ['C20', 'SAFE-E1'],
      'const BLOCKS_MAX = 8n',
      'const BLOCKS_MAX = 1n',
      'has pruned the receipts of the first block that has any',
    ],
    [
      ['C20', 'SAFE-E1'],
      'if (readWord(transactionsRoot) !== NO_TRANSACTIONS) return transactionsRoot === undefined',
      'if (transactionsRoot === null) return false',
      'says nothing by a node that has pruned',
    ],
  ]),
  ...breaksOf('src/chains/solana/find-sent.ts', 'src/chains/solana/find-sent.test.ts', [
    [
      ['C20', 'SAFE-E1'],
      'if (page.length < SIGNATURES_MAX) return requireHistory(since, node)',
      'if (page.length < SIGNATURES_MAX) return',
      'says nothing by a node that has purged',
    ],
    [
      ['C20', 'SAFE-E1'],
      'if (slot > 0 && !isBefore({ slot, time }, since)) throw unreadable()',
      "if (slot > 0 && typeof since === 'number' && !isBefore({ slot, time }, since)) throw unreadable()",
      'says nothing by a node that has purged',
    ],
  ]),
]
