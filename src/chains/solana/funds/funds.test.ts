import { afterAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '../../adapter.ts'
import { recordingSteps } from '../../local-node.fixture.ts'
import { check } from './funds.ts'
import { openLocalSolana } from '../local-customer.fixture.ts'
import { send } from '../send.ts'
import { TOKEN } from '../facts.ts'

const { solana, node, customer } = await openLocalSolana()
afterAll(() => solana.stop())

interface Account {
  readonly owner: string
  readonly data: readonly [string, string]
}

const FROZEN = 2

/** The local node, where the token account at this place among those that exist has another state. */
function withState(state: number, place: number): ChainNode {
  const fetch: ChainNode['fetch'] = async (input, init) => {
    const response = await node.fetch(input, init)
    const { method } = JSON.parse(init!.body as string) as { method: string }
    if (method !== 'getMultipleAccounts') return response
    const { result } = (await response.json()) as { result: { value: readonly (Account | null)[] } }
    let next = 0
    const value = result.value.map((account) => {
      const bytes = Buffer.from(account?.data[0] ?? '', 'base64')
      if (account?.owner !== TOKEN || bytes.length !== 165 || next++ !== place) return account
      bytes[108] = state
      return { ...account, data: [bytes.toString('base64'), 'base64'] }
    })
    return Response.json({ id: 1, result: { ...result, value } })
  }
  return { ...node, fetch }
}

describe('a customer of Solana who is checked before there is a payout', () => {
  it.each([
    ['fee and the rent of a new token account', '0.00149344', true],
    ['a lamport less', '0.001493439', false],
    ['the fee alone, and what an account must have', '0.001', false],
    ['fee and rent, and less left than an account must have', '0.00204428', false],
    ['fee and rent, and the least that an account must have', '0.00214368', true],
  ])('needs %s [C21, C9, CHAIN-19]', async (_, native, can) => {
    const { session, transfer } = await customer({}, { native, usdc: '9.00' })
    const checking = check(session, transfer, node)
    if (can) await expect(checking).resolves.toBeUndefined()
    else await expect(checking).rejects.toMatchObject({ code: 'network/not-enough-for-fee', values: { coin: 'SOL' } })
  })

  it('cannot send tokens that their issuer has frozen, and is not asked to [C21]', async () => {
    const { session, transfer, asked } = await customer()
    const refusal = { code: 'network/frozen', values: { coin: 'USDC' }, broadcast: 'none' }
    await expect(check(session, transfer, withState(FROZEN, 0))).rejects.toMatchObject(refusal)
    await expect(send(session, transfer, withState(FROZEN, 0), recordingSteps())).rejects.toMatchObject(refusal)
    const few = await customer({}, { native: '1', usdc: '4.99' })
    const lacking = check(few.session, few.transfer, withState(FROZEN, 0))
    await expect(lacking).rejects.toMatchObject({ code: 'network/not-enough-tokens' })
    expect(asked).toEqual([])
  })

  it('can send tokens that are open, and none to an account that is frozen [C19, C21]', async () => {
    const { session, transfer, asked } = await customer()
    await expect(check(session, transfer, withState(1, 0))).resolves.toBeUndefined()
    await solana.fund(transfer.to, { usdc: '1.00' })
    const sending = send(session, transfer, withState(FROZEN, 1), recordingSteps())
    await expect(sending).rejects.toMatchObject({ code: 'network/refused', broadcast: 'none' })
    expect(asked).toEqual([])
  })
})
