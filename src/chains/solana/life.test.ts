import { afterAll, expect, test } from 'vitest'
import type { ChainNode } from '../adapter.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { openLocalSolana } from './local-customer.fixture.ts'
import { send } from './send.ts'

const { solana, node, customer } = await openLocalSolana()
afterAll(() => solana.stop())

const HEIGHT = 5000

/** The node, with a blockhash that is valid for so many blocks more. */
function living(blocks: number): ChainNode {
  const fetch: ChainNode['fetch'] = async (input, init) => {
    const answer = await node.fetch(input, init)
    const { method } = JSON.parse(init!.body as string) as { method: string }
    if (method === 'getBlockHeight') return Response.json({ id: 1, result: HEIGHT })
    if (method !== 'getLatestBlockhash') return answer
    const { result } = (await answer.json()) as { result: { value: object } }
    const value = { ...result.value, lastValidBlockHeight: HEIGHT + blocks }
    return Response.json({ id: 1, result: { ...result, value } })
  }
  return { ...node, fetch }
}

test.each([
  [-1, false],
  [0, false],
  [1, true],
  [150, true],
  [300, true],
  [301, false],
])('a blockhash that lives for %i blocks more is signed: %s [C4, SAFE-C4]', async (blocks, isSigned) => {
  const { session, transfer, asked } = await customer()
  const { recorded, ...steps } = recordingSteps()
  const sending = send(session, transfer, living(blocks), steps)
  if (isSigned) await sending
  else await expect(sending).rejects.toMatchObject({ code: 'network/unreachable', broadcast: 'none' })
  expect([asked.length, recorded[0] ?? null]).toEqual(isSigned ? [1, 'asking'] : [0, null])
})
