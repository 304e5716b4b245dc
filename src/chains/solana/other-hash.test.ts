import { describe, expect, it } from 'vitest'
import { CUSTOMER, HASH, landed, scriptedNode, status, TRANSFER, UNITS } from './scripted.fixture.ts'
import { follow } from './watch-transaction.ts'

type Script = Parameters<typeof scriptedNode>[0]

/** The transaction of a multisig's proposal is done, and has moved nothing. */
const PROPOSAL = {
  statuses: [status('confirmed')],
  transaction: { ...landed(), meta: { err: null, preTokenBalances: [], postTokenBalances: [] } },
}
const EXECUTED = '4'.repeat(88)
const executed = (units = UNITS) => landed({ hash: EXECUTED, units })

function followed(script: Script, known: Parameters<typeof follow>[3] = { since: 7 }) {
  const { node, asked } = scriptedNode(script)
  return { asked, watch: follow(TRANSFER, HASH, node, known) }
}

describe('a wallet of Solana whose signature is that of a proposal', () => {
  it('has sent nothing yet, however often the chain is asked [C20]', async () => {
    const { watch } = followed(PROPOSAL)
    for (let looks = 0; looks < 3; looks += 1) await expect(watch.look()).resolves.toBe('untraceable')
    expect([watch.hash, watch.bound]).toEqual([HASH, undefined])
  })

  it('is followed to the transaction that its signers execute [C20]', async () => {
    const { watch } = followed({ ...PROPOSAL, others: [executed()], othersAfter: 1 })
    await expect(watch.look()).resolves.toBe('untraceable')
    await expect(watch.look()).resolves.toBe('confirmed')
    expect(watch.hash).toBe(EXECUTED)
  })

  it.each([1n, UNITS - 1n, UNITS + 1n])(
    'a proposal that executes another amount, %s units, is reported as different [C20]',
    async (units) => {
      const { watch } = followed({ ...PROPOSAL, others: [executed(units)] })
      await expect(watch.look()).resolves.toBe('different')
      expect(watch.hash).toBe(EXECUTED)
    },
  )

  it('is known by no node, and is followed to what its signers execute anyway [C20]', async () => {
    const { watch } = followed({ others: [executed()], othersAfter: 1 })
    await expect(watch.look()).resolves.toBe('untraceable')
    await expect(watch.look()).resolves.toBe('confirmed')
    expect(watch.hash).toBe(EXECUTED)
  })

  it('is known by no node, and a smaller transfer next to it decides nothing, because it may still come [C20]', async () => {
    const { watch } = followed({ others: [executed(1n)] })
    await expect(watch.look()).resolves.toBe('untraceable')
    expect(watch.hash).toBe(HASH)
  })

  it('stays untraceable when a node refuses the search, or when the search has no start [C20]', async () => {
    const signatures = [{ signature: null }]
    await expect(followed({ ...PROPOSAL, signatures }).watch.look()).resolves.toBe('untraceable')
    const { watch, asked } = followed({ ...PROPOSAL, others: [executed()] }, {})
    await expect(watch.look()).resolves.toBe('untraceable')
    expect(asked).not.toContain('getSignaturesForAddress')
  })

  it('has failed for good where its own transaction failed [C19]', async () => {
    const err = { InstructionError: [0, { Custom: 1 }] }
    const { watch } = followed({ statuses: [status('confirmed', err)], others: [landed({ hash: CUSTOMER })] })
    await expect(watch.look()).resolves.toBe('failed')
  })
})
