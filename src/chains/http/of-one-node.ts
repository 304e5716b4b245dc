import type { Network } from '../../domain/networks.ts'
import type { ChainAdapter, ChainNode, TransactionState, TransactionWatch } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { UnloadedError } from '../lazy-verb.ts'
import { changesOf, leaveNode } from './pool.ts'

interface NetworkNode {
  readonly node: ChainNode
  readonly network: Network
}

const TRIES = 3

const isUnreachable = (error: unknown): boolean =>
  error instanceof ChainError && error.code === 'network/unreachable' && !(error instanceof UnloadedError)

/**
 * What one node alone has shown. That nothing is there follows from several answers, and of two nodes one may not have what the other
 * counted: then it is not known, and looked up once more. A node that is behind what is asked for is left for the next one.
 */
async function ofOneNode<Found>(
  { node, network }: NetworkNode,
  isNothing: (found: Found) => boolean,
  look: () => Promise<Found>,
): Promise<Found> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = changesOf(node, network)
    try {
      const found = await look()
      if (!isNothing(found) || changesOf(node, network) === before) return found
    } catch (error) {
      if (!isUnreachable(error) || !leaveNode(node, network)) throw error
    }
  }
  throw new ChainError('network/unreachable')
}

const ENDS: readonly TransactionState[] = ['failed', 'expired', 'replaced']
const isEnd = (state: TransactionState): boolean => ENDS.includes(state)

const watchOf = (watch: TransactionWatch, asked: NetworkNode): TransactionWatch =>
  Object.create(watch, { look: { value: () => ofOneNode(asked, isEnd, () => watch.look()) } }) as TransactionWatch

const isNull = (found: unknown): boolean => found === null
const isList = (): boolean => true

/** The verbs of an adapter that conclude that nothing is there, so that none does by the answers of two nodes (decisions.md C24). */
export function withSeveralNodes(adapter: ChainAdapter): ChainAdapter {
  const { findArrived, hasWaiting, missingFeeCoin } = adapter
  return {
    ...adapter,
    balance: (holding, node) =>
      ofOneNode(
        { node, network: holding.network },
        () => false,
        () => adapter.balance(holding, node),
      ),
    ...(missingFeeCoin && {
      missingFeeCoin: (payer, node) =>
        ofOneNode(
          { node, network: payer.network },
          () => false,
          () => missingFeeCoin(payer, node),
        ),
    }),
    async send(...asked) {
      const [, { network }, node] = asked
      return watchOf(await adapter.send(...asked), { node, network })
    },
    findSent: (deposit, since, node) =>
      ofOneNode({ node, network: deposit.network }, isNull, () => adapter.findSent(deposit, since, node)),
    ...(hasWaiting && {
      hasWaiting: (deposit, node) =>
        ofOneNode(
          { node, network: deposit.network },
          (waits) => !waits,
          () => hasWaiting(deposit, node),
        ),
    }),
    findTransfers: (deposit, since, node) =>
      ofOneNode({ node, network: deposit.network }, isList, () => adapter.findTransfers(deposit, since, node)),
    ...(findArrived && {
      findArrived: (deposit, since, node) =>
        ofOneNode({ node, network: deposit.network }, isList, () => findArrived(deposit, since, node)),
    }),
    follow(...asked) {
      const [{ network }, , node] = asked
      return watchOf(adapter.follow(...asked), { node, network })
    },
  }
}
