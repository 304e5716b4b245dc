import type { ChainAdapter } from '../../adapter.ts'
import { countAt } from './finality.ts'

/** A search of logs does not see what only waits in the pool, but the account's count with the pool is ahead of that in the newest block. */
export async function hasWaiting(
  ...[{ network, from }, node]: Parameters<NonNullable<ChainAdapter['hasWaiting']>>
): Promise<boolean> {
  const counts = (['pending', 'latest'] as const).map((block) => countAt({ address: from, block }, network, node))
  const [pending, latest] = await Promise.all(counts)
  return pending! > latest!
}
