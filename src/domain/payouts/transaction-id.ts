/** The networks whose deposits the server finds by the transaction alone, which is registered with it. */
const FORMS = {
  // A digest of 32 bytes in base58.
  sui: /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
  aptos: /^0x[0-9a-f]{64}$/i,
} as const

export type RegisteredNetwork = keyof typeof FORMS

export const isRegisteredNetwork = (network: string): network is RegisteredNetwork => Object.hasOwn(FORMS, network)

/** Whether a text can be the transaction of a deposit there. */
export const isTransactionId = (network: RegisteredNetwork, text: string): boolean => FORMS[network].test(text)
