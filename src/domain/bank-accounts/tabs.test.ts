import { expect, test } from 'vitest'
import { accountTabs, hiddenTabs } from './tabs.ts'

test.each([
  [[], [], []],
  [['wallets'], [], ['wallets']],
  [[], ['wallets'], ['wallets']],
  [['wallets'], ['wallets'], ['wallets']],
  [['wallets', 'cards'], ['bank'], ['wallets', 'bank']],
] as const)('%j hidden and %j excluded hide %j [ACC-03]', (hidden, excluded, all) => {
  expect(hiddenTabs(hidden, excluded)).toEqual(all)
})

test.each([
  [undefined, [], 'bank', ['bank', 'wallets']],
  ['wallets', [], 'wallets', ['bank', 'wallets']],
  ['cards', [], 'bank', ['bank', 'wallets']],
  ['wallets', ['wallets'], 'bank', ['bank']],
  [undefined, ['bank'], 'wallets', ['wallets']],
  ['wallets', ['bank', 'wallets'], 'bank', ['bank']],
] as const)('type %s with %j hidden selects %s of %j [ACC-02]', (type, hidden, selected, tabs) => {
  expect(accountTabs(type, hidden)).toEqual({ selected, tabs })
})
