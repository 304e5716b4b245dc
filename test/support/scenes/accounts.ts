import { as, type Scene } from './scene.ts'

export const accountScenes: readonly Scene[] = [
  as('existing', 'accounts', '/my-accounts'),
  as('many', 'accounts-many', '/my-accounts'),
  as('empty', 'accounts-empty', '/my-accounts'),
  as('existing', 'wallets', '/my-accounts?type=wallets'),
  as('empty', 'wallets-empty', '/my-accounts?type=wallets'),
  as('existing', 'bank-new-us', '/my-accounts/bank-accounts/new'),
  as('blocked', 'bank-new-unavailable', '/my-accounts/bank-accounts/new'),
  as('existing', 'wallet-new', '/my-accounts/wallets/new?network=base'),
]
