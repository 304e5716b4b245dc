import { expect, test } from 'vitest'
import { explorerLink } from '../../domain/payout-history/references/explorers.ts'
import { callHook } from '../hook.fixture.ts'
import { openServices } from '../services.fixture.ts'
import { useExplorer } from './explorer.ts'

const link = explorerLink('solana', '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb')!

/** The link as a page shows it that names these nodes for Solana. */
const shownBeside = (...nodes: readonly string[]) =>
  callHook(
    openServices({ host: { rpcUrls: { solana: nodes, base: 'http://127.0.0.1:8545' } } }).services,
    useExplorer,
  )(link)

test.each(['http://localhost:8899', 'http://solana.localhost/rpc', 'http://127.0.0.1:41711/', 'http://[::1]:8899/'])(
  'no explorer is named that cannot know the chain of %s [H21]',
  (node) => {
    expect([shownBeside(node), shownBeside('https://node.test', node)]).toEqual([null, null])
  },
)

test('the explorer is named where the nodes are the public ones, or of another machine [H21]', () => {
  expect([shownBeside(), shownBeside('https://node.test'), shownBeside('https://localhost.test')]).toEqual([
    link,
    link,
    link,
  ])
})
