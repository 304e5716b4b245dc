import { expect, test } from 'vitest'
import { missingFamilies } from './missing-families.ts'

const solana = { solana: 'http://127.0.0.1:1' }
const missing = {
  base: 'anvil is not installed for linux-x64. Install Foundry',
  polygon: 'it was not asked for. Start with --networks all',
  sui: 'it was not asked for. Start with --networks all',
}

test('a family without a network says what to do, by the network that was asked for, and where the wallet is [C18]', () => {
  expect(missingFamilies(solana, missing)).toEqual({
    evm: 'The Test Wallet has no account on EVM networks here: anvil is not installed for linux-x64. Install Foundry. It has one on Solana.',
    sui: 'The Test Wallet has no account on Sui here: it was not asked for. Start with --networks all. It has one on Solana.',
    aptos: 'The Test Wallet has no account on Aptos here. It has one on Solana.',
    tron: 'The Test Wallet has no account on Tron here. It has one on Solana.',
  })
})

test('one network of a family is enough, and without any other there is nowhere to go [C18]', () => {
  expect(Object.keys(missingFamilies({ ...solana, polygon: 'http://127.0.0.1:2' }, missing))).toEqual([
    'sui',
    'aptos',
    'tron',
  ])
  expect(missingFamilies({}, {}).solana).toBe('The Test Wallet has no account on Solana here.')
})
