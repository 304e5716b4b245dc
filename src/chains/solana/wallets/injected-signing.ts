import { Transaction } from '@solana/web3.js'

type Sign = (transaction: unknown) => Promise<{ serialize(options: object): Uint8Array }>

/** The bytes of a transaction that a wallet signed as an object of web3.js. */
export async function signTransaction(sign: Sign, transaction: Uint8Array): Promise<Uint8Array> {
  const signed = await sign(Transaction.from(transaction))
  return new Uint8Array(signed.serialize({ requireAllSignatures: false, verifySignatures: false }))
}
