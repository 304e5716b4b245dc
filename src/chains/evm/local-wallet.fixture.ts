import { createWallet } from '@johanneskares/wallet-mock/dist/createWallet.js'
import { http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { base, mainnet } from 'viem/chains'

interface Call {
  readonly method: string
  readonly params?: readonly unknown[]
}

/** The wallet takes the value of a call as viem does, as a number. */
const withNumber = (param: unknown) => ({ ...(param as object), value: BigInt((param as { value: string }).value) })

/** The wallet of npm with a new key, on a local Base, from which it can switch to a local Ethereum. */
export function localWallet(rpcUrl: string, ethereumUrl = rpcUrl) {
  const transports = { [base.id]: http(rpcUrl), [mainnet.id]: http(ethereumUrl) }
  const wallet = createWallet(privateKeyToAccount(generatePrivateKey()), transports, base)
  const request = async ({ method, params = [] }: Call) =>
    wallet.request({
      method,
      params: method === 'eth_sendTransaction' ? params.map(withNumber) : params,
    } as never)
  return { id: 'test.local', name: 'Mock', provider: { request, on: () => {}, removeListener: () => {} } }
}
