import { expect, test } from 'vitest'
import type { WalletSession } from '../adapter.ts'
import { signMessage } from './sign-message.ts'

/** A wallet that fails when it is asked to sign. */
const sessionOf = (error: unknown): WalletSession => ({
  wallet: { id: 'mock', name: 'Mock', provider: { request: () => Promise.reject(error) } },
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  network: 'base',
  isMultisig: false,
})

test.each([
  ['EIP-1193', { code: 4200, message: 'The method is not supported' }],
  ['JSON-RPC', { code: -32_601, message: 'Method not found' }],
  ['what it wraps', { code: -32_603, message: 'Internal error', data: { code: -32_601 } }],
  ['EIP-1474', { code: -32_004, message: 'Method not supported' }],
  ['WalletConnect', { code: 3001, message: 'Unauthorized JSON-RPC method requested: personal_sign' }],
  ['WalletConnect in another way', { code: 5101, message: 'Unsupported methods.' }],
  ['its words', new Error('This device does not support message signing')],
  ['other words', new Error('personal_sign is not supported')],
  ['words that name the message', 'Signing messages isn’t supported by this wallet'],
])('a wallet says by %s that it signs no messages [W11]', async (_, error) => {
  await expect(signMessage(sessionOf(error), 'text')).rejects.toMatchObject({ code: 'wallet/cannot-sign' })
})

const asked = (answer: () => Promise<unknown>, isMultisig: boolean) =>
  signMessage(
    { ...sessionOf(null), wallet: { id: 'mock', name: 'Mock', provider: { request: answer } }, isMultisig },
    'text',
  )

test('a smart account signs with any number of bytes [W18]', async () => {
  const signature = `0x${'ab'.repeat(400)}`
  await expect(asked(async () => signature, true)).resolves.toBe(signature)
})

test('a multisig without a signature cannot sign [W11, W18]', async () => {
  await expect(asked(async () => '0x', true)).rejects.toMatchObject({ code: 'wallet/cannot-sign' })
  await expect(asked(async () => '0x', false)).rejects.toMatchObject({ code: 'wallet/unreadable' })
})

test.each([
  ['declines', { code: 4001, message: 'User rejected the request.' }, 'wallet/rejected'],
  ['declines in words of both', new Error('User rejected: signing not supported here'), 'wallet/rejected'],
  ['fails', new Error('disconnected'), 'wallet/failed'],
  ['throws nothing', undefined, 'wallet/failed'],
])('a wallet that %s can sign [W11, W12]', async (_, error, code) => {
  await expect(signMessage(sessionOf(error), 'text')).rejects.toMatchObject({ code })
})
