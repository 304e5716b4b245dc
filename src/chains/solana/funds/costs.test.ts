import { afterAll, describe, expect, it } from 'vitest'
import { SOLANA_FACTS } from '../../../../demo/chains/solana/facts.ts'
import type { ChainNode } from '../../adapter.ts'
import { recordingSteps } from '../../local-node.fixture.ts'
import { check } from './funds.ts'
import { openLocalSolana } from '../local-customer.fixture.ts'
import { send } from '../send.ts'

const FEE = 5000n
const { lamportsPerByte: today } = SOLANA_FACTS
const STEPS = [6960n, 6333n, today, 2575n, 1322n, 696n, today * 10n] as const
const solOf = (lamports: bigint) => `0.${String(lamports).padStart(9, '0')}`
const ACCOUNT = 128n + 165n
const LEAST = 128n

describe.each(STEPS)('where each byte of an account takes %s lamports', async (lamportsPerByte) => {
  const { solana, node, connection, customer, until } = await openLocalSolana({ facts: { lamportsPerByte } })
  afterAll(() => solana.stop())
  const cost = FEE + ACCOUNT * lamportsPerByte

  it.each([
    ['exactly what it costs', cost, 0n],
    ['what it costs, and the least that an account holds', cost + LEAST * lamportsPerByte, LEAST * lamportsPerByte],
  ])('a customer with %s sends to a new account [C9, C21, CHAIN-19]', async (_, lamports, left) => {
    const { session, transfer, keypair } = await customer({}, { native: solOf(lamports), usdc: '9.00' })
    await check(session, transfer, node)
    const watch = await send(session, transfer, node, recordingSteps())
    await until(() => watch.look(), 'confirmed')
    expect(await connection.getBalance(keypair.publicKey)).toBe(Number(left))
  })

  it.each([
    ['a lamport less than it costs', cost - 1n],
    ['what it costs, and less than an account holds', cost + LEAST * lamportsPerByte - 1n],
  ])('a customer with %s is told so before a payout exists [C9, C21, CHAIN-19]', async (_, lamports) => {
    const { session, transfer, asked } = await customer({}, { native: solOf(lamports), usdc: '9.00' })
    const failure = { code: 'network/not-enough-for-fee', broadcast: 'none', values: { coin: 'SOL' } }
    await expect(check(session, transfer, node)).rejects.toMatchObject(failure)
    await expect(send(session, transfer, node, recordingSteps())).rejects.toMatchObject(failure)
    expect(asked).toEqual([])
  })
})

it('a node that does not say what the message costs leaves the fee of a signature [C9]', async () => {
  const { solana, node, customer } = await openLocalSolana()
  const fetch: ChainNode['fetch'] = async (input, init) => {
    const isFee = JSON.parse(init!.body as string).method === 'getFeeForMessage'
    return isFee ? Response.json({ id: 1, result: { context: { slot: 1 }, value: null } }) : node.fetch(input, init)
  }
  const unsure = { ...node, fetch }
  for (const [lamports, can] of [
    [FEE + ACCOUNT * today, true],
    [FEE + ACCOUNT * today - 1n, false],
  ] as const) {
    const { session, transfer } = await customer({}, { native: solOf(lamports), usdc: '9.00' })
    const checking = check(session, transfer, unsure)
    if (can) await expect(checking).resolves.toBeUndefined()
    else await expect(checking).rejects.toMatchObject({ code: 'network/not-enough-for-fee' })
  }
  await solana.stop()
})
