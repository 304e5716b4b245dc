import { AccountState, getTokenEncoder } from '@solana-program/token'
import {
  createSolanaRpcFromTransport,
  getBase64Encoder,
  getSignatureFromTransaction,
  MAX_SUPPORTED_TRANSACTION_VERSION,
  signTransaction,
  type RpcTransport,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import { expect, it, test } from 'vitest'
import type { ChainNode } from '../adapter.ts'
import { createChainNode } from '../node.ts'
import { NEWEST_VERSION } from './facts.ts'
import { LIFETIME, MINTS, PROGRAMS, signerOf, versionedByKit } from './kit.fixture.ts'
import * as reads from './node-reads.ts'
import { balanceIncrease } from './token/balance-increase.ts'
import { readTokenAccount } from './token/token-program.ts'

const [CUSTOMER, PAYOUT] = [await signerOf(21), await signerOf(22)]
const [FROM, TO] = [CUSTOMER.address, PAYOUT.address]
const ORDER = { from: FROM, to: TO, units: 12_340_000n, token: { address: MINTS.usdc, decimals: 6 } }

/** In the format of version 1, which has its signatures at the end. */
const LANDED_HASH = getSignatureFromTransaction(
  await signTransaction(
    [CUSTOMER.keyPair],
    await versionedByKit(
      {
        from: CUSTOMER,
        to: TO,
        mint: MINTS.usdc,
        program: PROGRAMS.token,
        units: ORDER.units,
        createsAccount: false,
        memo: null,
        limit: 60_000,
        price: 50_000n,
      },
      1,
    ),
  ),
)

const balance = (owner: string, amount: string) => ({
  accountIndex: 1,
  mint: MINTS.usdc,
  owner,
  programId: PROGRAMS.token,
  uiTokenAmount: { amount, decimals: 6, uiAmount: null, uiAmountString: '0' },
})
const at = (value: unknown) => ({ context: { slot: 402_000_008 }, value })
const ACCOUNT = { lamports: 2_039_280, owner: PROGRAMS.token, data: ['AQID', 'base64'], executable: false, space: 3 }

/** In the shape that the SDK’s types have. */
const RESULTS: Readonly<Record<string, unknown>> = {
  getMultipleAccounts: at([ACCOUNT, null]),
  getMinimumBalanceForRentExemption: 2_039_280,
  getFeeForMessage: at(5105),
  getBlockHeight: 381_000_001,
  getEpochInfo: { absoluteSlot: 402_000_001, blockHeight: 380_999_969, epoch: 1042 },
  getLatestBlockhash: at({ blockhash: LIFETIME.blockhash, lastValidBlockHeight: 381_000_150 }),
  getSignatureStatuses: at([{ slot: 402_000_009, confirmations: 3, err: null, confirmationStatus: 'confirmed' }]),
  getSignaturesForAddress: [
    { signature: LANDED_HASH, slot: 402_000_009, blockTime: 1_796_000_000, err: null, memo: null },
  ],
  getRecentPrioritizationFees: [{ slot: 402_000_008, prioritizationFee: 7001 }],
  getTransaction: {
    blockTime: 1_796_000_000,
    slot: 402_000_009,
    version: 1,
    meta: {
      err: null,
      preTokenBalances: [balance(FROM, '20000000'), balance(TO, '3')],
      postTokenBalances: [balance(FROM, '7660000'), balance(TO, '12340003')],
    },
    transaction: { message: { accountKeys: [], instructions: [] }, signatures: [LANDED_HASH] },
  },
}

interface Asked {
  readonly method: string
  readonly params: readonly unknown[]
}

const asJson = ({ method, params }: Asked) =>
  JSON.stringify([method, params], (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))

/** A node that the SDK and the product ask, and what each has asked. */
function sharedNode() {
  const [theirs, ours]: [string[], string[]] = [[], []]
  const note = (list: string[], asked: Asked) => {
    list.push(asJson(asked))
    return { jsonrpc: '2.0', id: 1, result: RESULTS[asked.method] }
  }
  const transport = (async ({ payload }) => note(theirs, payload as Asked)) as RpcTransport
  const node = createChainNode({
    fetch: async (_, init) => Response.json(note(ours, JSON.parse(init!.body as string) as Asked)),
    relay: () => Promise.reject(new Error('Nothing is relayed here')),
  })
  return { rpc: createSolanaRpcFromTransport(transport), node, theirs, ours }
}

type Rpc = ReturnType<typeof sharedNode>['rpc']

const CONFIRMED = { commitment: 'confirmed' } as const

interface Question {
  theirs(rpc: Rpc): Promise<unknown>
  ours(node: ChainNode): Promise<unknown>
}

const QUESTIONS: readonly (readonly [string, Question])[] = [
  [
    'accounts, of which one is missing',
    {
      async theirs(rpc) {
        const { value } = await rpc.getMultipleAccounts([FROM, TO], { encoding: 'base64', ...CONFIRMED }).send()
        return value.map((found) => {
          const data = found && new Uint8Array(getBase64Encoder().encode(found.data[0]))
          return found && { lamports: found.lamports, program: found.owner, data }
        })
      },
      ours: (node) => reads.readAccounts(node, [FROM, TO]),
    },
  ],
  [
    'the rent of an account',
    {
      theirs: (rpc) => rpc.getMinimumBalanceForRentExemption(165n, CONFIRMED).send(),
      ours: (node) => reads.readRent(node, 165),
    },
  ],
  [
    'the fee of a message',
    {
      theirs: async (rpc) =>
        (await rpc.getFeeForMessage('AQID' as TransactionMessageBytesBase64, CONFIRMED).send()).value,
      ours: (node) => reads.readFee(node, Uint8Array.of(1, 2, 3)),
    },
  ],
  [
    'the height',
    {
      theirs: async (rpc) => Number(await rpc.getBlockHeight(CONFIRMED).send()),
      ours: (node) => reads.readHeight(node),
    },
  ],
  [
    'the newest blockhash',
    {
      async theirs(rpc) {
        const { context, value } = await rpc.getLatestBlockhash(CONFIRMED).send()
        const { blockhash, lastValidBlockHeight } = value
        return { blockhash, slot: Number(context.slot), lastValidBlockHeight: Number(lastValidBlockHeight) }
      },
      ours: (node) => reads.readBlockhash(node),
    },
  ],
  [
    'the status of a transaction',
    {
      async theirs(rpc) {
        const { value } = await rpc.getSignatureStatuses([LANDED_HASH], { searchTransactionHistory: true }).send()
        const [row] = value
        return { isConfirmed: row!.confirmationStatus !== 'processed', hasFailed: row!.err !== null }
      },
      ours: (node) => reads.readStatus(node, LANDED_HASH),
    },
  ],
  [
    'the transactions of an address',
    {
      async theirs(rpc) {
        const config = { ...CONFIRMED, limit: 1000, minContextSlot: 7n }
        const rows = await rpc.getSignaturesForAddress(FROM, config).send()
        return rows.map(({ signature: hash, slot, blockTime, err }) => ({
          hash,
          slot: Number(slot),
          time: Number(blockTime),
          hasFailed: err !== null,
        }))
      },
      ours: (node) => reads.readAddressTransactions(node, FROM, { since: 7 }),
    },
  ],
  [
    'the bids of the newest blocks',
    {
      async theirs(rpc) {
        const rows = await rpc.getRecentPrioritizationFees([FROM, TO]).send()
        return rows.map(({ prioritizationFee }) => Number(prioritizationFee))
      },
      ours: (node) => reads.readPriorityFees(node, [FROM, TO]),
    },
  ],
  [
    'what a transaction of version 1 has brought',
    {
      async theirs(rpc) {
        const config = { encoding: 'jsonParsed', ...CONFIRMED, maxSupportedTransactionVersion: 1 } as const
        const { preTokenBalances, postTokenBalances } = (await rpc.getTransaction(LANDED_HASH, config).send())!.meta!
        const [before, after] = [preTokenBalances, postTokenBalances].map((rows) =>
          rows!.find(({ owner, mint }) => owner === TO && mint === MINTS.usdc)!,
        )
        return BigInt(after!.uiTokenAmount.amount) - BigInt(before!.uiTokenAmount.amount)
      },
      ours: (node) => balanceIncrease(ORDER, LANDED_HASH, node),
    },
  ],
]

it.each(QUESTIONS)('%s: the question and the reading are those of Solana’s newest SDK [C19]', async (_, question) => {
  const { rpc, node, theirs, ours } = sharedNode()
  const expected = await question.theirs(rpc)
  expect(await question.ours(node)).toEqual(expected)
  expect(ours).toEqual(theirs)
})

test('the newest version of a transaction is the one that the newest SDK knows [C20]', () => {
  expect(NEWEST_VERSION).toBe(MAX_SUPPORTED_TRANSACTION_VERSION)
})

it.each([
  ['a unit', 1n, AccountState.Initialized],
  ['all that fits', 2n ** 64n - 1n, AccountState.Initialized],
  ['nothing, frozen', 0n, AccountState.Frozen],
])('an account that holds %s is read as the newest client of its program writes it [CHAIN-13]', (_, amount, state) => {
  const rest = { delegate: TO, isNative: null, delegatedAmount: 5n, closeAuthority: null }
  const data = new Uint8Array(getTokenEncoder().encode({ mint: MINTS.usdt, owner: FROM, amount, state, ...rest }))
  const read = { mint: MINTS.usdt, owner: FROM, units: amount, isFrozen: state === AccountState.Frozen }
  expect(readTokenAccount({ program: PROGRAMS.token, data })).toEqual(read)
})
