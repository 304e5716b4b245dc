import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { Wallet } from 'ethers'
import { expect, test } from 'vitest'
import { isEvmSignature, isSolanaSignature } from './signature.ts'

const message = 'shop.example wants you to sign in\nwith ünïcode'

test('an EVM signature is valid only for its text and address [W2]', async () => {
  const wallet = Wallet.createRandom()
  const signature = await wallet.signMessage(message)
  expect(isEvmSignature(message, signature, wallet.address)).toBe(true)
  expect(isEvmSignature(`${message} `, signature, wallet.address)).toBe(false)
  expect(isEvmSignature(message, signature, Wallet.createRandom().address)).toBe(false)
})

test('a recovery id without the offset of 27 is accepted', async () => {
  const wallet = Wallet.createRandom()
  const signature = await wallet.signMessage(message)
  const recovery = Number.parseInt(signature.slice(-2), 16) - 27
  expect(isEvmSignature(message, `${signature.slice(0, -2)}0${recovery}`, wallet.address)).toBe(true)
})

test.each(['', '0x', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`, 'hello', `0x${'1b'.repeat(64)}`])(
  'the EVM signature %j is refused without an exception',
  (signature) => {
    expect(isEvmSignature(message, signature, '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913')).toBe(false)
  },
)

test.each([
  ['base58', base58],
  ['base64', base64],
])('a Solana signature is accepted as %s [W2]', (_, coder) => {
  const secret = ed25519.utils.randomSecretKey()
  const address = base58.encode(ed25519.getPublicKey(secret))
  const signature = coder.encode(ed25519.sign(new TextEncoder().encode(message), secret))
  expect(isSolanaSignature(message, signature, address)).toBe(true)
  expect(isSolanaSignature(`${message}.`, signature, address)).toBe(false)
  expect(isSolanaSignature(message, signature, base58.encode(new Uint8Array(32).fill(7)))).toBe(false)
})

test.each(['', '1', 'AAAA', base64.encode(new Uint8Array(64)), base58.encode(new Uint8Array(64).fill(255))])(
  'the Solana signature %j is refused without an exception',
  (signature) => {
    expect(isSolanaSignature(message, signature, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')).toBe(false)
  },
)
