import { expect, test } from 'vitest'
import { isRegisteredNetwork, isTransactionId } from './transaction-id.ts'

const SUI = '8Kc9sQ2rWk5uGf3nZb7yTt4dLpXv6mHaJe1oRi2wNqCB'.replace('o', 'p')
const APTOS = `0x${'ab'.repeat(32)}`

test('a deposit is registered on Sui and Aptos, and on no other network [CHAIN-26]', () => {
  expect(['sui', 'aptos'].every((network) => isRegisteredNetwork(network as 'sui'))).toBe(true)
  expect(['solana', 'base', 'tron'].some((network) => isRegisteredNetwork(network as 'tron'))).toBe(false)
})

test.each([
  ['sui', SUI, true],
  ['sui', SUI.slice(0, 43), true],
  ['sui', `0${SUI.slice(1)}`, false],
  ['sui', SUI.slice(0, 42), false],
  ['sui', APTOS, false],
  ['aptos', APTOS, true],
  ['aptos', APTOS.slice(0, 65), false],
  ['aptos', APTOS.slice(2), false],
  ['aptos', SUI, false],
] as const)('a transaction of %s: %s is %s [CHAIN-26]', (network, text, isOne) => {
  expect(isTransactionId(network, text)).toBe(isOne)
})
