import { expect, it } from 'vitest'
import { findSent } from './find-sent.ts'
import { HASH, landed, scriptedNode, status, TRANSFER } from './scripted.fixture.ts'

const signatures = [{ signature: HASH, slot: 7, err: null, blockTime: null }]
/** The status of the transaction at another node of the service, asked before. */
async function look(known: unknown): Promise<string | null> {
  const { node } = scriptedNode({ signatures, statuses: [known], transaction: landed() })
  const params = [[HASH], { searchTransactionHistory: true }]
  await node.fetch('', { body: JSON.stringify({ method: 'getSignatureStatuses', params }) })
  return findSent(TRANSFER, 0, node)
}

it('the search says nothing of a transaction that the answering node has not seen yet [C20]', async () => {
  await expect(look(null)).rejects.toMatchObject({ code: 'network/unreachable' })
  await expect(look(status('confirmed'))).resolves.toBe(HASH)
})
