import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TRANSFER_TOPIC } from '../../../../demo/chains/evm/erc20.ts'
import { ChainError } from '../../chain-error.ts'
import { follow } from './follow.ts'
import { CUSTOMER, DEPOSIT, HASH, scriptedNode, STRANGER, TRANSFER, UNITS, USDC, word } from '../scripted.fixture.ts'

interface Moved {
  readonly from?: string
  readonly to?: string
  readonly units?: bigint
  readonly token?: string
}

const log = ({ from = CUSTOMER, to = DEPOSIT, units = UNITS, token = USDC }: Moved = {}) => ({
  address: token.toLowerCase(),
  topics: [TRANSFER_TOPIC, word(from), word(to)],
  data: word(units),
})

const receipt = (over: Readonly<Record<string, unknown>> = {}) => ({
  transactionHash: HASH,
  blockNumber: '0x10',
  status: '0x1',
  from: CUSTOMER.toLowerCase(),
  logs: [log()],
  ...over,
})

const look = (answer: unknown) => follow(TRANSFER, HASH, scriptedNode({ eth_getTransactionReceipt: answer })).look()

describe('a transaction of an EVM network', () => {
  it.each([
    ['no receipt', null, 'untraceable'],
    ['a receipt that is in no block yet', receipt({ blockNumber: null }), 'untraceable'],
    ['a receipt without effect', receipt({ status: '0x0', logs: [] }), 'failed'],
    ['a receipt without effect that has logs', receipt({ status: '0x0' }), 'failed'],
    ['the transfer', receipt(), 'confirmed'],
    ['the transfer, its status written with zeros', receipt({ status: '0x01' }), 'confirmed'],
    ['a unit more', receipt({ logs: [log({ units: UNITS + 1n })] }), 'different'],
    ['two parts of it', receipt({ logs: [log({ units: UNITS - 1n }), log({ units: 1n })] }), 'confirmed'],
    ['the transfer among other logs', receipt({ logs: [null, {}, log({ to: STRANGER }), log()] }), 'confirmed'],
    ['the transfer of a smart account that another sends', receipt({ from: STRANGER }), 'confirmed'],
    [
      'what somebody holds for the account, in a transaction of another',
      receipt({ from: STRANGER, logs: [log({ from: USDC })] }),
      'confirmed',
    ],
    ['no log', receipt({ logs: [] }), 'seen'],
    ['a unit less', receipt({ logs: [log({ units: UNITS - 1n })] }), 'different'],
    ['a transfer to another', receipt({ logs: [log({ to: STRANGER })] }), 'seen'],
    ['no log, in a transaction of another', receipt({ from: STRANGER, logs: [] }), 'untraceable'],
    ['a transfer from another, in the account’s own transaction', receipt({ logs: [log({ from: STRANGER })] }), 'seen'],
    ['a transfer of another token', receipt({ logs: [log({ token: STRANGER })] }), 'seen'],
    ['a log that was removed', receipt({ logs: [{ ...log(), removed: true }] }), 'seen'],
    ['an approval', receipt({ logs: [{ ...log(), topics: [word(1n), word(CUSTOMER), word(DEPOSIT)] }] }), 'seen'],
  ])('a transaction with %s is judged by what its receipt says has moved [CHAIN-14, C6]', async (_, answer, state) => {
    await expect(look(answer)).resolves.toBe(state)
  })

  it.each([
    ['another transaction', receipt({ transactionHash: word(1n) })],
    ['no transaction', receipt({ transactionHash: undefined })],
    ['a status of no sense', receipt({ status: '0x2' })],
    ['no status', receipt({ status: undefined })],
    ['a block of no sense', receipt({ blockNumber: 'latest' })],
    ['no sender', receipt({ from: null })],
    ['no logs', receipt({ logs: null })],
    ['a text', 'ok'],
    ['a refusal', Object.assign(new Error('limit'), { code: -32005 })],
  ])('is still unknown when the node returns %s', async (_, answer) => {
    await expect(look(answer)).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('is asked for by its hash, whose letters may be of any size [CHAIN-14]', async () => {
    const hash = HASH.toUpperCase().replace('0X', '0x')
    const node = scriptedNode({ eth_getTransactionReceipt: receipt() })
    await expect(follow(TRANSFER, hash, node).look()).resolves.toBe('confirmed')
    await expect(follow(TRANSFER, 'nonsense', node).look()).rejects.toMatchObject({ code: 'network/unreachable' })
  })

  it('is never confirmed by a hostile node unless a log says so, and nothing but a chain error is thrown [C6]', async () => {
    const part = fc.oneof(
      fc.constantFrom(HASH, CUSTOMER, DEPOSIT, USDC, TRANSFER_TOPIC, word(CUSTOMER), word(DEPOSIT), '0x1'),
      fc.jsonValue(),
    )
    // Four logs of a unit each, at most, are not the transfer.
    const hostileLog = fc.record(
      {
        address: part,
        topics: fc.oneof(part, fc.array(part, { maxLength: 4 })),
        data: fc.oneof(fc.constant(word(1n)), fc.jsonValue()),
        removed: part,
      },
      { requiredKeys: [] },
    )
    const hostile = fc.record(
      {
        transactionHash: fc.oneof(fc.constant(HASH), part),
        blockNumber: fc.oneof(fc.constant('0x1'), part),
        status: fc.oneof(fc.constantFrom('0x0', '0x1'), part),
        from: fc.oneof(fc.constant(CUSTOMER), part),
        logs: fc.oneof(part, fc.array(fc.oneof(hostileLog, part), { maxLength: 4 })),
      },
      { requiredKeys: [] },
    )
    const states = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostile, part), async (answer) => {
        const state = await look(answer).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ChainError)
          return 'unknown'
        })
        states.add(state)
        expect(['untraceable', 'seen', 'failed', 'different', 'unknown']).toContain(state)
      }),
      { numRuns: 2000 },
    )
    expect([...states]).toEqual(expect.arrayContaining(['failed', 'seen', 'unknown', 'untraceable']))
  })
})
