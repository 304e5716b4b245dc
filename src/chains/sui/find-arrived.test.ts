import { describe, expect, it } from 'vitest'
import { part, whole } from '../sent.fixture.ts'
import { findArrived } from './find-arrived.ts'
import { CHECKPOINT, CUSTOMER, HASH, landed, OTHER_HASH, STRANGER, TRANSFER, UNITS, USDT } from './ledger.fixture.ts'
import { scriptedNode } from './scripted.fixture.ts'

const withRows = (...rows: readonly Parameters<typeof landed>[0][]) =>
  scriptedNode({ landed: rows.map((moved) => landed(moved)) })

describe('what came to the address of a payout on Sui', () => {
  it('is found whoever sent it, with the account that it came from [C19]', async () => {
    const { node } = withRows({ digest: OTHER_HASH, from: STRANGER })
    await expect(findArrived(TRANSFER, 0, node)).resolves.toEqual([{ ...whole(OTHER_HASH), from: STRANGER }])
  })

  it('is listed with the exact amount first [C13]', async () => {
    const { node } = withRows({ digest: OTHER_HASH, from: STRANGER, units: UNITS - 1n }, { digest: HASH })
    await expect(findArrived(TRANSFER, 0, node)).resolves.toEqual([
      { ...whole(HASH), from: CUSTOMER },
      { ...part(OTHER_HASH), from: STRANGER },
    ])
  })

  it('is nothing where it failed, brought another coin, went elsewhere or came before [C19]', async () => {
    const { node } = withRows({ success: false }, { coinType: USDT }, { to: STRANGER }, { checkpoint: CHECKPOINT - 9n })
    await expect(findArrived(TRANSFER, Number(CHECKPOINT), node)).resolves.toEqual([])
  })
})
