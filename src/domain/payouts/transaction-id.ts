import { networkRules, readNetwork, type RegisteredNetwork } from '../networks.ts'

function formOf(network: string): RegExp | undefined {
  const known = readNetwork(network)
  return known ? networkRules(known).transactionId : undefined
}

export const isRegisteredNetwork = (network: string): network is RegisteredNetwork => formOf(network) !== undefined

/** Whether a text can be the transaction of a deposit there. */
export const isTransactionId = (network: RegisteredNetwork, text: string): boolean =>
  formOf(network)?.test(text) === true
