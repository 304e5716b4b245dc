import { expect, test } from 'vitest'
import { sendFailure } from './send-failure.ts'

const hostile = new Proxy(
  {},
  {
    get() {
      throw new Error('hostile')
    },
  },
)

const wrapped = (originalError: unknown) => ({
  code: -32603,
  message: 'Internal JSON-RPC error.',
  data: { originalError },
})

const circular: Record<string, unknown> = { code: -32603, message: 'Internal JSON-RPC error.' }
circular['cause'] = circular

test.each([
  ['code 4001', { code: 4001, message: 'Failed' }],
  ['the code of ethers', { code: 'ACTION_REJECTED', message: 'action "sendTransaction"' }],
  ['the code of AIP-62', { status: 'REJECTED' }],
  ['code 4001 that a phone app has wrapped', wrapped({ code: 4001 })],
  ['code 4001 as a text', { code: '4001', message: 'Failed' }],
  ['code 4001 in the cause of another error', new Error('Execution failed', { cause: { code: 4001 } })],
  ['code 4001 that ethers has wrapped', { code: 'UNKNOWN_ERROR', info: { error: { code: 4001, message: 'Failed' } } }],
  ['code 4001 beside a cause of MetaMask', wrapped({ cause: { code: 4001 }, message: 'Failed' })],
  ['words of a wallet without a code', new Error('MetaMask Tx Signature: User denied transaction signature.')],
  ['words of another', { message: 'User rejected the request.' }],
  ['a bare text', 'Confirmation declined by user'],
  ['a bare text of another', 'user cancelled'],
  ['a word', new Error('Cancelled')],
  ['a word of another', 'Canceled.'],
  ['a sentence without a code', new Error('Transaction declined')],
  ['another sentence without a code', { message: 'Transaction was rejected' }],
  ['a sentence about the request', 'The request has been denied.'],
])('a refusal of the customer, reported by %s, has sent nothing [SAFE-C2, W12]', (_, error) => {
  expect(sendFailure(error, 'base')).toMatchObject({ code: 'wallet/send-declined', broadcast: 'none', cause: error })
})

test.each([
  ['an account that is not authorised', { code: 4100, message: 'Unauthorized' }],
  ['a method that the wallet does not have', { code: 4200, message: 'Unsupported' }],
  ['parameters that it does not take', { code: -32602, message: 'Invalid params' }],
  ['a method that it does not have, by JSON-RPC', { code: -32601, message: 'Method not found' }],
  ['a method that it does not have, by EIP-1474', { code: -32004, message: 'Method not supported' }],
])('%s has sent nothing [C19]', (_, error) => {
  expect(sendFailure(error, 'base')).toMatchObject({ code: 'wallet/cannot-send', broadcast: 'none' })
})

test.each([
  ['the wallet', { code: -32000, message: 'insufficient funds for gas * price + value' }, 'base', 'ETH'],
  ['the wallet’s node', wrapped({ code: -32000, message: 'Insufficient funds for transfer' }), 'polygon', 'POL'],
  ['a wallet in its own words', { message: 'Gas balance is not enough' }, 'bsc', 'BNB'],
  ['another', new Error('Not enough funds to cover the network fee'), 'base', 'ETH'],
  ['a wallet of Solana', 'insufficient funds for fee', 'solana', 'SOL'],
] as const)('too little for the fee, as %s says, has sent nothing [CHAIN-19, SAFE-C11]', (_, error, network, coin) => {
  const failure = sendFailure(error, network)
  expect(failure).toMatchObject({ code: 'network/not-enough-for-fee', broadcast: 'none', values: { coin } })
})

test('a transaction that no node takes has sent nothing [C19, C22]', () => {
  const refused = wrapped({ code: -32000, message: 'intrinsic gas too low: gas 21000, minimum needed 21400' })
  expect(sendFailure(refused, 'base')).toMatchObject({ code: 'network/refused', broadcast: 'none' })
})

test.each([
  ['no words', undefined],
  ['null', null],
  ['an empty error', new Error('')],
  ['an error that cannot be read', hostile],
  ['a disconnected wallet', { code: 4900, message: 'Disconnected' }],
  ['a disconnected chain', { code: 4901, message: 'Chain disconnected' }],
  ['an unknown chain', { code: 4902, message: 'Unrecognized chain' }],
  ['a node that has timed out', { code: -32002, message: 'request timed out' }],
  ['another prompt that is open, perhaps for this very transfer', { code: -32002, message: 'Request already pending' }],
  ['a refusal that more is said of', new Error('Transaction was rejected after broadcast')],
  ['a refusal with a code of a network', { code: -32000, message: 'rejected' }],
  ['a refusal that is wrapped', wrapped({ message: 'Transaction declined' })],
  ['a method that the wallet’s network does not have', wrapped({ code: -32601, message: 'Method not found' })],
  ['an internal error', { code: -32603, message: 'Internal JSON-RPC error.' }],
  ['a timeout', new Error('Request timed out')],
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a network that rejects', new Error('transaction rejected by network')],
  ['a network that rejects, in other words', { code: -32003, message: 'Transaction rejected' }],
  ['a network that denies', new Error('Permission denied by node')],
  ['a bundler that rejects', new Error('UserOperation rejected because entity is throttled')],
  ['a nonce that is used', { code: -32000, message: 'nonce too low' }],
  ['a nonce that is used, by ethers', { code: 'NONCE_EXPIRED', message: 'nonce has already been used' }],
  ['a transaction that is known', { code: -32000, message: 'already known' }],
  ['a replacement', { code: -32000, message: 'replacement transaction underpriced' }],
  ['a refusal beside a transaction that is known', { code: 4001, message: 'already known' }],
  ['wrong parameters beside a used nonce', wrapped({ code: -32602, message: 'nonce too low' })],
  ['wrong parameters that the wallet’s network tells', wrapped({ code: -32602, message: 'Invalid params' })],
  ['a hash that cannot be read', { code: -32602, message: 'hex string has length 130, want 64 for common.Hash' }],
  ['a receipt that does not come', { code: 4001, message: 'Timed out while waiting for the receipt' }],
  ['an error that wraps itself', circular],
  ['a shortfall beside a replacement', new Error('replacement transaction underpriced: insufficient funds')],
])('after %s a transaction may be on its way [C19]', (_, error) => {
  expect(sendFailure(error, 'base')).toMatchObject({ code: 'wallet/send-unknown', broadcast: 'unknown' })
  expect(sendFailure(error, 'base').mayCancelPayout).toBe(false)
})
