import { createWallet } from '@johanneskares/wallet-mock/dist/createWallet.js'
import { privateKeyToAccount } from 'viem/accounts'

/** The wallet of npm on Ethereum. It asks no node here. */
export function evmSigner() {
  const wallet = createWallet(privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'))
  const ofNode: Readonly<Record<string, string>> = { eth_chainId: '0x1', eth_getCode: '0x' }
  return {
    request: async (call: { method: string; params?: readonly unknown[] }) =>
      ofNode[call.method] ?? wallet.request(call as never),
    on: () => {},
    removeListener: () => {},
  }
}
