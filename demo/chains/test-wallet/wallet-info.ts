import { ICON } from './approval.ts'

/** As EIP-6963 and TIP-6963 announce the wallet. */
export const WALLET_INFO = Object.freeze({
  uuid: crypto.randomUUID(),
  name: 'Test Wallet',
  icon: ICON,
  rdns: 'example.acme.test-wallet',
})
