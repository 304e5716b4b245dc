import { describe, expect, it } from 'vitest'
import { tokenAccountData } from '../../../demo/chains/solana/token-account.ts'
import { createChainNode } from '../node.ts'
import { readAccounts, readBlockhash, readFinal, readHeight, readStatus, readTransaction } from './node-reads.ts'
import { CUSTOMER, DEPOSIT, HASH, USDC } from './scripted.fixture.ts'

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const HEIGHTS = { processed: 1002, confirmed: 1001, finalized: 970 }
const SLOTS = { processed: 1402, confirmed: 1401, finalized: 1370 }
const BLOCKHASHES = { processed: CUSTOMER, confirmed: USDC, finalized: DEPOSIT }

interface Config {
  readonly commitment?: keyof typeof HEIGHTS
  readonly encoding?: string
  readonly searchTransactionHistory?: boolean
  readonly maxSupportedTransactionVersion?: number
}

/** A node that answers differently at each commitment, defaults to finalized, and writes bytes in base58. */
function threefoldNode() {
  const viewOf = ({ commitment = 'finalized' }: Config = {}) => commitment
  const methods: Readonly<Record<string, (params: never) => unknown>> = {
    getMultipleAccounts: ([addresses, config]: readonly [readonly string[], Config]) => ({
      value: addresses.map((owner) => {
        const amount = BigInt(HEIGHTS[viewOf(config)])
        const data = Buffer.from(tokenAccountData({ mint: USDC, owner, amount })).toString('base64')
        return { lamports: 1, owner: TOKEN_PROGRAM, data: [data, config.encoding ?? 'base58'] }
      }),
    }),
    getBlockHeight: ([config]: readonly [Config?]) => HEIGHTS[viewOf(config)],
    getEpochInfo: ([config]: readonly [Config?]) => ({ blockHeight: HEIGHTS[viewOf(config)], absoluteSlot: 7 }),
    getLatestBlockhash: ([config]: readonly [Config?]) => ({
      context: { slot: SLOTS[viewOf(config)] },
      value: { blockhash: BLOCKHASHES[viewOf(config)], lastValidBlockHeight: HEIGHTS[viewOf(config)] + 150 },
    }),
    getSignatureStatuses: ([hashes, config]: readonly [readonly string[], Config?]) => ({
      value: hashes.map((hash) =>
        hash === HASH && config?.searchTransactionHistory ? { err: null, confirmationStatus: 'finalized' } : null,
      ),
    }),
    getTransaction: ([hash, config]: readonly [string, Config]) =>
      hash === HASH ? { asked: [viewOf(config), config.encoding, config.maxSupportedTransactionVersion] } : null,
  }
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { method, params } = JSON.parse(init!.body as string) as { method: string; params: readonly unknown[] }
    return Response.json({ id: 1, result: methods[method]!(params as never) })
  }
  return createChainNode({ fetch, relay: async () => 'unknown' })
}

describe('the reads of a Solana node', () => {
  it('the node is asked for accounts as confirmed blocks leave them, in the order of their addresses [CHAIN-13, C6]', async () => {
    const accounts = await readAccounts(threefoldNode(), [CUSTOMER, DEPOSIT])
    const expected = [CUSTOMER, DEPOSIT].map((owner) => ({
      lamports: 1n,
      program: TOKEN_PROGRAM,
      data: new Uint8Array(tokenAccountData({ mint: USDC, owner, amount: 1001n })),
    }))
    expect(accounts.map((account) => ({ ...account, data: new Uint8Array(account!.data) }))).toEqual(expected)
  })

  it('the node is asked for the newest confirmed blockhash and height, and for what no fork takes back [C4]', async () => {
    const node = threefoldNode()
    await expect(readBlockhash(node)).resolves.toEqual({ blockhash: USDC, slot: 1401, lastValidBlockHeight: 1151 })
    await expect(readHeight(node)).resolves.toBe(1001)
    await expect(readFinal(node)).resolves.toEqual({ height: 970, slot: 7 })
  })

  it('the node is asked for a transaction of its history too, with its changes once it is confirmed [C4, C6]', async () => {
    const node = threefoldNode()
    await expect(readStatus(node, HASH)).resolves.toEqual({ isConfirmed: true, hasFailed: false })
    await expect(readStatus(node, HASH.replace('5', '4'))).resolves.toBeNull()
    await expect(readTransaction(node, HASH)).resolves.toEqual({ asked: ['confirmed', 'jsonParsed', 1] })
  })
})
